import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import type { AccessPreviewQuery } from '../../../data/place-queries'
import { MovePreview } from './move-preview'

/** Who gains and who loses access, as the server has worked it out just now. */
export const CheckedPreview = ({ query }: { readonly query: AccessPreviewQuery }) => {
  const { t } = useTranslation('mf-admin')
  return (
    <Loaded query={useQuery(query)} lines={3} label={t('places.move.checking')}>
      {preview => <MovePreview preview={preview} />}
    </Loaded>
  )
}

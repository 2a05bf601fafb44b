import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import type { AccessPreviewQuery } from '../../../data/place-queries'
import { MovePreview } from './move-preview'

/** Who gains and who loses access, as the server has worked it out just now. */
export const CheckedPreview = ({ query }: { readonly query: AccessPreviewQuery }) => {
  const { t } = useTranslation('mf-admin')
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data !== undefined) return <MovePreview preview={data} />
  if (error === null || isFetching) return <Skeleton lines={3} label={t('places.move.checking')} />
  return <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

import { useQuery } from '@tanstack/react-query'
import { LoadedNames } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { approversQuery } from '../../data/lock-request-queries'

/** Names of those who are asked, or that there is nobody. */
export const WhoMayLock = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <LoadedNames
      query={useQuery(approversQuery(unitId))}
      named={names => t('lockRequest.who', { names })}
      nobody={t('lockRequest.nobody')}
      failed={t('lockRequest.whoFailed')}
    />
  )
}

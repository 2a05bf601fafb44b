import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@veckovis/platform'
import { Notice, Skeleton } from '@veckovis/ui'
import { approversQuery } from '../../data/lock-request-queries'

/** Names of those who are asked, or that there is nobody. */
export const WhoMayLock = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const { data: approvers, isError } = useQuery(approversQuery(unitId))
  if (isError) return <Notice tone="warning">{t('lockRequest.whoFailed')}</Notice>
  if (approvers === undefined) return <Skeleton lines={1} label={t('loading')} />
  if (approvers.length === 0) return <Notice tone="warning">{t('lockRequest.nobody')}</Notice>
  return <p>{t('lockRequest.who', { names: approvers.map(({ name }) => name).join(', ') })}</p>
}

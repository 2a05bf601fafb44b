import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { Hint, Notice } from '@veckovis/ui'
import { approversQuery } from '../../data/lock-request-queries'

/** Names of those who are asked, or that there is nobody. */
export const WhoMayLock = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const query = useQuery(approversQuery(unitId))
  return (
    <>
      <Loaded query={query} lines={1}>
        {approvers =>
          approvers.length === 0 ? (
            <Notice tone="warning">{t('lockRequest.nobody')}</Notice>
          ) : (
            <p>{t('lockRequest.who', { names: approvers.map(({ name }) => name).join(', ') })}</p>
          )
        }
      </Loaded>
      {query.error !== null && <Hint>{t('lockRequest.whoFailed')}</Hint>}
    </>
  )
}

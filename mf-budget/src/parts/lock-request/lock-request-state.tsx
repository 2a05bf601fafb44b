import type { LockRequest } from '@veckovis/contracts/budget'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { Notice } from '@veckovis/ui'
import type { ListedFact } from '../year-list'

const dayOf = (instant: string) => toIsoDate(calendarDateInStockholm(new Date(instant)))

/** What has become of a request to lock, in words: who asked when with which comment, or why it was sent back. */
const useStateText = () => {
  const { t } = useTranslation('mf-budget')
  return ({ state, comment, askedAt, askedBy, answer, returnedAt, returnedBy }: LockRequest): string => {
    if (state === 'returned' && returnedAt !== null)
      return t('lockRequest.isReturned', {
        day: dayOf(returnedAt),
        person: returnedBy ?? t('lockRequest.someone'),
        reason: answer,
      })
    const words = { day: dayOf(askedAt), person: askedBy ?? t('lockRequest.someone'), comment }
    return t(comment === '' ? 'lockRequest.isAsked' : 'lockRequest.isAskedWith', words)
  }
}

/** The mark of a request in a list of budgets; nothing without one. */
export const useLockRequestFacts = () => {
  const { t } = useTranslation('mf-budget')
  const textOf = useStateText()
  return (request: LockRequest | null): ListedFact[] =>
    request === null ? [] : [{ label: t('lockRequest.label'), value: textOf(request), isWide: true }]
}

/** The same on the budget's own page. */
export const LockRequestNotice = ({ request }: { readonly request: LockRequest | null }) => {
  const { t } = useTranslation('mf-budget')
  const textOf = useStateText()
  return (
    request !== null && (
      <Notice tone={request.state === 'returned' ? 'warning' : 'info'} title={t('lockRequest.label')}>
        {textOf(request)}
      </Notice>
    )
  )
}

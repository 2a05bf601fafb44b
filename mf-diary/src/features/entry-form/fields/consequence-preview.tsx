import { skipToken, useQuery } from '@tanstack/react-query'
import type { DiaryBasis } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { useTranslation, useWaitingCounted, WaitingSwitch } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import { tryEntries } from '../../../data/form-calls'
import { OthersThatWait } from '../../../parts/others-that-wait'
import { ToldConsequence } from '../../../parts/told-consequence'
import type { EntryValues } from '../entry-values'
import { triedEntriesOf } from './tried-entries'
import { useAtRest } from './use-at-rest'

type ConsequencePreviewProps = {
  readonly unitId: number
  readonly category: DiaryCategory
  readonly values: EntryValues
  readonly basis: DiaryBasis
  /** The entry that is changed; null for a new one. */
  readonly except: number | null
}

/** Each question leaves a row of the audit: it is asked when the fields rest, and once. */
const Together = ({ unitId, category, values, basis, except }: ConsequencePreviewProps) => {
  const { t } = useTranslation('mf-diary')
  const tried = triedEntriesOf(category, values, basis)
  const { rested, key, isLatest } = useAtRest(tried)
  const { data, isError } = useQuery({
    queryKey: ['diary', unitId, 'tried', except, key],
    queryFn:
      rested === null ? skipToken : ({ signal }) => tryEntries(unitId, { ...rested, except, together: true }, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (tried === null) return <Hint>{t('together.incomplete')}</Hint>
  if (isError) return <Hint>{t('toDecide.failed')}</Hint>
  if (data === undefined || !isLatest) return <Hint>{t('toDecide.loadingOne')}</Hint>
  return (
    <>
      <p>
        <ToldConsequence consequence={data} />
      </p>
      <OthersThatWait others={data.others} />
    </>
  )
}

/** What the entry would do together with all that waits, while it is typed; nothing is asked while that is switched off. */
export const ConsequencePreview = (props: ConsequencePreviewProps) => {
  const { t } = useTranslation('mf-diary')
  const isCounted = useWaitingCounted()
  return (
    <div aria-live="polite">
      <WaitingSwitch label={t('together.switch')} />
      {isCounted && <Together {...props} />}
    </div>
  )
}

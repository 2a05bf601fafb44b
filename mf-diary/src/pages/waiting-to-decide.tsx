import { useQuery } from '@tanstack/react-query'
import type { NamedList, WaitingEntries } from '@veckovis/contracts/diary'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { Loaded } from '@veckovis/forms/loaded'
import { askedOnTheWay, lazyPage } from '@veckovis/platform'
import { Stack } from '@veckovis/ui'
import { useEffect, useState } from 'react'
import { absenceReasonsQuery, waitingQuery } from '../data/all-units-queries'
import { queryClient } from '../data/query-client'
import { withAbsences } from '../data/with-absences'
import { DecisionBar, type Decision } from '../features/deciding/decision-bar'
import { useDecidable } from '../features/deciding/use-decidable'
import { EntriesAhead, NothingAhead } from '../features/to-decide/entries-ahead'
import type { EntryAhead } from '../features/to-decide/decide-columns'
import { useDiaryWords } from '../wording/diary-words'
import * as styles from './waiting-to-decide.module.css'

const DecideDialog = lazyPage(
  () => import('../features/deciding/decide-dialog').then(module => module.DecideDialog),
  () => null,
)

/** A screen of them; the others are a page of the diary. */
const first = { page: 1, pageSize: 10 } as const

/** What was asked for on the way here is not asked for again. */
const waitingHere = { ...waitingQuery(first), staleTime: askedOnTheWay }

/** Asks for what is shown here, so that it comes while the page is drawn. */
export const prefetchWaiting = (): void => {
  void queryClient.prefetchQuery(waitingHere)
  void queryClient.prefetchQuery(absenceReasonsQuery)
}

const mayApprove = ({ approve }: EntryAhead) => approve

/** What waits for a decision in all the units of the person, what begins first at the top, decided where it stands. */
export const WaitingToDecide = () => {
  const { t } = useDiaryWords()
  const query = withAbsences(useQuery(waitingHere), useQuery(absenceReasonsQuery))
  return (
    <Stack>
      <Loaded query={query} lines={3} label={t('toDecide.loading')}>
        {waiting =>
          waiting.total === 0 ? (
            <NothingAhead total={waiting.total} />
          ) : (
            <Decisions waiting={waiting} absences={waiting.absences} />
          )
        }
      </Loaded>
    </Stack>
  )
}

type DecisionsProps = { readonly waiting: WaitingEntries; readonly absences: NamedList }

const Decisions = ({ waiting, absences }: DecisionsProps) => {
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  const [decision, decide] = useState<Decision | null>(null)
  const selection = useDecidable({ scope: 'start', inSight: waiting.entries, absences, mayDecide: mayApprove })
  const isOffered = waiting.entries.some(mayApprove)
  const count = selection.entries.length
  useEffect(() => {
    if (count > 0) void DecideDialog.preload()
  }, [count])
  return (
    <div>
      <EntriesAhead
        waiting={waiting}
        absences={absences}
        today={today}
        selection={isOffered ? selection.boxes : undefined}
      />
      {/* Below the list, which does not move away from under the pointer; in sight all the same. */}
      <div className={styles.bar}>
        <DecisionBar count={count} onDecide={decide} onClear={selection.clear} />
      </div>
      {decision !== null && count > 0 && (
        <DecideDialog
          decision={decision}
          chosen={selection.entries}
          absences={absences}
          onDone={() => {
            decide(null)
            selection.clear()
          }}
          onCancel={() => decide(null)}
        />
      )}
    </div>
  )
}

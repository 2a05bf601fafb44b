import { useQuery } from '@tanstack/react-query'
import type { NamedList, WaitingEntries } from '@veckovis/contracts/diary'
import { AllClear } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { GuardedLink, useWaitingCounted, WaitingSwitch } from '@veckovis/platform'
import { useRowsInTurn } from '@veckovis/ui'
import { RecordTable, type RecordSelection } from '@veckovis/ui/record-table'
import { eachConsequenceQuery } from '../../data/all-units-queries'
import { useDiaryWords } from '../../wording/diary-words'
import { decideColumns, hasConsequence, type EntryAhead } from './decide-columns'
import * as styles from './to-decide.module.css'

/** The order is the server's, and no column asks for another one. */
const earliestFirst = { key: 'firstDate', direction: 'ascending' } as const

/** About what the window shows of them before it is scrolled. */
const atOnce = 3

export const NothingAhead = ({ total }: Pick<WaitingEntries, 'total'>) => {
  const { t } = useDiaryWords()
  return <AllClear left={total}>{t('toDecide.none')}</AllClear>
}

type EntriesAheadProps = {
  readonly waiting: WaitingEntries
  readonly absences: NamedList
  /** Today in Sweden, YYYY-MM-DD. */
  readonly today: string
  /** For those who decide somewhere. */
  readonly selection: RecordSelection<EntryAhead> | undefined
}

/** The first of what waits, with what follows from each; all of it is one press away. */
export const EntriesAhead = ({ waiting: { entries, total }, absences, today, selection }: EntriesAheadProps) => {
  const { t } = useDiaryWords()
  const isPrinting = useIsPrinting()
  const drawn = useRowsInTurn(entries, atOnce)
  const together = useWaitingCounted()
  const ahead = entries.filter(entry => hasConsequence(entry, today)).map(({ id }) => id)
  useQuery(eachConsequenceQuery(ahead, together))
  return (
    <div className={styles.list}>
      <WaitingSwitch label={t('together.switch')} />
      <RecordTable<EntryAhead, 'firstDate'>
        label={t('toDecide.table')}
        columns={decideColumns({ t, absences, today, together })}
        rows={isPrinting ? entries : drawn}
        rowKey={({ id }) => id}
        sort={earliestFirst}
        onSort={() => undefined}
        {...(selection === undefined ? {} : { selection })}
      />
      {total > entries.length && (
        <p>
          {t('toDecide.more', { shown: entries.length, total })}{' '}
          <GuardedLink to="/diary/waiting" className={styles.whole}>
            {t('toDecide.all', { total })}
          </GuardedLink>
        </p>
      )}
    </div>
  )
}

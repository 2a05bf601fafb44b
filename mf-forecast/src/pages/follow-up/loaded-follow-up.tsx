import { useQuery } from '@tanstack/react-query'
import type { ChangesOfBudget } from '@veckovis/contracts/forecast'
import { bridgeYear, projectYear, type YearsOfForecast } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Notice, ProblemNotice, Sentences, Skeleton } from '@veckovis/ui'
import { useMemo } from 'react'
import { budgetChangesOf, budgetChangesQuery } from '../../data/follow-up/budget-changes-query'
import { Below } from '../../features/follow-up/below'
import { KeyFigures } from '../../features/follow-up/key-figures'
import type { MadeOf } from '../../features/follow-up/made-of'
import { MonthsTable } from '../../features/follow-up/months-table'
import { Steps } from '../../features/follow-up/steps'
import { useYearsOfOutcome } from '../../features/follow-up/use-years-of-outcome'
import type { SkippedOfYear, UnreadYear } from '../../features/loading/use-years-of-forecast'
import { furtherAbsenceNames, skippedRowName } from '../../wording/row-names'

type SkippedProps = { readonly year: number; readonly skipped: readonly SkippedOfYear[] }

/** The rows that are left out, each by its name in its own forecast; those of a year beside this one name the year. */
const Skipped = ({ year, skipped }: SkippedProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-follow-up')
  const names = skipped.flatMap(({ input, rows }) => {
    const absenceNames = furtherAbsenceNames([], input.absences, t)
    return rows.map(row => {
      const name = skippedRowName(row, absenceNames, t)
      return input.year === year ? name : words('skippedOf', { name, year: input.year })
    })
  })
  if (names.length === 0) return null
  return (
    <Notice tone="warning" announce>
      <Sentences text={t('notices.skipped', { names: names.join(', '), count: names.length })} />
    </Notice>
  )
}

type UnreadProps = {
  readonly unread: readonly UnreadYear[]
  readonly text: (words: ReturnType<typeof useTranslation>['t'], other: number) => string
}

/** Which years could not be read, what counts in their place, and a way to try again. */
const Unread = ({ unread, text }: UnreadProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-follow-up')
  return unread.map(one => (
    <ProblemNotice
      key={one.year}
      text={text(words, one.year)}
      retry={{ label: t('retry'), busy: one.isFetching, run: one.reload }}
    />
  ))
}

type FiguresProps = MadeOf & {
  readonly unitId: number
  readonly canWrite: boolean
  readonly changes: ChangesOfBudget
}

const Figures = ({ unitId, canWrite, years, outcome, changes }: FiguresProps) => {
  const changed = useMemo<YearsOfForecast>(
    () => ({ ...years, budgetChanges: budgetChangesOf(changes) }),
    [years, changes],
  )
  const projection = useMemo(() => projectYear(changed, outcome), [changed, outcome])
  const bridge = useMemo(() => bridgeYear(changed, outcome), [changed, outcome])
  return (
    <>
      <KeyFigures projection={projection} changes={changes} />
      <MonthsTable {...projection} />
      <Steps bridge={bridge} madeOf={{ years: changed, outcome }} />
      <Below unitId={unitId} year={years.own.year} bridge={bridge} canWrite={canWrite} />
    </>
  )
}

const noChanges: ChangesOfBudget = []

type LoadedFollowUpProps = {
  readonly unitId: number
  readonly years: YearsOfForecast
  readonly canWrite: boolean
  readonly skipped: readonly SkippedOfYear[]
  readonly unread: readonly UnreadYear[]
}

/**
 * A year that is there: its figures, its months, and what the deviation is made of, once its outcome and the changes of its
 * budget are known too. Where the changes cannot be read it is said that the locked budget counts without them.
 */
export const LoadedFollowUp = ({ unitId, years, canWrite, skipped, unread }: LoadedFollowUpProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-follow-up')
  const { year } = years.own
  const found = useYearsOfOutcome(unitId, years)
  const changes = useQuery(budgetChangesQuery(unitId, year))
  if (found.phase === 'waiting' || changes.isPending) return <Skeleton lines={8} label={t('loading')} />
  return (
    <>
      {changes.data === undefined && (
        <ProblemNotice
          text={words('changes.unread')}
          retry={{ label: t('retry'), busy: changes.isFetching, run: () => void changes.refetch() }}
        />
      )}
      <Unread unread={unread} text={(w, other) => w('unread', { other, year })} />
      <Unread unread={found.unread} text={(w, other) => w('unreadOutcome', { other })} />
      <Skipped year={year} skipped={skipped} />
      <Figures
        {...{ unitId, canWrite, years }}
        outcome={found.outcome}
        changes={changes.data === undefined ? noChanges : changes.data}
      />
    </>
  )
}

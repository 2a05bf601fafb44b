import { useQuery } from '@tanstack/react-query'
import type { ChangesOfBudget } from '@veckovis/contracts/forecast'
import { bridgeYear, projectYear, type YearsOfForecast } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Notice, ProblemNotice, Sentences, Skeleton } from '@veckovis/ui'
import { useMemo } from 'react'
import { budgetChangesOf, budgetChangesQuery } from '../../data/follow-up/budget-changes-query'
import { KeyFigures } from '../../features/follow-up/key-figures'
import { MonthsTable } from '../../features/follow-up/months-table'
import { Steps } from '../../features/follow-up/steps'
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

type UnreadProps = { readonly year: number; readonly unread: readonly UnreadYear[] }

/** Which years could not be read, what counts in their place, and a way to try again. */
const Unread = ({ year, unread }: UnreadProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-follow-up')
  return unread.map(one => (
    <ProblemNotice
      key={one.year}
      text={words('unread', { other: one.year, year })}
      retry={{ label: t('retry'), busy: one.isFetching, run: one.reload }}
    />
  ))
}

type LoadedFollowUpProps = {
  readonly unitId: number
  readonly years: YearsOfForecast
  readonly skipped: readonly SkippedOfYear[]
  readonly unread: readonly UnreadYear[]
}

type ChangedFollowUpProps = Omit<LoadedFollowUpProps, 'unitId'> & { readonly changes: ChangesOfBudget }

const ChangedFollowUp = ({ years, skipped, unread, changes }: ChangedFollowUpProps) => {
  const changed = useMemo<YearsOfForecast>(
    () => ({ ...years, budgetChanges: budgetChangesOf(changes) }),
    [years, changes],
  )
  const projection = useMemo(() => projectYear(changed), [changed])
  const bridge = useMemo(() => bridgeYear(changed), [changed])
  return (
    <>
      <Unread year={years.own.year} unread={unread} />
      <Skipped year={years.own.year} skipped={skipped} />
      <KeyFigures projection={projection} changes={changes} />
      <MonthsTable {...projection} />
      <Steps bridge={bridge} years={changed} />
    </>
  )
}

const noChanges: ChangesOfBudget = []

/**
 * A year that is there: its figures, its months, and what the deviation is made of. Where the changes of its budget cannot
 * be read it is said that the locked budget counts without them.
 */
export const LoadedFollowUp = ({ unitId, ...there }: LoadedFollowUpProps) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-follow-up')
  const { data, isPending, isFetching, refetch } = useQuery(budgetChangesQuery(unitId, there.years.own.year))
  if (isPending) return <Skeleton lines={8} label={t('loading')} />
  if (data !== undefined) return <ChangedFollowUp {...there} changes={data} />
  return (
    <>
      <ProblemNotice
        text={words('changes.unread')}
        retry={{ label: t('retry'), busy: isFetching, run: () => void refetch() }}
      />
      <ChangedFollowUp {...there} changes={noChanges} />
    </>
  )
}

import { bridgeYear, projectYear, type YearsOfForecast, type YearsOfOutcome } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Notice, ProblemNotice, Sentences, Skeleton } from '@veckovis/ui'
import { useMemo } from 'react'
import { KeyFigures } from '../../features/follow-up/key-figures'
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

type FiguresProps = { readonly years: YearsOfForecast; readonly outcome: YearsOfOutcome | undefined }

const Figures = ({ years, outcome }: FiguresProps) => {
  const projection = useMemo(() => projectYear(years, outcome), [years, outcome])
  const bridge = useMemo(() => bridgeYear(years, outcome), [years, outcome])
  return (
    <>
      <KeyFigures projection={projection} />
      <MonthsTable {...projection} />
      <Steps bridge={bridge} />
    </>
  )
}

type LoadedFollowUpProps = {
  readonly unitId: number
  readonly years: YearsOfForecast
  readonly skipped: readonly SkippedOfYear[]
  readonly unread: readonly UnreadYear[]
}

/** A year that is there: its figures, its months, and what the deviation is made of, once its outcome is known too. */
export const LoadedFollowUp = ({ unitId, years, skipped, unread }: LoadedFollowUpProps) => {
  const { t } = useTranslation('mf-forecast')
  const found = useYearsOfOutcome(unitId, years)
  if (found.phase === 'waiting') return <Skeleton lines={8} label={t('loading')} />
  const { year } = years.own
  return (
    <>
      <Unread unread={unread} text={(words, other) => words('unread', { other, year })} />
      <Unread unread={found.unread} text={(words, other) => words('unreadOutcome', { other })} />
      <Skipped year={year} skipped={skipped} />
      <Figures years={years} outcome={found.outcome} />
    </>
  )
}

import { bridgeYear, projectYear, type YearsOfForecast } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Notice, Sentences } from '@veckovis/ui'
import { useMemo } from 'react'
import type { SkippedRow } from '../../data/skipped-row'
import { KeyFigures } from '../../features/follow-up/key-figures'
import { MonthsTable } from '../../features/follow-up/months-table'
import { Steps } from '../../features/follow-up/steps'
import { furtherAbsenceNames, skippedRowName } from '../../wording/row-names'

type LoadedFollowUpProps = { readonly years: YearsOfForecast; readonly skipped: readonly SkippedRow[] }

const Skipped = ({ years, skipped }: LoadedFollowUpProps) => {
  const { t } = useTranslation('mf-forecast')
  if (skipped.length === 0) return null
  const absenceNames = furtherAbsenceNames([], years.own.absences, t)
  const names = skipped.map(row => skippedRowName(row, absenceNames, t)).join(', ')
  return (
    <Notice tone="warning" announce>
      <Sentences text={t('notices.skipped', { names, count: skipped.length })} />
    </Notice>
  )
}

/** A year that is there: its figures, its months, and what the deviation is made of. */
export const LoadedFollowUp = ({ years, skipped }: LoadedFollowUpProps) => {
  const projection = useMemo(() => projectYear(years), [years])
  const bridge = useMemo(() => bridgeYear(years), [years])
  return (
    <>
      <Skipped years={years} skipped={skipped} />
      <KeyFigures projection={projection} />
      <MonthsTable {...projection} />
      <Steps bridge={bridge} />
    </>
  )
}

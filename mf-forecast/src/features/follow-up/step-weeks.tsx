import { useQuery } from '@tanstack/react-query'
import { rowsOfStep, type BridgeStep, type RowsOfWeek } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Fragment, useMemo } from 'react'
import { absenceReasonsQuery } from '../../data/forecast-queries'
import { furtherAbsenceNames, rowNameById } from '../../wording/row-names'
import type { MadeOf } from './made-of'
import { signedHours, signedKronor, toneOfKronor } from './signed-texts'
import * as styles from './steps.module.css'

type StepWeeksProps = { readonly id: string; readonly step: BridgeStep; readonly madeOf: MadeOf }

const nameOfWeek = ({ year, week }: RowsOfWeek['week']) => `${year}-${week}`

/** The rows by week, with their names; worked out when the weeks are opened. */
const useRows = (step: BridgeStep, { years, outcome }: MadeOf) => {
  const { t } = useTranslation('mf-forecast')
  const rows = useMemo(
    () => new Map(rowsOfStep(years, step.id, outcome).map(ofWeek => [nameOfWeek(ofWeek.week), ofWeek.rows])),
    [years, outcome, step.id],
  )
  const reasons = useQuery(absenceReasonsQuery)
  const names = furtherAbsenceNames(reasons.isSuccess ? reasons.data : [], years.own.absences, t)
  return (week: RowsOfWeek['week']) =>
    rows.get(nameOfWeek(week))?.map(row => ({ ...row, name: rowNameById(row.rowId, names, t) }))
}

type NamedRow = RowsOfWeek['rows'][number] & { readonly name: string }

const Row = ({ name, kronor, hours }: NamedRow) => (
  <tr className={styles.ofRow}>
    <th scope="row">{name}</th>
    <td />
    <td data-tone={toneOfKronor(kronor)}>{signedKronor(kronor)}</td>
    <td>{signedHours(hours)}</td>
  </tr>
)

/** The weeks that a step is made of, with the days that they have in the calendar year, and the rows of each. */
export const StepWeeks = ({ id, step, madeOf }: StepWeeksProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const rowsOf = useRows(step, madeOf)
  return (
    <table id={id} aria-label={t('steps.weeksOf', { step: t(`steps.names.${step.id}`) })}>
      <thead>
        <tr>
          {['week', 'days', 'kronor', 'hours'].map(head => (
            <th key={head} scope="col">
              {t(`steps.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.ofWeeks}>
        {step.weeks.map(({ week, days, kronor, hours }) => (
          <Fragment key={nameOfWeek(week)}>
            <tr>
              <th scope="row">{t('steps.isoWeek', week)}</th>
              <td>{days}</td>
              <td data-tone={toneOfKronor(kronor)}>{signedKronor(kronor)}</td>
              <td>{signedHours(hours)}</td>
            </tr>
            {rowsOf(week)?.map(row => (
              <Row key={row.rowId} {...row} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

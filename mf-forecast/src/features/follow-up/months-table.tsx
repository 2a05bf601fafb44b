import type { Compared, Projection } from '@veckovis/domain/follow-up'
import { formatFractionalHours, formatMoney, nothing } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { classNames, WideTable } from '@veckovis/ui'
import { signedHours, signedKronor, signedPercent, toneOfKronor, type DeviationTone } from './signed-texts'
import * as styles from './tables.module.css'

type Row = {
  readonly id: string
  readonly text: (compared: Compared) => string
  readonly tone?: (compared: Compared) => DeviationTone
  readonly isLead?: boolean
  /** Stands only where some of the year is outcome */
  readonly ofOutcome?: boolean
}

const tone = ({ deviation }: Compared) => toneOfKronor(deviation.kronor)

const rows: readonly Row[] = [
  { id: 'budgetKronor', text: ({ budget }) => formatMoney(budget.kronor) },
  {
    id: 'outcomeKronor',
    text: ({ outcome }) => (outcome === null ? nothing : formatMoney(outcome.kronor)),
    ofOutcome: true,
  },
  {
    id: 'forecastKronor',
    text: ({ projection, outcome }) => formatMoney(projection.kronor - (outcome?.kronor ?? 0)),
    ofOutcome: true,
  },
  { id: 'projectionKronor', text: ({ projection }) => formatMoney(projection.kronor) },
  { id: 'deviationKronor', text: ({ deviation }) => signedKronor(deviation.kronor), tone, isLead: true },
  { id: 'percentKronor', text: ({ percent }) => signedPercent(percent.kronor), tone },
  { id: 'budgetHours', text: ({ budget }) => formatFractionalHours(budget.hours) },
  {
    id: 'outcomeHours',
    text: ({ outcome }) => (outcome === null ? nothing : formatFractionalHours(outcome.hours)),
    ofOutcome: true,
  },
  {
    id: 'forecastHours',
    text: ({ projection, outcome }) => formatFractionalHours(projection.hours - (outcome?.hours ?? 0)),
    ofOutcome: true,
  },
  { id: 'projectionHours', text: ({ projection }) => formatFractionalHours(projection.hours) },
  { id: 'deviationHours', text: ({ deviation }) => signedHours(deviation.hours), isLead: true },
  { id: 'percentHours', text: ({ percent }) => signedPercent(percent.hours) },
]

const monthDay = (year: number, index: number) => `${year}-${String(index + 1).padStart(2, '0')}-01`

const Heads = ({ year, count }: { readonly year: number; readonly count: number }) => {
  const { t } = useTranslation('forecast-follow-up')
  const format = useFormat()
  return (
    <tr>
      <th scope="col">{t('months.figure')}</th>
      {Array.from({ length: count }, (_, index) => (
        <th key={index} scope="col">
          {format.shortMonth(monthDay(year, index))}
        </th>
      ))}
      <th scope="col">{t('months.whole')}</th>
    </tr>
  )
}

type MonthsTableProps = Pick<Projection, 'year' | 'months' | 'whole' | 'layers'> & {
  /** Where it does not stand alone */
  readonly label?: string
}

/** Budget, projection and deviation by month, the year last; where there is an outcome also what the projection is made of. */
export const MonthsTable = ({ year, months, whole, layers, label }: MonthsTableProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const hasOutcome = layers.outcomeWeeks + layers.neighbourOutcomeDays > 0
  return (
    <section className={styles.section} data-part="months">
      <h2>{t('months.title')}</h2>
      <WideTable label={label ?? t('months.title')} className={classNames(styles.table, styles.months)}>
        <table>
          <thead>
            <Heads year={year} count={months.length} />
          </thead>
          <tbody>
            {rows
              .filter(({ ofOutcome }) => ofOutcome !== true || hasOutcome)
              .map(row => (
                <tr key={row.id} data-row={row.id} data-lead={row.isLead}>
                  <th scope="row">{t(`months.${row.id}`)}</th>
                  {[...months, whole].map((compared, index) => (
                    <td key={index} data-tone={row.tone?.(compared)}>
                      {row.text(compared)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

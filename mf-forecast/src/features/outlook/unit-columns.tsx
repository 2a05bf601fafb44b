import type { UnitOutlook } from '@veckovis/contracts/forecast'
import { momentFormats, weeksInIsoYear } from '@veckovis/domain/calendar'
import { formatMoney, formatPercent, nothing } from '@veckovis/domain/numbers'
import { GuardedLink, type Language, type Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import type { OutlookSortKey } from './sort-units'
import { Sparkline } from './sparkline'
import * as styles from './outlook.module.css'
import { UnitLink } from './unit-link'

type Outlook = NonNullable<UnitOutlook['outlook']>

/** A week and the three after it, as far as its year goes. */
const fourFrom = ({ year, week }: { readonly year: number; readonly week: number }) =>
  ({ year, weeks: [week, Math.min(week + 3, weeksInIsoYear(year))] }) as const

const colours = {
  overstaffed: styles.bad,
  understaffed: styles.bad,
  'properly-staffed': styles.good,
  unmarked: styles.plain,
}

const Nothing = () => <span className={styles.quiet}>{nothing}</span>

const NameCell = ({ row, withPlace }: { readonly row: UnitOutlook; readonly withPlace: boolean }) => {
  const [first] = row.outlook?.ahead ?? []
  return (
    <>
      {first === undefined ? (
        row.unit.name
      ) : (
        <UnitLink unitId={row.unit.id} {...fourFrom(first)}>
          {row.unit.name}
        </UnitLink>
      )}
      {withPlace && (
        <span className={styles.place}>
          {row.department}, {row.municipality}
        </span>
      )}
    </>
  )
}

const EfficiencyCell = ({ outlook, t }: { readonly outlook: Outlook; readonly t: Words }) => (
  <>
    <span className={colours[outlook.mark]}>{formatPercent(outlook.efficiency, 1)}</span>{' '}
    <span className={styles.quiet}>{t('target', { target: formatPercent(outlook.target, 0) })}</span>
    <span className={styles.word}>{t(`mark.${outlook.mark}`)}</span>
  </>
)

const NextRedCell = ({ row, outlook, t }: { row: UnitOutlook; outlook: Outlook; t: Words }) => {
  const { nextRed } = outlook
  if (nextRed === null) return <span className={styles.quiet}>{t('noRed')}</span>
  return (
    <>
      <UnitLink unitId={row.unit.id} {...fourFrom(nextRed)}>
        {t('week', { week: nextRed.week })}
      </UnitLink>{' '}
      {formatPercent(nextRed.efficiency, 0)}
      <span className={styles.word}>{t(`mark.${nextRed.mark}`)}</span>
    </>
  )
}

/** What is left of the year's budget leads to the unit's follow-up. */
const RemainingCell = ({ unitId, remaining, t }: { unitId: number; remaining: number; t: Words }) => {
  const value = formatMoney(remaining)
  const label = t('followUp', { value })
  return (
    <GuardedLink to={`/follow-up?unit=${unitId}`} aria-label={label} title={label}>
      {value}
    </GuardedLink>
  )
}

/** A column; the figures of a unit without a forecast are a line. */
const figure = (
  key: Exclude<OutlookSortKey, 'unit'>,
  title: string,
  cell: (outlook: Outlook, row: UnitOutlook) => ReactNode,
  align: 'start' | 'end' = 'start',
): RecordColumn<UnitOutlook, OutlookSortKey> => ({
  key,
  title,
  sortKey: key,
  align,
  cell: row => (row.outlook === null ? <Nothing /> : cell(row.outlook, row)),
})

type Shown = { readonly t: Words; readonly language: Language; readonly withPlace: boolean }

export const unitColumns = ({ t, language, withPlace }: Shown): RecordColumn<UnitOutlook, OutlookSortKey>[] => [
  {
    key: 'unit',
    title: t('column.unit'),
    sortKey: 'unit',
    isRowHeader: true,
    cell: row => <NameCell row={row} withPlace={withPlace} />,
  },
  figure('efficiency', t('column.efficiency'), outlook => <EfficiencyCell outlook={outlook} t={t} />),
  {
    key: 'ahead',
    title: t('column.ahead'),
    cell: ({ outlook }) => (outlook === null ? t('noForecast') : <Sparkline weeks={outlook.ahead} />),
  },
  figure(
    'cost',
    t('column.cost'),
    ({ cost }) => (cost === null ? <Nothing /> : `${cost > 0 ? '+' : ''}${formatMoney(cost)}`),
    'end',
  ),
  figure(
    'remaining',
    t('column.remaining'),
    ({ remaining }, { unit }) =>
      remaining === null ? <Nothing /> : <RemainingCell unitId={unit.id} remaining={remaining} t={t} />,
    'end',
  ),
  figure('nextRed', t('column.nextRed'), (outlook, row) => <NextRedCell row={row} outlook={outlook} t={t} />),
  figure('savedAt', t('column.savedAt'), ({ savedAt }) =>
    savedAt === null ? <Nothing /> : momentFormats[language].shortDay(savedAt),
  ),
]

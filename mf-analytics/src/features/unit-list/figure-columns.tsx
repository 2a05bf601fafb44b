import type { UnitList, UnitRow, UnitSortKey } from '@veckovis/contracts/analytics'
import type { Words } from '@veckovis/platform'
import { hoursOf, moneyOf, percentOf, twoDecimals } from '../../parts/figures'
import type { AnalyticsColumn } from '../../parts/table/analytics-column'
import * as styles from '../../parts/table/analytics-table.module.css'
import { HiddenNote } from './hidden-note'

type Column = AnalyticsColumn<UnitRow, UnitList, UnitSortKey>
type Before = NonNullable<UnitList['before']>
/** The figures that a year before has too. */
type Figure = Exclude<keyof Before['totals'], 'balanced' | 'hidden'>
type Weighted = Exclude<keyof Before['weighted'], 'balanced' | 'hidden'>
type Format = (value: number | null | undefined) => string

type TwoYearsProps = { readonly now: string; readonly before: string | null; readonly word: string }

/** A figure, and below it that of the year before where it is asked for. */
const TwoYears = ({ now, before, word }: TwoYearsProps) => (
  <>
    {now}
    {before !== null && <span className={styles.note}>{`${word} ${before}`}</span>}
  </>
)

const isWeighted = (key: Figure): key is Figure & Weighted =>
  ['targetEfficiency', 'actualEfficiency', 'staffing', 'grossShare', 'averageGrade'].includes(key)

const figureColumn = (t: Words, key: Figure, format: Format): Column => {
  const word = t('units.before')
  const weightedOf = (list: UnitList) => {
    if (!isWeighted(key)) return null
    const before = list.before === undefined ? null : format(list.before.weighted[key])
    return (
      <>
        <TwoYears now={format(list.weighted[key])} before={before} word={word} />
        <HiddenNote of={[list.weighted, list.before?.weighted]} figure={key} isTotal t={t} />
      </>
    )
  }
  return {
    key,
    align: 'end',
    cell: (row, { before }) => (
      <>
        <TwoYears
          now={format(row[key])}
          before={before === undefined ? null : format(before.byId[row.unit.id]?.[key])}
          word={word}
        />
        <HiddenNote of={[row, before?.byId[row.unit.id]]} figure={key} t={t} />
      </>
    ),
    total: ({ totals, before }) => (
      <>
        <TwoYears
          now={format(totals[key])}
          before={before === undefined ? null : format(before.totals[key])}
          word={word}
        />
        <HiddenNote of={[totals, before?.totals]} figure={key} isTotal t={t} />
      </>
    ),
    ...(isWeighted(key) ? { weighted: weightedOf } : {}),
  }
}

const formats: readonly (readonly [Figure, Format])[] = [
  ['targetEfficiency', percentOf],
  ['actualEfficiency', percentOf],
  ['staffing', twoDecimals],
  ['grossStaff', twoDecimals],
  ['netStaff', twoDecimals],
  ['grossHours', hoursOf],
  ['grossShare', percentOf],
  ['recommendedGross', twoDecimals],
  ['absence', hoursOf],
  ['substitutes', hoursOf],
  ['hourlySubstitutes', hoursOf],
  ['ownResourceShift', hoursOf],
  ['cost', moneyOf],
  ['budget', moneyOf],
  ['difference', moneyOf],
  ['averageGrade', percentOf],
  ['averageNeed', hoursOf],
]

/** The figures of a unit in the order of, from the target on. */
export const figureColumns = (t: Words): readonly Column[] =>
  formats.map(([key, format]) => figureColumn(t, key, format))

import { formatDecimals, formatPercent } from '@veckovis/domain/numbers'
import type { SheetCell, SheetRow } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import type { YearEfficiency } from './efficiency-chart'

export type EfficiencyOfYear = {
  readonly efficiency: YearEfficiency
  /** Hours of the whole year. */
  readonly neededHours: number
  readonly budgetedHours: number
}

/** The row whose figures explain themselves. */
export const efficiencyRowId = 'efficiency'

const hours = (value: number) => formatDecimals(value, 2)

const read = (text: string, description?: string): SheetCell => ({
  text,
  editable: false,
  dirty: false,
  ...(description === undefined ? {} : { description }),
})

type Row = { readonly id: string; readonly label: string; readonly months: readonly SheetCell[]; readonly sum: string }

const rowOf = ({ months, ...row }: Row): SheetRow => ({ ...row, status: 'normal', cells: months })

/** Needed and budgeted hours of each month and of the year, the one over the other, and how far from the target. */
export const efficiencyRows = (
  { efficiency, neededHours, budgetedHours }: EfficiencyOfYear,
  words: Words,
): SheetRow[] => {
  const { months, year, target } = efficiency
  const toTarget = (percent: number) => {
    const difference = percent - target
    return words(difference > 0 ? 'results.plus' : 'results.same', { value: formatDecimals(difference, 1) })
  }
  return [
    rowOf({
      id: 'needed',
      label: words('results.neededHours'),
      months: months.map(one => read(hours(one.neededHours))),
      sum: hours(neededHours),
    }),
    rowOf({
      id: 'budgeted',
      label: words('results.budgetedHours'),
      months: months.map(one => read(hours(one.budgetedHours))),
      sum: hours(budgetedHours),
    }),
    {
      ...rowOf({
        id: efficiencyRowId,
        label: words('results.efficiency'),
        months: months.map(one => read(formatPercent(one.efficiency, 1), words('results.askByEnter'))),
        sum: formatPercent(year, 1),
      }),
      tone: 'strong',
    },
    rowOf({
      id: 'to-target',
      label: words('results.toTargetPoints'),
      months: months.map(one => read(toTarget(one.efficiency))),
      sum: toTarget(year),
    }),
  ]
}

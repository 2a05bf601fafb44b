import type { ExplanationUnit, FigureUnit } from '../formula/explanation'
import { weeksFormula } from '../formula/list-formulas'
import { namedFormula } from '../formula/forecast-formula'
import type { ForecastRowId } from '../rows/forecast-row-ids'

/** Units of rows that have a sum and an average. */
export type SeriesUnit = Extract<FigureUnit, 'hundredths' | 'hours' | 'money' | 'fte' | 'percent'>

const sumIn = (unit: SeriesUnit) => weeksFormula({ id: 'sum-of-weeks', unit })

/** The weeks of the range added up. */
export const sumOfWeeksFormulas = {
  hundredths: sumIn('hundredths'),
  hours: sumIn('hours'),
  money: sumIn('money'),
  fte: sumIn('fte'),
  percent: sumIn('percent'),
} as const

const meanIn = (unit: ExplanationUnit) =>
  namedFormula<{ readonly total: number; readonly weeks: number }>({
    id: 'mean-of-weeks',
    unit,
    inputs: { total: { nameId: 'sum-of-range', unit }, weeks: { nameId: 'weeks-of-range', unit: 'weeks' } },
    compute: ({ total, weeks }) => total / weeks,
  })

/** The sum divided by the number of weeks in the range, not rounded. */
export const meanOfWeeksFormulas = {
  hundredths: meanIn('hours'),
  hours: meanIn('hours'),
  money: meanIn('money'),
  fte: meanIn('fte'),
  percent: meanIn('percent'),
} as const

/** A running row shows its last week instead of a sum. */
export const lastWeekFormula = (nameId: ForecastRowId, unit: SeriesUnit) =>
  namedFormula<{ readonly last: number }>({
    id: 'last-week',
    unit,
    inputs: { last: { nameId, unit } },
    compute: ({ last }) => last,
  })

/** The ideal share times the weeks of the range, in SEK. */
export const shareTimesWeeksFormula = namedFormula<{ readonly idealPerWeek: number; readonly weeks: number }>({
  id: 'share-times-weeks',
  unit: 'money',
  inputs: {
    idealPerWeek: { nameId: 'ideal-per-week', unit: 'money' },
    weeks: { nameId: 'weeks-of-range', unit: 'weeks' },
  },
  compute: ({ idealPerWeek, weeks }) => idealPerWeek * weeks,
})

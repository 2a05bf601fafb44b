import type { Hundredths } from '../../numbers/hundredths'
import { at } from '../calculation/at-week'
import { hoursOutsideSpells, savedBySpells } from '../calculation/sick-pay'
import type { SickPay } from '../forecast-input'
import type { ForecastRowId } from '../rows/forecast-row-ids'
import { defineFormula } from './forecast-formula'
import { shownNumber, shownUnit, type ExplanationTerm, type FigureUnit, type TermDetail } from './explanation'
import type { ExplanationNameId, FormulaId } from './explanation-ids'

/** Hours of one row with the factor at which they enter a sum; index 0 is week 1. */
export type WeightedRow = {
  readonly rowId: ForecastRowId
  readonly hours: readonly Hundredths[]
  /** A hundred times the factor, a whole number, so that weighing is exact */
  readonly factorHundredths: number
  /** The part of the hours that came from the diary */
  readonly diaryHours: readonly Hundredths[] | undefined
  /** The part that waits for a decision, where what waits is counted */
  readonly waitingHours?: readonly Hundredths[] | undefined
  /** What of the hours is counted by spell instead, where any is */
  readonly sickPay?: SickPay | undefined
}

export type RowsOfWeek = { readonly rows: readonly WeightedRow[]; readonly index: number }

const partOf = (
  nameId: 'changed-needs-from-diary' | 'entered-hours' | 'hours-from-diary' | 'hours-that-wait',
  hundredths: Hundredths,
): ExplanationTerm => {
  const value = shownNumber(hundredths, 'hundredths')
  return { nameId, unit: 'hours', value, factor: 1, contribution: value }
}

const partAt = (part: readonly Hundredths[] | undefined, index: number): Hundredths =>
  part === undefined ? 0 : at(part, index)

/** The parts of one row's hours where some of them came from the diary, or wait in it. */
const listDiaryParts = (
  { hours, diaryHours, waitingHours }: Pick<WeightedRow, 'hours' | 'diaryHours' | 'waitingHours'>,
  index: number,
): readonly ExplanationTerm[] => {
  const [diary, waiting] = [partAt(diaryHours, index), partAt(waitingHours, index)]
  if (diary === 0 && waiting === 0) return []
  return [
    partOf('entered-hours', at(hours, index) - diary - waiting),
    ...(diary === 0 ? [] : [partOf('hours-from-diary', diary)]),
    ...(waiting === 0 ? [] : [partOf('hours-that-wait', waiting)]),
  ]
}

/** The parts of changed needs of which some wait for a decision. */
export const waitingDetail = (
  changed: readonly Hundredths[],
  waiting: readonly Hundredths[] | undefined,
  index: number,
): TermDetail => {
  const hours = partAt(waiting, index)
  if (hours === 0) return {}
  return {
    parts: [partOf('changed-needs-from-diary', at(changed, index) - hours), partOf('hours-that-wait', hours)],
  }
}

/**
 * What a row adds in a week, in whole ten-thousandths of hours: its hours times its factor. Hours of illness that are
 * counted by spell take off what they save instead, and only those that no spell has leave the factor to it.
 */
const weighed = ({ hours, factorHundredths, sickPay }: WeightedRow, index: number): number => {
  if (sickPay === undefined) return at(hours, index) * factorHundredths
  return hoursOutsideSpells(at(hours, index), sickPay, index) * factorHundredths - savedBySpells(sickPay, index)
}

/** The factor of a row; by spell what its hours come to, and none where it has no hours. */
const factorOf = (row: WeightedRow, index: number): Pick<ExplanationTerm, 'factor'> => {
  if (row.sickPay === undefined || at(row.sickPay.spellHours, index) === 0)
    return { factor: row.factorHundredths / 100 }
  const hundredths = at(row.hours, index)
  return hundredths === 0 ? {} : { factor: weighed(row, index) / (100 * hundredths) }
}

const termOfRow = (row: WeightedRow, index: number): ExplanationTerm => {
  const parts = listDiaryParts(row, index)
  return {
    nameId: row.rowId,
    unit: 'hours',
    value: shownNumber(at(row.hours, index), 'hundredths'),
    ...factorOf(row, index),
    // Never minus zero.
    contribution: (weighed(row, index) + 0) / 10_000,
    ...(parts.length === 0 ? {} : { parts }),
  }
}

/** The hours of several rows in one week, each times its factor; exact, because the factors are whole hundredths. */
export const rowsFormula = ({ id, unit }: { id: FormulaId; unit: 'hundredths' | 'hours' }) => {
  const divisor = unit === 'hundredths' ? 100 : 10_000
  return defineFormula<RowsOfWeek>({
    id,
    unit,
    compute: ({ rows, index }) => {
      let sum = 0
      for (const row of rows) sum += weighed(row, index)
      return sum / divisor
    },
    listTerms: ({ rows, index }) => rows.map(row => termOfRow(row, index)),
  })
}

/** The values of some weeks, each the same figure; `from` and `to` are places in the list, `to` is left out. */
export type ValuesOfWeeks = {
  readonly values: readonly number[]
  readonly from: number
  readonly to: number
  readonly nameId: ExplanationNameId
  /** Number of the week at place `from` */
  readonly firstWeek: number
}

/** One term per week, each adding its value. */
export const listWeeks = (weeks: ValuesOfWeeks, unit: FigureUnit): ExplanationTerm[] =>
  weeks.values.slice(weeks.from, weeks.to).map((given, offset) => {
    const value = shownNumber(given, unit)
    return {
      nameId: weeks.nameId,
      unit: shownUnit(unit),
      value,
      week: weeks.firstWeek + offset,
      factor: 1,
      contribution: value,
    }
  })

export type StoredHours = Pick<WeightedRow, 'hours' | 'diaryHours' | 'waitingHours'> & { readonly index: number }

/** Hours that are not calculated: what was entered, a schedule or a locked budget says. */
export const storedFormula = (id: FormulaId) =>
  defineFormula<StoredHours>({
    id,
    unit: 'hundredths',
    compute: ({ hours, index }) => at(hours, index),
    listTerms: row => listDiaryParts(row, row.index),
  })

/** One figure added up over weeks, in their order. */
export const weeksFormula = ({ id, unit }: { id: FormulaId; unit: FigureUnit }) =>
  defineFormula<ValuesOfWeeks>({
    id,
    unit,
    compute: ({ values, from, to }) => {
      let sum = 0
      for (let place = from; place < to; place += 1) sum += at(values, place)
      return sum
    },
    listTerms: weeks => listWeeks(weeks, unit),
  })

/** A figure added up since the start week: the weeks to this one, and what they came to a week before. */
export type RunningWeeks = ValuesOfWeeks & { readonly before: number }

/** One figure added up from the start week, week after week; the terms are the weeks. */
export const runningFormula = ({ id, unit }: { id: FormulaId; unit: FigureUnit }) =>
  defineFormula<RunningWeeks>({
    id,
    unit,
    compute: ({ values, to, before }) => before + at(values, to - 1),
    listTerms: weeks => listWeeks(weeks, unit),
  })

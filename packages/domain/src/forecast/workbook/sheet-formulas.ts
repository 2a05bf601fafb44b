import { costFactor } from '../calculation/cost-factors'
import { readTargetHundredths } from '../calculation/read-target'
import { at } from '../calculation/at-week'
import { chartTolerancePoints, weeksPerBudgetYear } from '../forecast-constants'
import { incomeBesideHoursIn } from '../figures/income-figures'
import { payRiseIn } from '../figures/week-frame'
import { meanPriceFormula } from '../calculation/income-formulas'
import type { ForecastInput, WeekIncome } from '../forecast-input'
import type { StaffingMark } from '../forecast-result'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { absenceKind, listedKinds, substituteKind } from '../rows/row-kinds'
import type { SheetRow } from './lay-out-sheet'
import { metaLabels } from './row-labels'

type Places = {
  /** Number of a row as a spreadsheet counts, by the id of its row */
  readonly rows: ReadonlyMap<string, number>
  /** The same of what the sheet says of the budget, by its label */
  readonly metaRows: ReadonlyMap<string, number>
  readonly wordOf: (mark: StaffingMark) => string
}

/** Letters of a column, 1 being A. */
const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26))

/** The weeks begin beside the labels. */
const columnOf = (week: number): string => lettersOf(week + 1)

type At = { readonly input: ForecastInput; readonly places: Places; readonly week: number }

const numberIn = (rows: ReadonlyMap<string, number>, name: string): number => {
  const row = rows.get(name)
  if (row === undefined) throw new RangeError(`The sheet has no row ${name}`)
  return row
}

const cell = ({ places, week }: At, rowId: string): string => `${columnOf(week)}${numberIn(places.rows, rowId)}`

/** A row from the first week to this one. */
const sinceStart = ({ places, week }: At, rowId: string): string => {
  const row = numberIn(places.rows, rowId)
  return `SUM($${columnOf(1)}${row}:${columnOf(week)}${row})`
}

const metaCell = ({ places }: At, label: string): string => `$B$${numberIn(places.metaRows, label)}`

/** Hours are whole hundredths, which binary sums are only nearly. */
const wholeHundredths = (sum: string): string => `ROUND(${sum},2)`

const sumOf = (cells: readonly string[]): string => (cells.length === 0 ? '0' : `SUM(${cells.join(',')})`)

const extraTimeCells = (place: At): string[] =>
  place.input.substitutes
    .filter(({ serverId }) => substituteKind.lineOf(serverId).total === 'extraTime')
    .map(({ serverId }) => cell(place, substituteKind.rowIdOf(serverId)))

const absenceCells = (place: At): string[] =>
  place.input.absences.map(({ serverId }) => cell(place, absenceKind.rowIdOf(serverId)))

/** Every row that costs or saves anything, with its factor; the rows that the sheet leaves out do neither. */
const paidTerms = (place: At): string[] =>
  listedKinds.flatMap(kind =>
    place.input[kind.list].flatMap(({ serverId }) => {
      const factor = costFactor(kind, serverId, place.input.resourceBudget.costFactors)
      return factor === 0 ? [] : [`${cell(place, kind.rowIdOf(serverId))}*(${factor})`]
    }),
  )

const needs = (place: At): string => wholeHundredths(`${cell(place, ids.totalRequired)}+${cell(place, ids.myForecast)}`)

const available = (place: At): string =>
  wholeHundredths(`${cell(place, ids.budgetedStaffHours)}+${cell(place, ids.hourlyUsageResult)}`)

const needsSinceStart = (place: At): string =>
  wholeHundredths(`${sinceStart(place, ids.totalRequired)}+${sinceStart(place, ids.myForecast)}`)

const availableSinceStart = (place: At): string =>
  wholeHundredths(`${sinceStart(place, ids.budgetedStaffHours)}+${sinceStart(place, ids.hourlyUsageResult)}`)

const targetOf = ({ input, week }: At): number => readTargetHundredths(at(input.target, week - 1)) / 100

const ratio = (needed: string, had: string): string => `IF(${had}<=0,0,${needed}/${had}*100)`

const text = (word: string): string => `"${word.replaceAll('"', '""')}"`

/** The rules of `mark-week.ts`, compared in whole ten-thousandths. */
const mark = (place: At, needed: string, had: string): string => {
  const word = (of: StaffingMark) => text(place.places.wordOf(of))
  const distance = `ROUND(${needed}*100-${targetOf(place)}*${had},4)`
  const allowed = `ROUND(${chartTolerancePoints}*${had},4)`
  const compared =
    `IF(${distance}>${allowed},${word('understaffed')},` +
    `IF(${distance}<0-${allowed},${word('overstaffed')},${word('properly-staffed')}))`
  return `IF(${had}<=0,IF(${needed}>0,${word('understaffed')},${word('unmarked')}),${compared})`
}

const idealShare = (place: At): string => `${metaCell(place, metaLabels.annualBudget)}/${weeksPerBudgetYear}`

/** The budget's pay per hour, and the percent that revisions of pay add in this week. */
const costPerHour = (place: At): string => {
  const rise = payRiseIn(place.input, place.week - 1)
  const ofBudget = metaCell(place, metaLabels.payPerHour)
  return rise === 0 ? ofBudget : `${ofBudget}*(1+${rise}/100)`
}

/** Zones have their hours in the rows of needs, all of which the sheet adds up; rooms have theirs in them too. */
const hoursWithoutPrice = ({ input, week }: At, { zoneShare }: WeekIncome): number =>
  (at(input.totalHoursRequired, week - 1) / 100) * (1 - zoneShare)

const besideHours = ({ week }: At, income: WeekIncome): number => {
  const { rooms, visits, months } = incomeBesideHoursIn(income, week - 1)
  return rooms + visits + months
}

const meanPrice = ({ week }: At, { zones }: WeekIncome): number =>
  meanPriceFormula.calculate({ zones, index: week - 1 })

/** Prices and shares are numbers of the budget, which the sheet does not have elsewhere. */
const weekIncome = (place: At, income: WeekIncome): string =>
  `(${needs(place)}-${hoursWithoutPrice(place, income)})*${meanPrice(place, income)}+${besideHours(place, income)}`

const costs = (place: At): readonly string[] => [
  cell(place, ids.staffCost),
  ...(place.places.rows.has(ids.fixedCost) ? [cell(place, ids.fixedCost)] : []),
]

const breakEven = (place: At, income: WeekIncome): string => {
  const full = `(${available(place)}*${meanPrice(place, income)})`
  return `IF(${full}<=0,0,(${costs(place).join('+')}-${besideHours(place, income)})/${full}*100)`
}

/** Null where a row cannot be calculated. */
type SheetFormula = (place: At) => string | null

const formulas: Readonly<Record<string, SheetFormula>> = {
  [ids.vacantHours]: place => wholeHundredths(`${cell(place, ids.budgetedStaffHours)}-${cell(place, ids.actualHours)}`),
  [ids.extraTime]: place => wholeHundredths(sumOf(extraTimeCells(place))),
  [ids.absences]: place => wholeHundredths(sumOf(absenceCells(place))),
  [ids.hourlyUsageResult]: place =>
    wholeHundredths(`${cell(place, ids.resourceTime)}+${cell(place, ids.extraTime)}-${cell(place, ids.absences)}`),
  [ids.ownWeekEfficiency]: place => ratio(needs(place), available(place)),
  [ids.weeklyEfficiency]: place => ratio(needsSinceStart(place), availableSinceStart(place)),
  [ids.meaningOwnStatus]: place => mark(place, needs(place), available(place)),
  [ids.meaningStatus]: place => mark(place, needsSinceStart(place), availableSinceStart(place)),
  [ids.deficitHours]: place => {
    const target = targetOf(place)
    return `ROUND(${available(place)}*${target}-${needs(place)}*100,4)/${target}`
  },
  [ids.deficitCumulative]: place => sinceStart(place, ids.deficitHours),
  [ids.meaningFte]: place => {
    const { fullTimeHours } = place.input.resourceBudget
    return fullTimeHours <= 0 ? null : `${cell(place, ids.deficitHours)}/${fullTimeHours}`
  },
  [ids.meaningCost]: place => `${cell(place, ids.deficitHours)}*${costPerHour(place)}`,
  [ids.staffCost]: place =>
    `ROUND(${[cell(place, ids.budgetedStaffHours), ...paidTerms(place)].join('+')},4)*${costPerHour(place)}`,
  [ids.incomingBudget]: place =>
    place.week === 1
      ? idealShare(place)
      : `${idealShare(place)}+${cell({ ...place, week: place.week - 1 }, ids.remainingBudget)}`,
  [ids.remainingBudget]: place => {
    const left = `${cell(place, ids.incomingBudget)}-${cell(place, ids.staffCost)}`
    return place.places.rows.has(ids.fixedCost) ? `${left}-${cell(place, ids.fixedCost)}` : left
  },
  [ids.weekIncome]: place => (place.input.income === undefined ? null : weekIncome(place, place.input.income)),
  [ids.incomeBalance]: place => [cell(place, ids.weekIncome), ...costs(place)].join('-'),
  [ids.incomeBreakEven]: place => (place.input.income === undefined ? null : breakEven(place, place.input.income)),
}

/** What a sheet is laid out as: the number of its first row, and what a mark reads in it. */
type SheetLayout = {
  readonly rows: readonly SheetRow[]
  readonly firstRow: number
  readonly wordOf: (mark: StaffingMark) => string
}

/**
 * The formulas of the calculated cells of an exported year, as spreadsheets keep them, without their sign: each
 * recalculates to what its cell shows. Null for a cell that stands as it is: one that is entered, or that rests on what
 * the sheet does not have (own resource shifts, changes from the diary). They hold numbers, places and the words of
 * marks alone.
 */
export const sheetFormulas = (input: ForecastInput, { rows, firstRow, wordOf }: SheetLayout) => {
  const numbered = rows.map((row, index) => ({ row, number: firstRow + index }))
  const places: Places = {
    rows: new Map(numbered.flatMap(({ row, number }) => (row.kind === 'weeks' ? [[row.rowId, number]] : []))),
    metaRows: new Map(numbered.flatMap(({ row, number }) => (row.kind === 'meta' ? [[row.label, number]] : []))),
    wordOf,
  }
  return (rowId: string, week: number): string | null => formulas[rowId]?.({ input, places, week }) ?? null
}

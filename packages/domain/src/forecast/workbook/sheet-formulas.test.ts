import fc from 'fast-check'
import { calculateForecast } from '../calculate-forecast'
import { createForecastState } from '../editing/create-forecast-state'
import type { ForecastInput } from '../forecast-input'
import { forecastInputs } from '../forecast-input.arbitrary'
import type { StaffingMark } from '../forecast-result'
import { buildForecastTables } from '../tables/build-forecast-tables'
import { everyWeek, evenYear, workedExample } from '../worked-example.fixture'
import { calculateSheet, type SheetContent } from './evaluate-formula.fixture'
import { layOutSheet, type SheetRow } from './lay-out-sheet'
import { sheetFormulas } from './sheet-formulas'

const words: Readonly<Record<StaffingMark, string>> = {
  overstaffed: 'Över',
  understaffed: 'Under',
  'properly-staffed': 'Rätt, som "målet"',
  unmarked: '–',
}
const wordOf = (mark: StaffingMark) => words[mark]

const sheetOf = (given: ForecastInput): { readonly input: ForecastInput; readonly rows: readonly SheetRow[] } => {
  const currentWeek = { year: given.year, week: 1 }
  const state = createForecastState({ input: given, currentWeek, canWrite: true })
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: state.edited.weeks })
  const { annualSalary, hours } = given.resourceBudget
  const meta = { annualBudget: annualSalary, payPerHour: result.summary.costPerHour, leftForSchedule: 0 }
  const tables = buildForecastTables(state, result)
  return {
    input: state.edited,
    rows: layOutSheet(state, tables, { ...meta, hours, hoursForSchedule: 0, isLocked: true }),
  }
}

/** The sheet with its formulas, and with other values in its cells than those that were calculated. */
const contentsOf = ({ input, rows }: ReturnType<typeof sheetOf>, entered = rows): SheetContent[][] => {
  const formulaOf = sheetFormulas(input, { rows, firstRow: 2, wordOf })
  const head: SheetContent[] = ['Vecka', ...Array.from({ length: input.weeks }, (_, index) => index + 1)]
  const lines = entered.map((row): SheetContent[] => {
    if (row.kind === 'table') return [row.nameKey]
    if (row.kind === 'meta') return [row.label, typeof row.value === 'boolean' ? String(row.value) : row.value]
    const cells = row.cells.map(({ week, value }): SheetContent => {
      const formula = formulaOf(row.rowId, week)
      if (formula !== null) return { formula }
      return typeof value === 'string' ? wordOf(value) : (value ?? 0)
    })
    return [row.rowId, ...cells]
  })
  return [head, ...lines]
}

/** A sum of some hundred terms is off by their roundings, of the largest on the way; an efficiency by its own alone. */
const isNear = (one: number, other: number, largest: number) => Math.abs(one - other) <= 1e-12 * (1 + largest)

const largestOf = (rows: readonly SheetRow[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const row of rows) {
    if (row.kind !== 'weeks') continue
    const sizes = row.cells.map(({ value }) => (typeof value === 'number' ? Math.abs(value) : 0))
    found.set(row.unit, Math.max(found.get(row.unit) ?? 0, ...sizes))
  }
  return found
}

/** The cells in which the sheet, calculated again, differs from what the page shows. */
const differencesOf = (contents: readonly (readonly SheetContent[])[], { rows }: ReturnType<typeof sheetOf>) => {
  const valueAt = calculateSheet(contents)
  const sizes = largestOf(rows)
  return rows.flatMap((row, index) => {
    if (row.kind !== 'weeks') return []
    const largest = row.unit === 'percent' ? undefined : sizes.get(row.unit)
    return row.cells.flatMap(({ week, value }) => {
      const found = valueAt(index + 2, week + 1)
      const isSame =
        typeof value === 'number' && typeof found === 'number'
          ? isNear(found, value, largest ?? Math.abs(value))
          : typeof value === 'string' && found === wordOf(value)
      return isSame ? [] : [`${row.rowId} ${week}: ${found} is not ${value}`]
    })
  })
}

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 8, endOnFailure: true }

test('every calculated cell of the year recalculates to the figure that the page shows', () => {
  fc.assert(
    fc.property(forecastInputs, input => {
      const sheet = sheetOf(input)
      expect(differencesOf(contentsOf(sheet), sheet)).toEqual([])
    }),
    runs,
  )
})

test('hours that are written into the file lead to the figures that the page has for them', () => {
  fc.assert(
    fc.property(
      forecastInputs,
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 60, maxLength: 60 }),
      (input, hours) => {
        const before = sheetOf(input)
        const edited = {
          ...before.input,
          absences: before.input.absences.map((row, at) => ({ ...row, hours: row.hours.with(7, hours[at % 60] ?? 0) })),
          substitutes: before.input.substitutes.map((row, at) => ({
            ...row,
            hours: row.serverId === 1 || row.serverId === 7 ? row.hours : row.hours.with(3, hours[(at + 30) % 60] ?? 0),
          })),
          myForecast: before.input.myForecast.with(5, -(hours[59] ?? 0)),
        }
        const after = sheetOf(edited)
        expect(differencesOf(contentsOf(before, after.rows), after)).toEqual([])
      },
    ),
    runs,
  )
})

test.each([
  [2026, workedExample(2026), 53],
  [2027, workedExample(2027), 52],
  [2032, evenYear(2032), 53],
] as const)('the year %d recalculates whole', (_, input, weeks) => {
  const sheet = sheetOf(input)
  expect(sheet.input.weeks).toBe(weeks)
  expect(differencesOf(contentsOf(sheet), sheet)).toEqual([])
})

test('the formulas of the worked example', () => {
  const { input, rows } = sheetOf(workedExample())
  const formulaOf = sheetFormulas(input, { rows, firstRow: 2, wordOf })
  const rowOf = (rowId: string) => 2 + rows.findIndex(row => row.kind === 'weeks' && row.rowId === rowId)
  const salary = 2 + rows.findIndex(row => row.kind === 'meta' && row.label === 'Årsbudget')
  expect(formulaOf('totals-absences', 1)).toBe(
    `ROUND(SUM(${[1, 2, 3, 4, 5, 6].map(id => `B${rowOf(`absences-${id}`)}`).join(',')}),2)`,
  )
  expect(formulaOf('budget-incoming', 1)).toBe(`$B$${salary}/52`)
  expect(formulaOf('budget-incoming', 27)).toBe(`$B$${salary}/52+AA${rowOf('budget-remaining')}`)
  expect(formulaOf('budget-remaining', 27)).toBe(`AB${rowOf('budget-incoming')}-AB${rowOf('budget-staff-cost')}`)
  for (const rowId of ['absences-1', 'needs-total-required', 'totals-resource-time', 'unknown'])
    expect(formulaOf(rowId, 1)).toBeNull()
})

test('five points from the target are within it, as the page has it, whatever the hours are in binary', () => {
  const input = {
    ...evenYear(2027),
    budgetedStaffHours: everyWeek(10, 52),
    totalHoursRequired: everyWeek(9, 52),
    target: everyWeek(85, 52),
  }
  const sheet = sheetOf(input)
  expect(differencesOf(contentsOf(sheet), sheet)).toEqual([])
  const marks = sheet.rows.flatMap(row => (row.kind === 'weeks' && row.rowId === 'meaning-status' ? row.cells : []))
  expect(new Set(marks.map(({ value }) => value))).toEqual(new Set(['properly-staffed']))
})

import fc from 'fast-check'
import { calculateForecast } from '../calculate-forecast'
import { createForecastState } from '../editing/create-forecast-state'
import type { ForecastInput } from '../forecast-input'
import { forecastInputs } from '../forecast-input.arbitrary'
import type { Explanation, ExplanationTerm } from '../formula/explanation'
import { formulaIds, isQuantityId, quantityIds } from '../formula/explanation-ids'
import { isForecastRow } from '../rows/is-forecast-row'
import { buildForecastTables } from '../tables/build-forecast-tables'
import type { ForecastRow } from '../tables/forecast-table'
import { everyWeek, withWeekOne, workedExample } from '../worked-example.fixture'
import { explainBudgetBasis, type BudgetBasisFigure } from './explain-budget-basis'
import { explainCard, type ExplainedCardId } from './explain-card'
import { explainCell } from './explain-cell'

const range = { startWeek: 1, endWeek: 4 }
const summaries = ['sum', 'average'] as const

const given = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('There was none')
  return value
}

const explained = (rowId: string, column: number | 'sum' | 'average', input = workedExample()) =>
  given(explainCell(input, range, { rowId, column }))

const partsOf = ({ terms }: Explanation, nameId: string) =>
  given(given(terms.find(term => term.nameId === nameId)).parts)

const brief = (terms: readonly ExplanationTerm[]) =>
  terms.map(({ nameId, value, factor, contribution }) => [nameId, value, factor, contribution])

const contributionsOf = (terms: readonly ExplanationTerm[]) =>
  terms.flatMap(({ contribution }) => (contribution === undefined ? [] : [contribution]))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Hours add up exactly as ten-thousandths, in which every row, factor and sum of them is whole. Deficits have fractions and
 * money is binary: a sum of n terms in one grouping differs from that in another by at most 2n roundings, each 2^-53 of
 * what is on the way. In a budget that is up to the costs and shares of all weeks, though they may cancel out.
 */
const addsUp = (contributions: readonly number[], value: number, isWhole: boolean, largest: number): boolean => {
  if (isWhole)
    return sum(contributions.map(contribution => Math.round(contribution * 10_000))) === Math.round(value * 10_000)
  const roundings = 2 * 3 * (contributions.length + 1)
  return Math.abs(sum(contributions) - value) <= roundings * 2 ** -53 * largest
}

/** At least as much as any sum of money or of deficits on the way. */
const largestOf = (input: ForecastInput, rangeOf: typeof range): number => {
  const { staffCost, fixedCost, deficit, summary } = calculateForecast(input, rangeOf)
  const sizes = [...staffCost, ...fixedCost, ...deficit].map(Math.abs)
  return sum(sizes) + input.resourceBudget.annualSalary + staffCost.length * summary.idealPerWeek
}

const fractionalHours: ReadonlySet<string> = new Set(['deficit-hours', 'deficit-cumulative', 'needed-at-target'])

/** Every list of contributions makes the figure it stands under. */
const problemsOf = (
  {
    nameId,
    unit,
    value,
    terms,
  }: Pick<ExplanationTerm, 'nameId' | 'unit' | 'value'> & {
    readonly terms: readonly ExplanationTerm[]
  },
  largest: number,
  path = '',
): string[] => {
  const contributions = contributionsOf(terms)
  const here = `${path}/${nameId}`
  const isWhole = unit === 'hours' && terms.every(term => !fractionalHours.has(term.nameId))
  const holds =
    contributions.length === 0 ||
    (contributions.length === terms.length &&
      typeof value === 'number' &&
      addsUp(contributions, value, isWhole, largest))
  return [
    ...(holds ? [] : [`${here}: ${contributions.join(' + ')} is not ${value}`]),
    ...terms.flatMap(term => problemsOf({ ...term, terms: term.parts ?? [] }, largest, here)),
  ]
}

const cellsOf = (input: ForecastInput, rangeOf: typeof range) => {
  const state = createForecastState({ input, currentWeek: { year: 2026, week: 1 }, canWrite: true })
  const tables = buildForecastTables(state, calculateForecast(state.edited, rangeOf))
  const rows = Object.values(tables).flatMap((table): ForecastRow[] => [...table.rows])
  return rows.flatMap(row => [
    ...row.columns.map(({ weekNumber, value }) => ({ rowId: row.id, column: weekNumber, value })),
    ...(row.unit === 'mark' ? [] : summaries.map(column => ({ rowId: row.id, column, value: row[column] }))),
  ])
}

const inputsWithRange = forecastInputs.chain(input =>
  fc
    .tuple(fc.integer({ min: 1, max: input.weeks }), fc.integer({ min: 0, max: 5 }))
    .map(([startWeek, more]) => ({ input, range: { startWeek, endWeek: Math.min(input.weeks, startWeek + more) } })),
)

// Shrinking lists of a thousand numbers takes minutes and shows no more than the seed does.
const runs = { numRuns: 12, endOnFailure: true }

describe('an explanation', () => {
  test('has the very value of its cell, and its contributions make it, for every row, week and range', () => {
    fc.assert(
      fc.property(inputsWithRange, ({ input, range: asked }) => {
        const cells = cellsOf(input, asked)
        const state = createForecastState({ input, currentWeek: { year: 2026, week: 1 }, canWrite: true })
        const largest = largestOf(state.edited, asked)
        for (const { rowId, column, value } of cells) {
          const explanation = explainCell(state.edited, asked, { rowId, column })
          if (!Object.is(explanation?.value, value)) throw new Error(`${rowId} ${column}: ${value}`)
          expect(problemsOf({ ...given(explanation), nameId: 'sum-of-range' }, largest)).toEqual([])
        }
      }),
      runs,
    )
  })

  test('of a card has the very value of the summary', () => {
    fc.assert(
      fc.property(inputsWithRange, ({ input, range: asked }) => {
        const { summary, efficiency } = calculateForecast(input, asked)
        const largest = largestOf(input, { startWeek: 1, endWeek: input.weeks })
        const values: Readonly<Record<ExplainedCardId, number>> = {
          'total-efficiency': summary.totalEfficiency,
          'efficiency-trend': given(efficiency.at(-1)) - given(efficiency[0]),
          'target-mean': summary.targetMean,
          'left-of-year': summary.leftOfYear,
          'remaining-budget': summary.remaining,
          deficit: summary.deficit,
          'vacant-hours': given(summary.rows.get('staffing-vacant-hours')).sum,
          'illness-percent': summary.illnessPercentOfRange,
          'cost-per-hour': summary.costPerHour,
          'ideal-per-week': summary.idealPerWeek,
        }
        for (const [card, value] of Object.entries(values) as [ExplainedCardId, number][]) {
          const explanation = explainCard(input, asked, card)
          expect(Object.is(explanation.value, value)).toBe(true)
          expect(problemsOf({ ...explanation, nameId: 'sum-of-range' }, largest)).toEqual([])
        }
      }),
      runs,
    )
  })

  test('names formulas and terms that are known', () => {
    const input = withWeekOne(workedExample(), 'absences', 9, 5)
    const namesOf = (terms: readonly ExplanationTerm[]): string[] =>
      terms.flatMap(({ nameId, parts = [] }) => [nameId, ...namesOf(parts)])
    const all = cellsOf(input, range).map(({ rowId, column }) => given(explainCell(input, range, { rowId, column })))
    expect(all.every(({ formulaId }) => formulaIds.includes(formulaId))).toBe(true)
    const names = new Set(all.flatMap(({ terms, related = [] }) => namesOf([...terms, ...related])))
    expect([...names].filter(name => !isForecastRow(input, name) && !quantityIds.some(id => id === name))).toEqual([])
    expect([isQuantityId('needs'), isQuantityId('absences-1')]).toEqual([true, false])
  })
})

describe('what an explanation tells in the worked example', () => {
  test('staff cost lists every row with its factor and the paid hours it makes', () => {
    const explanation = explained('budget-staff-cost', 3)
    expect([explanation.formulaId, explanation.unit, explanation.value]).toEqual(['staff-cost', 'money', 103_500])
    expect(brief(explanation.terms)).toEqual([
      ['paid-hours', 414, undefined, undefined],
      ['cost-per-hour', 250, undefined, undefined],
    ])
    expect(brief(partsOf(explanation, 'paid-hours')).filter(([, hours]) => hours !== 0)).toEqual([
      ['staffing-budgeted-staff-hours', 400, 1, 400],
      ['substitutes-overtime', 5, 2, 10],
      ['substitutes-staggered-working-hours', 10, 1.2, 12],
      ['absences-3', 8, -1, -8],
    ])
    expect(brief(partsOf(explanation, 'cost-per-hour'))).toEqual([
      ['annual-salary', 5_200_000, undefined, undefined],
      ['budget-hours', 20_800, undefined, undefined],
    ])
  })

  test('staff cost lists the factors that the locked budget has frozen', () => {
    const costFactors = { borrowed: 1, hourly: 1.05, filling: 1.5, overtime: 2.35, staggered: 1.2, shortTermIllness: 0 }
    const input = { ...workedExample(), resourceBudget: { ...workedExample().resourceBudget, costFactors } }
    const shown = (week: number) =>
      brief(partsOf(explained('budget-staff-cost', week, input), 'paid-hours')).filter(([, hours]) => hours !== 0)
    expect(shown(3)).toEqual([
      ['staffing-budgeted-staff-hours', 400, 1, 400],
      ['substitutes-overtime', 5, 2.35, 11.75],
      ['substitutes-staggered-working-hours', 10, 1.2, 12],
      ['absences-3', 8, -1, -8],
    ])
    expect(shown(4)).toEqual([
      ['staffing-budgeted-staff-hours', 400, 1, 400],
      ['substitutes-hourly-substitute', 40, 1.05, 42],
      ['absences-1', 40, 0, 0],
      ['absences-4', 16, -1, -16],
    ])
  })

  test('A-215 A-216 in weeks that settings move the sentence says so, in all others it is the one of the budget', () => {
    const moved = (value: number) => everyWeek(0).with(1, value)
    const tellings = (costShift: ForecastInput['costShift']) =>
      ['budget-staff-cost', 'budget-fixed-cost', 'meaning-cost'].map(rowId =>
        [1, 2].map(week => explained(rowId, week, { ...workedExample(), costShift }).formulaId),
      )
    const [staff, fixed, deficit] = ['staff-cost', 'fixed-cost', 'deficit-cost']
    const none = { perHour: everyWeek(0), fixedCost: everyWeek(0), unsocial: everyWeek(0) }
    const [revised, ofSettings, atRevised] = [
      `${staff}-after-revision`,
      `${fixed}-of-settings`,
      `${deficit}-after-revision`,
    ]
    expect(tellings(undefined)).toEqual([staff, fixed, deficit].map(id => [id, id]))
    expect(tellings({ ...none, perHour: moved(4) })).toEqual([
      [staff, revised],
      [fixed, fixed],
      [deficit, atRevised],
    ])
    for (const shift of [{ fixedCost: moved(100) }, { unsocial: moved(-100) }])
      expect(tellings({ ...none, ...shift })).toEqual([
        [staff, staff],
        [fixed, ofSettings],
        [deficit, deficit],
      ])
    const revisedWeek = explained('budget-staff-cost', 2, {
      ...workedExample(),
      costShift: { ...none, perHour: moved(4) },
    })
    expect(revisedWeek.terms.map(({ nameId, value }) => [nameId, value])).toEqual([
      ['paid-hours', given(explained('budget-staff-cost', 2).terms[0]).value],
      ['revised-cost-per-hour', 260],
    ])
  })

  test('a mark lists the sums, the target, the tolerance and beside them the efficiency', () => {
    const explanation = explained('meaning-status', 4)
    expect([explanation.value, explanation.unit]).toEqual(['understaffed', 'mark'])
    expect(explanation.terms.map(({ nameId, value, unit }) => [nameId, value, unit])).toEqual([
      ['needs-since-start', 1525, 'hours'],
      ['available-since-start', 1575, 'hours'],
      ['target', 85, 'percent'],
      ['tolerance', 5, 'points'],
    ])
    expect(explanation.related?.map(({ nameId, unit }) => [nameId, unit])).toEqual([
      ['totals-weekly-efficiency', 'percent'],
      ['efficiency-by-schedule', 'percent'],
    ])
    expect(explanation.related?.[0]?.value).toBe(explained('totals-weekly-efficiency', 4).value)
  })

  test('the mark of a week alone lists its own hours, and beside them its own efficiency', () => {
    const explanation = explained('meaning-own-status', 2)
    expect([explanation.formulaId, explanation.value]).toEqual(['staffing-mark-of-week', 'understaffed'])
    expect(explanation.terms.map(({ nameId, value, unit }) => [nameId, value, unit])).toEqual([
      ['needs', 380, 'hours'],
      ['available', 384, 'hours'],
      ['target', 85, 'percent'],
      ['tolerance', 5, 'points'],
    ])
    expect(brief(partsOf(explanation, 'available'))).toEqual([
      ['staffing-budgeted-staff-hours', 400, 1, 400],
      ['totals-hourly-usage-result', -16, 1, -16],
    ])
    const own = explained('totals-own-week-efficiency', 2)
    expect(explanation.related?.[0]).toEqual({
      nameId: 'totals-own-week-efficiency',
      unit: 'percent',
      value: own.value,
    })
    const beside = ({ related = [] }: Explanation) => related.map(({ nameId }) => nameId)
    expect([own.formulaId, beside(own)]).toEqual(['efficiency-of-week', ['target', 'efficiency-by-schedule']])
    expect(beside(explained('totals-weekly-efficiency', 2))).toEqual([
      'totals-own-week-efficiency',
      'target',
      'efficiency-by-schedule',
    ])
  })

  test('beside efficiencies and marks stands the efficiency with the staff that is scheduled', () => {
    const bySchedule = (rowId: string) =>
      given(explained(rowId, 3).related?.find(({ nameId }) => nameId === 'efficiency-by-schedule'))
    const ofWeek = bySchedule('totals-own-week-efficiency')
    // 390 hours are scheduled of 400 that are budgeted: 375 / (390 + 7), where the week itself is 375 / (400 + 7).
    expect(ofWeek.value).toBe((375 / 397) * 100)
    expect(given(ofWeek.parts).map(({ nameId, value }) => [nameId, value])).toEqual([
      ['needs', 375],
      ['available-by-schedule', 397],
    ])
    const sums = bySchedule('totals-weekly-efficiency')
    expect(sums.value).toBe((1065 / 1181) * 100)
    expect(given(given(sums.parts)[1]?.parts).map(({ week, value }) => [week, value])).toEqual([
      [1, 400],
      [2, 384],
      [3, 397],
    ])
    expect([bySchedule('meaning-own-status'), bySchedule('meaning-status')]).toEqual([ofWeek, sums])
  })

  test('vacant hours are the budgeted ones without the scheduled', () => {
    const input = { ...workedExample(), budgetedStaffHours: everyWeek(41_264), scheduled: everyWeek(38_110) }
    expect(explained('staffing-vacant-hours', 3, input)).toMatchObject({ formulaId: 'vacant', value: 31.54 })
    expect(brief(explained('staffing-vacant-hours', 3, input).terms)).toEqual([
      ['staffing-budgeted-staff-hours', 412.64, 1, 412.64],
      ['staffing-actual-hours', 381.1, -1, -381.1],
    ])
    expect(explained('staffing-vacant-hours', 'sum', input).value).toBe(126.16)
  })

  test('running figures list the weeks from the start week', () => {
    const weeks = partsOf(explained('totals-weekly-efficiency', 3), 'needs-since-start')
    expect(weeks.map(({ nameId, week, value }) => [nameId, week, value])).toEqual([
      ['needs', 1, 310],
      ['needs', 2, 380],
      ['needs', 3, 375],
    ])
    expect(explained('deficit-cumulative', 2).terms.map(({ nameId, week }) => [nameId, week])).toEqual([
      ['deficit-hours', 1],
      ['deficit-hours', 2],
    ])
  })

  test('the budget at hand is the ideal share and what the week before left, nothing in the start week', () => {
    const incoming = explained('budget-incoming', 3)
    expect(incoming.terms.map(({ nameId, value, week }) => [nameId, value, week])).toEqual([
      ['ideal-per-week', 100_000, undefined],
      ['remaining-before', -10_500, 2],
    ])
    expect(partsOf(incoming, 'remaining-before').map(({ week, value }) => [week, value])).toEqual([
      [1, -2000],
      [2, -8500],
    ])
    expect(explained('budget-incoming', 1).terms[1]).toMatchObject({ value: 0, caseId: 'range-start' })
    expect(explained('budget-remaining', 2).related?.map(({ nameId, value }) => [nameId, value])).toEqual([
      ['week-balance', -8500],
      ['left-of-annual-budget', 4_989_500],
      // 5,200,000 - 418,000 of weeks 1 to 4 - 49 × 100,000
      ['left-of-year', -118_000],
    ])
  })

  test('required hours keep the part from the diary apart', () => {
    expect(brief(explained('needs-total-required', 2).terms)).toEqual([
      ['required-by-budget', 370, 1, 370],
      ['changed-needs-from-diary', 10, 1, 10],
    ])
  })

  test('hours of a row are parted into entered ones and those from the diary, where there are any', () => {
    const [illness, ...others] = workedExample().absences
    const diaryHours = everyWeek(0).with(0, 750)
    const input = { ...workedExample(), absences: [{ ...given(illness), diaryHours }, ...others] }
    expect(explained('absences-1', 1, input)).toMatchObject({ formulaId: 'entered', unit: 'hours', value: 20 })
    expect(brief(explained('absences-1', 1, input).terms)).toEqual([
      ['entered-hours', 12.5, 1, 12.5],
      ['hours-from-diary', 7.5, 1, 7.5],
    ])
    expect(explained('absences-1', 2, input).terms).toEqual([])
    expect(given(explained('totals-absences', 1, input).terms[0]?.parts)).toHaveLength(2)
  })

  test('rows that are set elsewhere say where', () => {
    expect(explained('staffing-actual-hours', 3)).toEqual({
      formulaId: 'from-schedule',
      unit: 'hours',
      value: 390,
      terms: [],
    })
    expect(explained('staffing-budgeted-staff-hours', 3).formulaId).toBe('from-locked-budget')
    expect(explained('substitutes-budgeted-hours', 3).formulaId).toBe('from-locked-budget')
  })

  test('sums and averages', () => {
    const average = explained('totals-extra-time', 'average')
    expect([average.formulaId, average.value]).toEqual(['mean-of-weeks', 29.25])
    expect(brief(average.terms)).toEqual([
      ['sum-of-range', 117, undefined, undefined],
      ['weeks-of-range', 4, undefined, undefined],
    ])
    expect(partsOf(average, 'sum-of-range').map(({ week, value }) => [week, value])).toEqual([
      [1, 20],
      [2, 42],
      [3, 15],
      [4, 40],
    ])
    expect(explained('budget-incoming', 'sum')).toMatchObject({ formulaId: 'share-times-weeks', value: 400_000 })
    const last = explained('budget-remaining', 'sum')
    expect([last.formulaId, last.value, last.terms[0]?.week]).toEqual(['last-week', -18_000, 4])
  })

  test('illness in percent, per week and over the range', () => {
    const percent = (column: number | 'sum' | 'average') =>
      explainCell(workedExample(), range, { rowId: 'absences-1', column, asPercentage: true })
    expect(percent(4)).toMatchObject({ formulaId: 'illness-percent', unit: 'percent', value: 10 })
    expect(percent('sum')?.value.toString().slice(0, 4)).toBe('4.40')
    expect(percent('average')).toBeNull()
    expect(explainCell(workedExample(), range, { rowId: 'absences-2', column: 1, asPercentage: true })).toBeNull()
  })

  test('a case in which the formula does not hold is told', () => {
    const zeros = everyWeek(0)
    const resourceBudget = { ...workedExample().resourceBudget, hours: 0, fullTimeHours: 0, serverCostPerHour: 240 }
    const input = { ...workedExample(), resourceBudget, target: zeros, scheduled: zeros, budgetedStaffHours: zeros }
    const first = { ...input, absences: [], substitutes: [] }
    expect(explained('totals-weekly-efficiency', 1, first)).toMatchObject({ value: 0, caseId: 'nothing-available' })
    expect(explained('meaning-status', 1, first)).toMatchObject({
      value: 'understaffed',
      caseId: 'nothing-available',
    })
    expect(explained('meaning-own-status', 1, first)).toMatchObject({
      value: 'understaffed',
      caseId: 'nothing-available',
    })
    expect(explained('meaning-fte', 1, first).caseId).toBe('no-full-time-hours')
    expect(explained('deficit-hours', 1, first).terms.at(-1)).toMatchObject({ value: 100, caseId: 'target-missing' })
    expect(explainCard(first, range, 'cost-per-hour')).toMatchObject({ value: 240, caseId: 'no-budget-hours' })
    expect(explainCard(first, range, 'cost-per-hour').terms.at(-1)).toMatchObject({
      nameId: 'server-cost-per-hour',
      value: 240,
    })
    expect(explainCard(first, range, 'illness-percent')).toMatchObject({ value: 0, caseId: 'nothing-scheduled' })
  })
})

test('there is nothing to explain where the forecast has no cell', () => {
  const at = (rowId: string, column: number | 'sum' | 'average') =>
    explainCell(workedExample(), range, { rowId, column })
  expect([at('absences-77', 1), at('absences-1', 5), at('absences-1', 0), at('absences-1', 1.5)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([at('meaning-status', 'sum'), at('meaning-own-status', 'sum'), at('nonsense', 'sum')]).toEqual([
    null,
    null,
    null,
  ])
  expect(() => explainCell(workedExample(), { startWeek: 3, endWeek: 2 }, { rowId: 'absences-1', column: 3 })).toThrow(
    'are not in the year',
  )
})

test('figures of the budget basis are those of the locked budget, with what they rest on', () => {
  const basis = {
    annualSalary: 5_200_000,
    hours: 20_800,
    hoursForSchedule: 18_000,
    leftForSchedule: 4_500_000,
    annualWorkers: 10,
    obUsk: 60_000,
    payrollOverhead: null,
    fullTimeHours: 40,
  }
  const explain = (figure: BudgetBasisFigure, payrollOverhead: number | null = null) =>
    explainBudgetBasis({ ...basis, payrollOverhead }, figure)
  expect(explain('leftForSchedule')).toEqual({
    formulaId: 'budget-left-for-schedule',
    unit: 'money',
    value: 4_500_000,
    terms: [
      { nameId: 'annual-salary', unit: 'money', value: 5_200_000 },
      { nameId: 'ob-usk', unit: 'money', value: 60_000 },
    ],
  })
  const ids = ['annualSalary', 'hours', 'hoursForSchedule', 'annualWorkers', 'obUsk'] as const
  expect(ids.map(id => explain(id)?.value)).toEqual(ids.map(id => basis[id]))
  expect([explain('payrollOverhead'), explain('payrollOverhead', 40.5)?.value]).toEqual([null, 40.5])
})

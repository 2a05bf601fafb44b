import fc from 'fast-check'
import { calculateForecast } from '../calculate-forecast'
import { explainCell } from '../explanation/explain-cell'
import type { ForecastInput } from '../forecast-input'
import { forecastInputs } from '../forecast-input.arbitrary'
import type { ExplanationTerm } from '../formula/explanation'
import { everyWeek, workedExample } from '../worked-example.fixture'

/** 20, 10, 0 and 40 hours of illness in weeks 1 to 4, of which 16 and all 40 are of spells. */
const bySpell = (changes: Partial<ForecastInput> = {}): ForecastInput => ({
  ...workedExample(),
  sickPay: {
    spellHours: everyWeek(0).with(0, 1600).with(3, 4000),
    savedHours: everyWeek(0).with(0, 9.6).with(3, 14.4),
  },
  ...changes,
})

const year = (input: ForecastInput) => calculateForecast(input, { startWeek: 1, endWeek: input.weeks })

const staffCost = (input: ForecastInput, week: number) =>
  explainCell(input, { startWeek: 1, endWeek: 4 }, { rowId: 'budget-staff-cost', column: week })

const brief = (terms: readonly ExplanationTerm[] | undefined) =>
  terms?.map(({ nameId, value, factor, contribution }) => [nameId, value, factor, contribution])

test('A-214 what spells save takes the place of a fifth of their hours; other hours stay at it', () => {
  const [before, after] = [year(workedExample()).paidHours, year(bySpell()).paidHours]
  const taken = after.map((hours, index) => Number(((before[index] ?? NaN) - hours).toFixed(4)))
  // Week 1: 4 · 0.2 + 9.6 in place of 20 · 0.2; week 4: 14.4 in place of 40 · 0.2.
  expect(taken.slice(0, 5)).toEqual([6.4, 0, 0, 6.4, 0])
})

test('A-214 the frozen factor of the budget stands where no spell is', () => {
  const { resourceBudget } = workedExample()
  const factors = { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2, staggered: 1.2, shortTermIllness: 0.5 }
  const input = bySpell({ resourceBudget: { ...resourceBudget, costFactors: factors } })
  const none = { ...input, sickPay: undefined }
  // 4 · 0.5 + 9.6 in place of 20 · 0.5
  expect((year(none).paidHours[0] ?? NaN) - (year(input).paidHours[0] ?? NaN)).toBeCloseTo(1.6, 10)
})

test('A-214 spells of more hours than the row has leave nothing to the factor', () => {
  const sickPay = { spellHours: everyWeek(0).with(2, 800), savedHours: everyWeek(0).with(2, 8) }
  const [before, after] = [year(workedExample()).paidHours[2], year(bySpell({ sickPay })).paidHours[2]]
  expect((before ?? NaN) - (after ?? NaN)).toBe(8)
})

test('A-214 both models stand side by side beside the staff cost', () => {
  const related = staffCost(bySpell(), 1)?.related
  expect(related?.map(({ nameId, value, unit }) => [nameId, value, unit])).toEqual([
    ['illness-by-factor', 4, 'hours'],
    ['illness-by-spell', 10.4, 'hours'],
  ])
  expect(brief(related?.[1]?.parts)).toEqual([
    ['illness-in-spells', 16, 0.6, 9.6],
    ['illness-outside-spells', 4, 0.2, 0.8],
  ])
  const row = staffCost(bySpell(), 1)?.terms[0]?.parts?.find(({ nameId }) => nameId === 'absences-1')
  expect(brief(row && [row])).toEqual([['absences-1', 20, -0.52, -10.4]])
})

test('A-214 weeks without a spell, and forecasts without any, are told as ever', () => {
  expect(staffCost(bySpell(), 2)).toEqual(staffCost(workedExample(), 2))
  expect(staffCost(workedExample(), 1)?.related).toBeUndefined()
})

test('A-214 no figure but those of costs rests on it', () => {
  const costs = ['paidHours', 'staffCost', 'incoming', 'remaining', 'weekCost', 'costSinceStart', 'weekBalance']
  const moved = new Set([...costs, 'leftOfAnnualBudget', 'summary'])
  const others = (input: ForecastInput) => Object.entries(year(input)).filter(([name]) => !moved.has(name))
  fc.assert(
    fc.property(forecastInputs, input => {
      expect(others(input)).toEqual(others({ ...input, sickPay: undefined }))
    }),
    { numRuns: 10, endOnFailure: true },
  )
})

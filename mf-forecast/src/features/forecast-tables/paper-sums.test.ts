import { buildForecastTables, calculateForecast, createForecastState } from '@veckovis/domain/forecast'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import type { Words } from '@veckovis/platform'
import { paperSums } from './paper-sums'

const figures = (showIllnessAsPercentage: boolean) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error(read.error)
  const state = createForecastState({ input: read.value.input, currentWeek: { year: 2026, week: 3 }, canWrite: true })
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: 4 })
  return { state, result, tables: buildForecastTables(state, result, { showIllnessAsPercentage }) }
}

const sumsOf = (weeks: readonly number[], asPercentage = false) => {
  const words: Words = (key, values) => `${key.replace('grid.sumNotes.', '')} ${String(values?.['week'])}`
  const sums = paperSums(figures(asPercentage), weeks, words)
  return (rowId: string) =>
    Object.values(sums.get(rowId) ?? { none: 'none' }).map(text =>
      text.replaceAll('\u00a0', ' ').replace('\u2212', '-'),
    )
}

test('some weeks have their own sums and averages; running rows show their last week, from the start of the range', () => {
  const of = sumsOf([2, 3])
  expect(of('absences-1')).toEqual(['10', '5'])
  expect(of('totals-extra-time')).toEqual(['57', '28,5'])
  expect(of('deficit-hours')).toEqual(['-97,24', '-48,62'])
  expect(of('deficit-cumulative')).toEqual(['-61,94', 'last 3'])
  expect(of('budget-remaining')).toEqual(['-14 000', 'last 3'])
  expect(of('budget-incoming')).toEqual(['200 000', 'shares 3'])
})

test('an efficiency and a status have none, and illness in percent the share of these weeks', () => {
  const of = sumsOf([1, 2], true)
  expect([of('totals-own-week-efficiency'), of('totals-weekly-efficiency'), of('meaning-own-status')]).toEqual([
    [],
    [],
    [],
  ])
  expect(of('absences-1')).toEqual(['3,8 %', 'share 2'])
})

test('the weeks of the whole range come to what the sheet shows', () => {
  const whole = sumsOf([1, 2, 3, 4])
  expect([whole('absences-1'), whole('meaning-cost'), whole('budget-remaining')]).toEqual([
    ['70', '17,5'],
    ['-54 779', '-13 695'],
    ['-18 000', 'last 4'],
  ])
})

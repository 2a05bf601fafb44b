import { calculateForecast } from '@veckovis/domain/forecast'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { chartWeeks, countMarks } from './chart-weeks'

const firstFour = () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return calculateForecast(read.value.input, { startWeek: 1, endWeek: 4 })
}

const rounded = (values: readonly number[]) => values.map(value => Number(value.toFixed(2)))

test('own weeks show the hours of each week, needed at the target and available', () => {
  const weeks = chartWeeks(firstFour(), 'own')
  expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4])
  expect(weeks.map(({ available }) => available)).toEqual([400, 384, 407, 384])
  expect(rounded(weeks.map(({ needed }) => needed))).toEqual([364.71, 447.06, 441.18, 541.18])
})

test('cumulative shows running sums whose difference is the cumulative deficit', () => {
  const result = firstFour()
  const weeks = chartWeeks(result, 'cumulative')
  expect(weeks.map(({ available }) => available)).toEqual([400, 784, 1191, 1575])
  expect(rounded(weeks.map(({ available, needed }) => available - needed))).toEqual(rounded(result.deficitCumulative))
})

test('the cumulative points lie in the band exactly in the weeks that are properly staffed', () => {
  const weeks = chartWeeks(firstFour(), 'cumulative')
  const isInBand = weeks.map(({ available, band }) => {
    if (band === null) return false
    return available >= band.lower && (band.upper === null || available <= band.upper)
  })
  expect(isInBand).toEqual(weeks.map(({ mark }) => mark === 'properly-staffed'))
  expect(isInBand).toContain(true)
  expect(isInBand).toContain(false)
})

test('marks and efficiencies are the same in both views', () => {
  const [own, cumulative] = (['own', 'cumulative'] as const).map(view =>
    chartWeeks(firstFour(), view).map(({ mark, efficiency, ownEfficiency }) => ({ mark, efficiency, ownEfficiency })),
  )
  expect(own).toEqual(cumulative)
})

test('marks are counted', () => {
  expect(countMarks(firstFour().marks)).toEqual({
    overstaffed: 1,
    'properly-staffed': 2,
    understaffed: 1,
    unmarked: 0,
  })
})

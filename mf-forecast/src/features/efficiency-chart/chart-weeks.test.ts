import { calculateForecast, createForecastState, editCell } from '@veckovis/domain/forecast'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { chartViews, type ChartView } from '../../context/view'
import { chartWeeks, countMarks } from './chart-weeks'

const firstFour = () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return calculateForecast(read.value.input, { startWeek: 1, endWeek: 4 })
}

/** Needs of week after week that lie on both sides of the target of 85 and of its bounds. */
const someYear = () => {
  const needed = [400, 370, 300, 330, 340, 310, 361, 319, 360, 320]
  const given = workedExample()
  const needs = { totalHoursRequired: Object.fromEntries(needed.map((hours, index) => [`${index + 20}`, hours])) }
  const read = readForecast({ ...given, needs: { ...given.needs, ...needs } }, 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return calculateForecast(read.value.input, { startWeek: 20, endWeek: 29 })
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

test('in either view a point lies in its band exactly in the weeks that bear the mark of properly staffed', () => {
  for (const view of chartViews) {
    const weeks = chartWeeks(someYear(), view)
    const isInBand = weeks.map(({ available, band }) =>
      band === null ? false : available >= band.lower && (band.upper === null || available <= band.upper),
    )
    expect(isInBand).toEqual(weeks.map(({ mark }) => mark === 'properly-staffed'))
    expect(new Set(isInBand)).toEqual(new Set([true, false]))
  }
})

test('the marks are those of the view; the sums flag the weeks that are red by themselves', () => {
  const briefOf = (view: ChartView) =>
    chartWeeks(firstFour(), view).map(({ mark, isFlagged }) => (isFlagged ? `${mark} flagged` : mark))
  expect(briefOf('cumulative')).toEqual([
    'overstaffed flagged',
    'properly-staffed flagged',
    'properly-staffed flagged',
    'understaffed flagged',
  ])
  expect(briefOf('own')).toEqual(['overstaffed', 'understaffed', 'understaffed', 'understaffed'])
})

test('both efficiencies are told in both views', () => {
  const [own, cumulative] = chartViews.map(view =>
    chartWeeks(firstFour(), view).map(({ efficiency, cumulativeMark, ownEfficiency, ownMark, target }) => ({
      efficiency,
      cumulativeMark,
      ownEfficiency,
      ownMark,
      target,
    })),
  )
  expect(own).toEqual(cumulative)
})

test('R-220 R-221 an edit of overtime or of my forecast moves its week of the chart and none before it', () => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  const state = createForecastState({ input: read.value.input, currentWeek: { year: 2026, week: 1 }, canWrite: true })
  const afterEdit = (rowId: string) => {
    const edited = editCell(state, { rowId, week: 4, text: '20' })
    if (!edited.ok) throw new Error(edited.error)
    return chartWeeks(calculateForecast(edited.value.edited, { startWeek: 1, endWeek: 4 }), 'own')
  }
  const before = chartWeeks(firstFour(), 'own')
  const [overtime, forecast] = [afterEdit('substitutes-overtime'), afterEdit('needs-my-forecast')]
  for (const after of [overtime, forecast]) expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
  expect([overtime[3]?.available, forecast[3]?.available]).toEqual([404, 384])
  expect(rounded([overtime[3]?.needed ?? 0, forecast[3]?.needed ?? 0])).toEqual([541.18, 552.94])
})

test('marks are counted', () => {
  expect(countMarks(firstFour().marks)).toEqual({
    overstaffed: 1,
    'properly-staffed': 2,
    understaffed: 1,
    unmarked: 0,
  })
})

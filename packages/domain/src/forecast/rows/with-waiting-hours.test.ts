import { calculateForecast } from '../calculate-forecast'
import { explainCell } from '../explanation/explain-cell'
import { everyWeek, workedExample } from '../worked-example.fixture'
import { withWaitingHours, type WaitingHours } from './with-waiting-hours'

const range = { startWeek: 1, endWeek: 4 }
const waiting: readonly WaitingHours[] = [
  { kind: 'absence', sourceId: 2, week: 2, hours: 4_000 },
  { kind: 'absence', sourceId: 9, week: 2, hours: 800 },
  { kind: 'substitute', sourceId: 3, week: 2, hours: 1_000 },
  { kind: 'changed-needs', sourceId: 0, week: 2, hours: -500 },
]

test('hours that wait count in their rows, also in one that was not there, and in the needs', () => {
  const before = calculateForecast(workedExample(), range)
  const after = calculateForecast(withWaitingHours(workedExample(), waiting), range)
  const moved = (key: 'absences' | 'extraTime' | 'needs') =>
    after[key].map((value, week) => value - (before[key][week] ?? 0))
  expect(moved('absences')).toEqual([0, 4_800, 0, 0])
  expect(moved('extraTime')).toEqual([0, 1_000, 0, 0])
  expect(moved('needs')).toEqual([0, -500, 0, 0])
})

test('nothing that waits leaves the forecast as it is, and what is given is not changed', () => {
  const input = workedExample()
  expect(withWaitingHours(input, [])).toBe(input)
  withWaitingHours(input, waiting)
  expect(input).toEqual(workedExample())
})

test('how a figure came about names the part that waits, of a row and of the needs', () => {
  const diaryHours = everyWeek(0).with(1, 1_000)
  const example = workedExample()
  const absences = example.absences.map(row => (row.serverId === 2 ? { ...row, diaryHours } : row))
  const input = withWaitingHours({ ...example, absences }, waiting)
  const total = explainCell(input, range, { rowId: 'totals-absences', column: 2 })
  const partsOf = (nameId: string) =>
    total?.terms.find(term => term.nameId === nameId)?.parts?.map(part => [part.nameId, part.value])
  expect(partsOf('absences-2')).toEqual([
    ['entered-hours', 30],
    ['hours-from-diary', 10],
    ['hours-that-wait', 40],
  ])
  expect(partsOf('absences-9')).toEqual([
    ['entered-hours', 0],
    ['hours-that-wait', 8],
  ])
  const required = explainCell(input, range, { rowId: 'needs-total-required', column: 2 })
  expect(required?.terms.map(({ nameId, value, parts }) => [nameId, value, parts?.map(part => part.value)])).toEqual([
    ['required-by-budget', 370, undefined],
    ['changed-needs-from-diary', 5, [10, -5]],
  ])
})

test('a week that the year does not have is refused', () => {
  const outside = [{ kind: 'absence', sourceId: 2, week: 54, hours: 100 }] as const
  expect(() => withWaitingHours(workedExample(), outside)).toThrow(RangeError)
})

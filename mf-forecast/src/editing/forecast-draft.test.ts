import { createForecastState, editCell, editCells, type ForecastState } from '@veckovis/domain/forecast'
import fc from 'fast-check'
import { forecastDraftKind, keptTogether, unsavedCells, withKeptCells } from './forecast-draft'
import { readForecast } from '../data/read-forecast'
import { workedAbsences, workedExample } from '../data/worked-example.fixture'

const start = (week = 3): ForecastState => {
  const read = readForecast(workedExample({ absences: workedAbsences }), 2026)
  if (!read.ok) throw new Error(read.error)
  return createForecastState({ input: read.value.input, currentWeek: { year: 2026, week }, canWrite: true })
}

const rowIds = [1, 2, 3, 4, 5, 6]
  .map(id => `absences-${id}`)
  .concat('substitutes-overtime', 'substitutes-filling-time', 'needs-my-forecast')
  .filter(rowId => editCell(start(), { rowId, week: 20, text: '8' }).ok)

const edits = fc.array(
  fc.record({
    rowId: fc.constantFrom(...rowIds),
    week: fc.integer({ min: 3, max: 53 }),
    text: fc.integer({ min: 0, max: 900 }).map(String),
  }),
  { minLength: 1, maxLength: 20 },
)

const edited = (state: ForecastState, asked: Parameters<typeof editCells>[1]): ForecastState => {
  const outcome = editCells(state, asked)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

test('what was kept, stored as text and read again, gives the forecast as it was left', () => {
  fc.assert(
    fc.property(edits, asked => {
      const left = edited(start(), asked)
      const read = forecastDraftKind.read(JSON.parse(JSON.stringify({ cells: unsavedCells(left) })))
      if (read === null) throw new Error('not read')
      const kept = withKeptCells(start(), read)
      expect(kept.forecast.edited).toEqual(left.edited)
      expect(kept).toMatchObject({ changedSince: 0, leftAlone: 0, count: unsavedCells(left).length })
    }),
  )
})

test('an open offer and newer edits are kept together, the newer hours first', () => {
  const offered = unsavedCells(
    edited(start(), [
      { rowId: 'absences-2', week: 20, text: '8' },
      { rowId: 'absences-2', week: 21, text: '9' },
    ]),
  )
  const newer = edited(start(), [{ rowId: 'absences-2', week: 21, text: '5' }])
  const kept = withKeptCells(start(), { cells: keptTogether(offered, unsavedCells(newer)) })
  expect(unsavedCells(kept.forecast).map(({ week, after }) => [week, after])).toEqual([
    [20, 800],
    [21, 500],
  ])
})

test('cells that others have changed are counted, those with a week that has passed stay as they are', () => {
  const cells = unsavedCells(
    edited(start(), [
      { rowId: 'absences-2', week: 4, text: '8' },
      { rowId: 'absences-2', week: 20, text: '8' },
      { rowId: 'absences-2', week: 21, text: '9' },
    ]),
  )
  const theirs = edited(start(), [{ rowId: 'absences-2', week: 20, text: '3' }])
  const later: ForecastState = { ...theirs, stored: theirs.edited, currentWeek: { year: 2026, week: 10 } }
  expect(withKeptCells(later, { cells })).toMatchObject({ count: 2, changedSince: 1, leftAlone: 1 })
})

const furtherCell = (rowId: string, week: number) => ({ rowId, week, before: 0, after: 800 })

test('cells of a further absence that only filling in had added come back with their row', () => {
  const cells = [furtherCell('absences-9', 20), furtherCell('absences-9', 21), furtherCell('absences-12', 20)]
  const kept = withKeptCells(start(), { cells })
  expect(kept).toMatchObject({ count: 3, changedSince: 0, leftAlone: 0 })
  expect(unsavedCells(kept.forecast)).toEqual(cells)
})

test('what is no absence that can be saved, or takes no input, gets no row', () => {
  const cells = [furtherCell('absences-x', 20), furtherCell('substitutes-9', 20), furtherCell('absences-9', 2)]
  const kept = withKeptCells(start(), { cells })
  expect(kept).toMatchObject({ count: 0, leftAlone: 3 })
  expect(kept.forecast.edited.absences).toHaveLength(start().edited.absences.length)
  const skipping = { ...start(), skippedRowIds: ['absences-9'] }
  const hidden = withKeptCells(skipping, { cells: [furtherCell('absences-9', 20)] })
  expect(hidden).toMatchObject({ count: 0, leftAlone: 1 })
  expect(hidden.forecast.edited).toBe(skipping.edited)
})

test.each([
  ['nothing', null],
  ['no cells', {}],
  ['a week 54', { cells: [{ rowId: 'absences-2', week: 54, before: 0, after: 100 }] }],
  ['half a hundredth', { cells: [{ rowId: 'absences-2', week: 4, before: 0, after: 0.5 }] }],
])('%s is no draft', (_, stored) => {
  expect(forecastDraftKind.read(stored)).toBeNull()
})

import type { StoredRow } from '../stored-forecast'
import { changedCellsOf } from './changed-cells'

const row = (typed: readonly number[], diary: readonly number[] = []): StoredRow => {
  return { kind: 'absence', sourceId: 2, typed, diary }
}

test('cells that look as before are not of the history; the others are as the page said, and else typed', () => {
  const move = {
    before: row([100, 200, 300]),
    after: row([100, 250, 0]),
    origins: { 3: 'pasted', 1: 'filled' },
  } as const
  expect(changedCellsOf(move, 'forecast-saved')).toEqual({
    rowKey: 'absence/2',
    cells: [
      { week: 2, from: 200, to: 250, origin: 'typed' },
      { week: 3, from: 300, to: 0, origin: 'pasted' },
    ],
  })
})

test.each([
  ['forecast-rescheduled', 'schedule'],
  ['forecast-renewed', 'budget'],
] as const)('a change that is %s is by the %s, and a row that was not stored was zero', (action, origin) => {
  const { cells } = changedCellsOf({ before: undefined, after: row([0, 50]), origins: {} }, action)
  expect(cells).toEqual([{ week: 2, from: 0, to: 50, origin }])
})

test('hours of the diary that moved are by the diary, with the hours that a person sees', () => {
  const move = { before: row([100, 100], [0, 40]), after: row([100, 60], [800, 80]), origins: {} }
  expect(changedCellsOf(move, 'forecast-saved').cells).toEqual([{ week: 1, from: 100, to: 900, origin: 'diary' }])
})

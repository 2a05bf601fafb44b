import fc from 'fast-check'
import { everyWeek, weekly, withWeekOne, workedExample } from '../worked-example.fixture'
import { changesToSave } from './changes-to-save'
import { createForecastState } from './create-forecast-state'
import { editCell } from './edit-cell'
import { fillFromYear } from './fill-from-year'
import type { ForecastState } from './forecast-state'
import { findEditableRow, listEditableRows, replaceRowHours } from './list-editable-rows'
import { listConflicts, mergeServerState, resolveConflict } from './merge-server-state'
import { dirtyRowIds, isDirty, revert } from './read-row-status'
import type { ForecastInput } from '../forecast-input'

const create = (input = workedExample(), week = 12): ForecastState =>
  createForecastState({ input, currentWeek: { year: 2026, week }, canWrite: true })
const edited = (state: ForecastState, rowId: string, week: number, text: string): ForecastState => {
  const outcome = editCell(state, { rowId, week, text })
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}
const hoursOf = (state: ForecastState, rowId: string, week: number) =>
  findEditableRow(state.edited, rowId)?.hours[week - 1]
const withHours = (input: ForecastInput, rowId: string, week: number, hours: number): ForecastInput => {
  const row = findEditableRow(input, rowId)
  if (row === undefined) throw new Error(`no ${rowId}`)
  return replaceRowHours(input, row, row.hours.with(week - 1, hours))
}
const overtime = 'substitutes-overtime'
const illness = 'absences-1'

describe('fill in from a year', () => {
  const source: ForecastInput = {
    ...workedExample(2027),
    year: 2025,
    absences: [{ serverId: 1, hours: Array.from({ length: 52 }, (_, index) => (index + 1) * 100) }],
    substitutes: [
      { serverId: 1, hours: everyWeek(900, 52) },
      { serverId: 5, hours: weekly([1, 1], 52) },
    ],
    myForecast: everyWeek(-50, 52),
  }
  const fill = (state: ForecastState, useAverage: boolean, from = source, range = { startWeek: 10, endWeek: 53 }) => {
    const outcome = fillFromYear(state, from, { range, useAverage })
    if (!outcome.ok) throw new Error(outcome.error)
    return outcome.value
  }

  test('R-246 week for week into the weeks of the range that are not old, values there or not', () => {
    const state = fill(edited(create(), 'absences-2', 30, '40'), false)
    expect([9, 10, 11, 12, 13, 52, 53].map(week => hoursOf(state, illness, week))).toEqual([
      0, 0, 0, 1200, 1300, 5200, 0,
    ])
    expect([hoursOf(state, 'absences-2', 30), hoursOf(state, 'needs-my-forecast', 12)]).toEqual([0, -50])
    expect(dirtyRowIds(state)).toEqual([illness, 'needs-my-forecast'])
    expect(state.edited.substitutes[0]).toBe(state.stored.substitutes[0])
    expect(revert(state).edited).toEqual(create().edited)
  })

  test('stays within the range', () => {
    const state = fill(create(), false, source, { startWeek: 14, endWeek: 15 })
    expect([13, 14, 15, 16].map(week => hoursOf(state, illness, week))).toEqual([0, 1400, 1500, 0])
  })

  test('R-150 with each row the mean of the source year in hundredths, week 53 untouched when the source lacks it', () => {
    const state = fill(create(), true)
    expect([11, 12, 52, 53].map(week => hoursOf(state, illness, week))).toEqual([0, 2650, 2650, 0])
    expect(hoursOf(state, overtime, 12)).toBe(4)
    expect(hoursOf(state, 'needs-my-forecast', 20)).toBe(-50)
  })

  test('a long source year fills week 53, and a further absence of it gets its row', () => {
    const long = {
      ...workedExample(),
      absences: [
        { serverId: 9, hours: everyWeek(300) },
        { serverId: 8, hours: everyWeek(0) },
      ],
    }
    const state = fill(create(), false, long)
    expect([
      hoursOf(state, 'absences-9', 53),
      hoursOf(state, 'absences-9', 11),
      hoursOf(state, 'absences-8', 53),
    ]).toEqual([300, 0, undefined])
    expect(changesToSave(state).absences.map(({ id }) => id)).toEqual([9])
    expect(isDirty(revert(state))).toBe(false)
  })

  test('leaves skipped rows alone and needs write permission', () => {
    const skipping = createForecastState({
      input: workedExample(),
      currentWeek: { year: 2026, week: 12 },
      canWrite: true,
      skippedRowIds: [illness],
    })
    expect(hoursOf(fill(skipping, false), illness, 12)).toBe(0)
    const options = { range: { startWeek: 1, endWeek: 52 }, useAverage: false }
    expect(fillFromYear({ ...create(), canWrite: false }, source, options)).toEqual({
      ok: false,
      error: 'no-write-permission',
    })
  })
})

describe('merging fresher data', () => {
  const base = () => create().stored

  test('an edit of a cell that the server left alone stays on top', () => {
    const state = mergeServerState(edited(create(), overtime, 12, '5'), withHours(base(), overtime, 13, 700))
    expect([hoursOf(state, overtime, 12), hoursOf(state, overtime, 13)]).toEqual([500, 700])
    expect(changesToSave(state).substitutes).toEqual([{ id: 5, values: { 12: 5 } }])
    expect(listConflicts(state)).toEqual([])
  })

  test('a cell changed on both sides keeps the edit and is listed', () => {
    const state = mergeServerState(edited(create(), overtime, 12, '5'), withHours(base(), overtime, 12, 700))
    expect(hoursOf(state, overtime, 12)).toBe(500)
    expect(listConflicts(state)).toEqual([{ rowId: overtime, week: 12, mine: 500, theirs: 700 }])
    const mine = resolveConflict(state, { rowId: overtime, week: 12 }, 'mine')
    expect([listConflicts(mine), changesToSave(mine).substitutes]).toEqual([[], [{ id: 5, values: { 12: 5 } }]])
    const theirs = resolveConflict(state, { rowId: overtime, week: 12 }, 'theirs')
    expect([listConflicts(theirs), hoursOf(theirs, overtime, 12), isDirty(theirs)]).toEqual([[], 700, false])
  })

  test('deciding one conflict leaves the others', () => {
    const both = edited(edited(create(), overtime, 12, '5'), illness, 12, '6')
    const state = mergeServerState(both, withHours(withHours(base(), overtime, 12, 700), illness, 12, 800))
    expect(listConflicts(state).map(({ rowId }) => rowId)).toEqual([illness, overtime])
    expect(
      listConflicts(resolveConflict(state, { rowId: illness, week: 12 }, 'theirs')).map(({ rowId }) => rowId),
    ).toEqual([overtime])
    expect(listConflicts(resolveConflict(state, { rowId: illness, week: 13 }, 'theirs'))).toHaveLength(2)
    expect(listConflicts(resolveConflict(state, { rowId: 'absences-77', week: 12 }, 'theirs'))).toHaveLength(2)
    expect(listConflicts(revert(state))).toEqual([])
  })

  test('the same change on both sides is clean', () => {
    const state = mergeServerState(edited(create(), overtime, 12, '7'), withHours(base(), overtime, 12, 700))
    expect([isDirty(state), listConflicts(state)]).toEqual([false, []])
  })

  test('an open conflict follows later edits and later server data, and ends when both agree', () => {
    const conflicted = mergeServerState(edited(create(), overtime, 12, '5'), withHours(base(), overtime, 12, 700))
    const again = mergeServerState(conflicted, withHours(base(), overtime, 12, 900))
    expect(listConflicts(again)).toEqual([{ rowId: overtime, week: 12, mine: 500, theirs: 900 }])
    expect(listConflicts(mergeServerState(again, withHours(base(), overtime, 12, 900)))).toHaveLength(1)
    expect(listConflicts(edited(again, overtime, 12, '9'))).toEqual([])
  })

  test('what is not edited is taken as it is, old weeks too, and equal rows keep their identity', () => {
    const before = edited(create(), overtime, 12, '5')
    const fresh = { ...withHours(base(), illness, 3, 100), scheduled: everyWeek(1) }
    const state = mergeServerState(before, {
      ...fresh,
      myForecast: [...fresh.myForecast],
      absences: fresh.absences.map(row => ({ ...row, hours: [...row.hours] })),
    })
    expect([hoursOf(state, illness, 3), state.edited.scheduled[0]]).toEqual([100, 1])
    expect(state.stored.absences[1]).toBe(before.stored.absences[1])
    expect(state.stored.myForecast).toBe(before.stored.myForecast)
    expect(dirtyRowIds(state)).toEqual([overtime])
  })

  test('an edit in a week that has become old gives way to the server', () => {
    const state = { ...edited(create(), overtime, 12, '5'), currentWeek: { year: 2026, week: 13 } }
    expect(isDirty(mergeServerState(state, base()))).toBe(false)
  })

  test('an edited further absence that the server no longer has stays to be saved, an untouched one goes', () => {
    const further = withWeekOne(withWeekOne(workedExample(), 'absences', 9, 0), 'absences', 8, 0)
    const state = mergeServerState(edited(create(further), 'absences-9', 12, '5'), workedExample())
    expect([hoursOf(state, 'absences-9', 12), hoursOf(state, 'absences-8', 12)]).toEqual([500, undefined])
    expect(changesToSave(state).absences).toEqual([{ id: 9, values: { 12: 5 } }])
  })

  test('a forecast of another year is refused', () => {
    expect(() => mergeServerState(create(), workedExample(2027))).toThrow(
      'A forecast of 2027 cannot be merged into 2026',
    )
    expect(() => mergeServerState(create(), { ...workedExample(), scheduled: [] })).toThrow(RangeError)
  })

  test('a merge never loses an edit nor a change of the server', () => {
    const rowIds = listEditableRows(base()).map(({ rowId }) => rowId)
    const cells = fc.uniqueArray(
      fc.record({
        rowId: fc.constantFrom(...rowIds),
        week: fc.integer({ min: 12, max: 53 }),
        hours: fc.integer({ min: 1, max: 30 }),
      }),
      { selector: ({ rowId, week }) => `${rowId} ${week}`, maxLength: 15 },
    )
    fc.assert(
      fc.property(cells, cells, (mine, theirs) => {
        const local = mine.reduce((state, cell) => edited(state, cell.rowId, cell.week, String(cell.hours)), create())
        const fresh = theirs.reduce((input, cell) => withHours(input, cell.rowId, cell.week, cell.hours * 100), base())
        const state = mergeServerState(local, fresh)
        for (const cell of mine) expect(hoursOf(state, cell.rowId, cell.week)).toBe(cell.hours * 100)
        const isMine = (cell: { rowId: string; week: number }) =>
          mine.some(own => own.rowId === cell.rowId && own.week === cell.week)
        for (const cell of theirs.filter(cell => !isMine(cell)))
          expect(hoursOf(state, cell.rowId, cell.week)).toBe(cell.hours * 100)
        expect(state.stored).toEqual(fresh)
        const clashes = theirs.filter(
          cell => isMine(cell) && hoursOf(state, cell.rowId, cell.week) !== cell.hours * 100,
        )
        expect(listConflicts(state)).toHaveLength(clashes.length)
        const taken = listConflicts(state).reduce((next, cell) => resolveConflict(next, cell, 'theirs'), state)
        for (const cell of theirs) expect(hoursOf(taken, cell.rowId, cell.week)).toBe(cell.hours * 100)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })
})

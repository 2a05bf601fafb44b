import fc from 'fast-check'
import { formatHours } from '../../numbers/format-numbers'
import { workedExample } from '../worked-example.fixture'
import { acceptSaved, changesToSave, unknownRowIds } from './changes-to-save'
import { createForecastState } from './create-forecast-state'
import { editCell, editCells, isEditableCell } from './edit-cell'
import type { ForecastState } from './forecast-state'
import { listEditableRows } from './list-editable-rows'
import { dirtyRowIds, dirtyWeeks, isDirty, readRowStatuses, revert } from './read-row-status'

const rowStatusOf = (state: ForecastState, rowId: string) => readRowStatuses(state).get(rowId) ?? 'normal'

const currentWeek = { year: 2026, week: 12 }
const create = (input = workedExample(), canWrite = true): ForecastState =>
  createForecastState({ input, currentWeek, canWrite })
const edited = (state: ForecastState, rowId: string, week: number, text: string): ForecastState => {
  const outcome = editCell(state, { rowId, week, text })
  if (!outcome.ok) throw new Error(outcome.error)
  return outcome.value
}
const refusal = (state: ForecastState, rowId: string, week: number, text: string) => {
  const outcome = editCell(state, { rowId, week, text })
  return outcome.ok ? 'accepted' : outcome.error
}
const overtime = 'substitutes-overtime'

describe('a new state', () => {
  test('R-233 holds every fixed row in its order, zeros where the server sent none', () => {
    const [illness, ...others] = workedExample().absences
    const state = create({
      ...workedExample(),
      absences: [{ serverId: 9, hours: others[0]?.hours ?? [] }, ...(illness ? [illness] : [])],
      substitutes: [],
    })
    expect(state.edited.absences.map(({ serverId }) => serverId)).toEqual([1, 2, 3, 4, 5, 6, 9])
    expect(state.edited.substitutes.map(({ serverId }) => serverId)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(state.edited.substitutes[4]?.hours).toEqual(Array.from({ length: 53 }, () => 0))
    expect(state.edited.absences[0]).toBe(illness)
    expect([isDirty(state), dirtyRowIds(state), readRowStatuses(state).size]).toEqual([false, [], 0])
  })

  test('refuses lists that do not fit the year, values that are no whole hundredths, and an id twice', () => {
    const input = workedExample()
    const row = { serverId: 1, hours: input.scheduled }
    expect(() => create({ ...input, scheduled: [0] })).toThrow('Each row needs 53 weeks in whole hundredths')
    expect(() => create({ ...input, myForecast: input.myForecast.with(3, 0.5) })).toThrow(RangeError)
    expect(() => create({ ...input, absences: [{ serverId: 1, hours: [] }] })).toThrow(RangeError)
    expect(() => create({ ...input, target: input.target.with(3, Number.NaN) })).toThrow(
      'The target needs 53 finite values',
    )
    expect(() => create({ ...input, target: [85] })).toThrow(RangeError)
    expect(() => create({ ...input, absences: [row, row] })).toThrow('A row id comes twice')
    expect(() => create({ ...input, substitutes: [row, { ...row, serverId: '1' }] })).toThrow('A row id comes twice')
  })
})

describe('editing a cell', () => {
  test('R-230 R-231 changes that cell only, marks its row dirty and leaves every other row as it was', () => {
    const before = create()
    const after = edited(before, overtime, 12, '7,5')
    expect(after.edited.substitutes[4]?.hours[11]).toBe(750)
    expect(after.edited.substitutes[4]?.hours.with(11, 0)).toEqual(before.edited.substitutes[4]?.hours)
    expect(after.edited.substitutes[3]).toBe(before.edited.substitutes[3])
    expect(after.edited.absences).toBe(before.edited.absences)
    expect(after.stored).toBe(before.stored)
    expect(before.edited.substitutes[4]?.hours[11]).toBe(0)
    expect([
      isDirty(after),
      dirtyRowIds(after),
      rowStatusOf(after, overtime),
      rowStatusOf(after, 'absences-1'),
    ]).toEqual([true, [overtime], 'dirty', 'normal'])
    expect([dirtyWeeks(after, overtime).has(12), dirtyWeeks(after, overtime).has(13)]).toEqual([true, false])
  })

  test('back to the original value makes cell, row and state clean', () => {
    const before = create()
    const after = edited(edited(before, 'absences-1', 20, '8'), 'absences-1', 20, '0,00')
    expect(isDirty(after)).toBe(false)
    expect(after.edited.absences[0]?.hours).toBe(before.edited.absences[0]?.hours)
    expect(edited(before, 'absences-1', 20, '0')).toBe(before)
  })

  test('R-191 takes every absence, the five substitutes of extra time and my forecast', () => {
    const state = create({ ...workedExample(), absences: [{ serverId: 9, hours: workedExample().scheduled }] })
    expect(listEditableRows(state.edited).map(({ rowId }) => rowId)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 9].map(id => `absences-${id}`),
      'substitutes-borrowed-resource',
      'substitutes-hourly-substitute',
      'substitutes-filling-time',
      overtime,
      'substitutes-staggered-working-hours',
      'needs-my-forecast',
    ])
    expect(edited(state, 'needs-my-forecast', 30, '−4,5').edited.myForecast[29]).toBe(-450)
    expect(edited(state, 'absences-9', 30, '4').edited.absences[6]?.hours[29]).toBe(400)
  })

  test.each([
    [overtime, 11, '1', 'old-week'],
    [overtime, 0, '1', 'unknown-week'],
    [overtime, 54, '1', 'unknown-week'],
    [overtime, 12.5, '1', 'unknown-week'],
    [overtime, 52, '1', 'accepted'],
    [overtime, 53, '1', 'accepted'],
    [overtime, 12, '1,234', 'too-many-decimals'],
    [overtime, 12, '-1', 'negative'],
    [overtime, 12, '10 001', 'too-large'],
    ['needs-my-forecast', 12, '-10001', 'too-large'],
    ['substitutes-own-resource-shift', 12, '1', 'read-only-row'],
    ['substitutes-no-substitute', 12, '1', 'read-only-row'],
    ['substitutes-budgeted-hours', 12, '1', 'read-only-row'],
    ['needs-total-required', 12, '1', 'read-only-row'],
    ['staffing-budgeted-staff-hours', 12, '1', 'read-only-row'],
    ['absences-7', 12, '1', 'unknown-row'],
    ['nonsense', 12, '1', 'unknown-row'],
  ])('%s week %p, text %p: %s', (rowId, week, text, error) => expect(refusal(create(), rowId, week, text)).toBe(error))

  test('R-474 what is no number is refused, and the cell stays as it was', () => {
    const state = create()
    const texts = ['abc', 'sju', '1e3', '.', '7,,5']
    expect(texts.map(text => refusal(state, overtime, 12, text))).toEqual(texts.map(() => 'not-a-number'))
    expect(state).toEqual(create())
  })

  test('R-172 R-225 R-227 R-228 is refused without write permission, on skipped rows and in a whole earlier year', () => {
    expect(refusal(create(workedExample(), false), overtime, 12, '1')).toBe('no-write-permission')
    const skipping = createForecastState({
      input: workedExample(),
      currentWeek,
      canWrite: true,
      skippedRowIds: [overtime],
    })
    expect(refusal(skipping, overtime, 12, '1')).toBe('read-only-row')
    const later = createForecastState({ input: workedExample(), currentWeek: { year: 2027, week: 1 }, canWrite: true })
    expect(refusal(later, overtime, 53, '1')).toBe('old-week')
    const nextYear = Array.from({ length: 52 }, (_, index) =>
      refusal(create(workedExample(2027)), overtime, index + 1, '1'),
    )
    expect(new Set(nextYear)).toEqual(new Set(['accepted']))
    expect(refusal(create(workedExample(2027)), overtime, 53, '1')).toBe('unknown-week')
    expect([
      isEditableCell(create(), { rowId: overtime, week: 12 }),
      isEditableCell(create(), { rowId: overtime, week: 11 }),
    ]).toEqual([true, false])
  })

  test('several edits go in together or not at all, each failure told by its cell', () => {
    const good = { rowId: overtime, week: 12, text: '1' }
    const both = editCells(create(), [good, { ...good, week: 13, text: '2' }])
    expect(both.ok && both.value.edited.substitutes[4]?.hours.slice(11, 13)).toEqual([100, 200])
    expect(editCells(create(), [good, { ...good, week: 1 }, { ...good, text: 'x' }])).toEqual({
      ok: false,
      error: [
        { rowId: overtime, week: 1, error: 'old-week' },
        { rowId: overtime, week: 12, error: 'not-a-number' },
      ],
    })
  })

  test('the order of edits to different cells does not matter', () => {
    const rowIds = listEditableRows(create().edited).map(({ rowId }) => rowId)
    const edit = fc.record({
      rowId: fc.constantFrom(...rowIds),
      week: fc.integer({ min: 12, max: 53 }),
      text: fc.integer({ min: 0, max: 1_000_000 }).map(formatHours),
    })
    const edits = fc.uniqueArray(edit, { selector: ({ rowId, week }) => `${rowId} ${week}`, maxLength: 12 })
    fc.assert(
      fc.property(edits, fc.infiniteStream(fc.nat()), (list, order) => {
        const shuffled = list.map(one => ({ one, key: order.next().value ?? 0 })).sort((a, b) => a.key - b.key)
        const inOrder = editCells(create(), list)
        const mixed = editCells(
          create(),
          shuffled.map(({ one }) => one),
        )
        expect(mixed).toEqual(inOrder)
        if (inOrder.ok) expect(revert(inOrder.value).edited).toEqual(create().edited)
      }),
      { numRuns: 20, endOnFailure: true },
    )
  })
})

describe('reverting', () => {
  test('R-229 R-234 R-235 restores the stored data, marks the changed rows reset and is not dirty', () => {
    const before = create()
    const after = revert(edited(edited(before, overtime, 12, '1'), 'absences-1', 13, '2'))
    expect(after.edited).toBe(before.stored)
    expect([
      isDirty(after),
      rowStatusOf(after, overtime),
      rowStatusOf(after, 'absences-1'),
      rowStatusOf(after, 'absences-2'),
    ]).toEqual([false, 'reset', 'reset', 'normal'])
  })

  test('R-229 the reset mark goes with the next edit of the row, not of another', () => {
    const reverted = revert(edited(edited(create(), overtime, 12, '1'), 'absences-1', 13, '2'))
    const again = edited(reverted, overtime, 12, '3')
    expect([rowStatusOf(again, overtime), rowStatusOf(again, 'absences-1')]).toEqual(['dirty', 'reset'])
    expect(rowStatusOf(edited(again, overtime, 12, '0'), overtime)).toBe('normal')
  })
})

describe('saving', () => {
  test('nothing changed gives three empty lists', () => {
    expect(changesToSave(create())).toEqual({ absences: [], substitutes: [], myForecast: [] })
  })

  test('R-183 R-238 only changed weeks of dirty rows, by server id and in hours', () => {
    let state = edited(create(), overtime, 12, '7,5')
    state = edited(state, overtime, 53, '0,1')
    state = edited(state, 'absences-6', 20, '8')
    state = edited(state, 'needs-my-forecast', 12, '-1,25')
    expect(changesToSave(state)).toEqual({
      absences: [{ id: 6, values: { 20: 8 } }],
      substitutes: [{ id: 5, values: { 12: 7.5, 53: 0.1 } }],
      myForecast: [{ values: { 12: -1.25 } }],
    })
  })

  test('a week that has become old is not sent', () => {
    const state = edited(edited(create(), overtime, 12, '1'), overtime, 13, '2')
    const nextWeek = { ...state, currentWeek: { year: 2026, week: 13 } }
    expect(changesToSave(nextWeek).substitutes).toEqual([{ id: 5, values: { 13: 2 } }])
  })

  test('rows whose id is not numeric are named', () => {
    const hours = workedExample().scheduled
    const input = {
      ...workedExample(),
      absences: [{ serverId: 'x', hours }],
      substitutes: [
        { serverId: 'y', hours },
        { serverId: 42, hours },
      ],
    }
    expect(unknownRowIds(create(input))).toEqual(['absences-x', 'substitutes-y'])
    expect(unknownRowIds(create())).toEqual([])
    expect(changesToSave(edited(create(input), 'absences-x', 12, '1')).absences).toEqual([])
  })

  test('R-232 what was saved is stored, what was typed meanwhile stays dirty', () => {
    let sent = edited(edited(create(), overtime, 12, '7,5'), 'absences-6', 20, '8')
    sent = edited(sent, 'needs-my-forecast', 12, '-1,25')
    const clean = acceptSaved(sent, changesToSave(sent))
    expect([
      isDirty(clean),
      dirtyRowIds(clean),
      clean.stored.substitutes[4]?.hours[11],
      clean.stored.absences[5]?.hours[19],
      clean.stored.myForecast[11],
    ]).toEqual([false, [], 750, 800, -125])
    const meanwhile = acceptSaved(edited(sent, overtime, 12, '9'), changesToSave(sent))
    expect(dirtyRowIds(meanwhile)).toEqual([overtime])
    expect(changesToSave(meanwhile)).toEqual({
      absences: [],
      substitutes: [{ id: 5, values: { 12: 9 } }],
      myForecast: [],
    })
    expect(meanwhile.edited.absences[0]).toBe(sent.edited.absences[0])
  })

  test('accepting a save clears reset marks and conflicts and ignores rows it does not have', () => {
    const reverted = {
      ...revert(edited(create(), overtime, 12, '1')),
      conflictedCells: [{ rowId: overtime, week: 12 }],
    }
    const after = acceptSaved(reverted, { absences: [{ id: 77, values: { 12: 1 } }], substitutes: [], myForecast: [] })
    expect([after.resetRowIds, after.conflictedCells, isDirty(after)]).toEqual([[], [], false])
  })
})

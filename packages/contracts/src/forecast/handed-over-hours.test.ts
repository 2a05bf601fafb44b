import { handedOverDraft } from './handed-over-hours'

const row = { year: 2026, week: 12, rowId: 'absences-2', hours: -7.5 }

test('what was left for the forecast is read again as it was', () => {
  expect(handedOverDraft.read(JSON.parse(JSON.stringify({ rows: [row] })))).toEqual({ rows: [row] })
})

test.each([
  null,
  'x',
  {},
  { rows: [] },
  { rows: [{ ...row, week: 54 }] },
  { rows: [{ ...row, hours: '8' }] },
  { rows: [{ ...row, rowId: 2 }] },
])('%j is none of ours', stored => {
  expect(handedOverDraft.read(stored)).toBeNull()
})

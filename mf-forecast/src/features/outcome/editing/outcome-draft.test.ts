import { withTyped, type EditedOutcome } from '@veckovis/domain/outcome'
import { draftOf, outcomeDraftKind, withDraft } from './outcome-draft'

const worked = { kind: 'worked', serverId: 0 } as const

const yearOf = (values: Readonly<Record<number, number>>) =>
  Array.from({ length: 53 }, (_, index) => values[index + 1] ?? null)

const stored = (values: Readonly<Record<number, number>>, complete: readonly number[] = []): EditedOutcome => ({
  stored: { lastWeek: 10, complete, rows: [{ ...worked, source: 'typed', values: yearOf(values) }] },
  edits: new Map(),
  canWrite: true,
})

const draft = draftOf(
  withTyped(stored({ 1: 40_000 }), [
    { ...worked, week: 1, value: 39_000 },
    { ...worked, week: 2, value: 38_000 },
    { ...worked, week: 3, value: 37_000 },
  ]),
)

test('what is kept is read again as it was, and other data is no draft', () => {
  expect(outcomeDraftKind.read(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const other of [null, {}, { cells: 1 }, { cells: [{ kind: 'worked', serverId: 0, week: 1 }] }])
    expect(outcomeDraftKind.read(other)).toBeNull()
  expect(outcomeDraftKind.read({ cells: [{ ...draft.cells[0], kind: 'cards' }] })).toBeNull()
  expect(outcomeDraftKind.read({ cells: [{ ...draft.cells[0], week: 54 }] })).toBeNull()
})

test('a draft goes on top of what is stored now: closed weeks are left alone, and what others changed is counted', () => {
  const { state, count, changedSince, closed } = withDraft(stored({ 1: 41_000, 2: 38_000 }, [3]), draft)
  expect([count, changedSince]).toEqual([1, 1])
  expect(closed.map(({ week }) => week)).toEqual([3])
  expect([...state.edits.values()]).toEqual([{ ...worked, week: 1, value: 39_000 }])
})

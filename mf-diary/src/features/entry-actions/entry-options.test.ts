import { vacation } from '../../data/entry.fixture'
import { optionsOf as optionsFor } from './entry-options'

const before = '2026-08-01'

const optionsOf = (entry: typeof vacation, today: string | undefined, approves = false) =>
  optionsFor(entry, today, approves)

test('R-314 what waits is changed, one that is approved or rejected is not; one that is approved is not offered for removal', () => {
  expect(optionsOf(vacation, before)).toEqual(['edit', 'copy', 'nextYear', 'delete'])
  expect(optionsOf({ ...vacation, status: 'APPROVED' }, before)).toEqual(['copy', 'nextYear', 'propose', 'return'])
  expect(optionsOf({ ...vacation, status: 'REJECTED' }, before)).toEqual(['again', 'delete'])
})

test('what was handled by hand is not changed any more', () => {
  expect(optionsOf({ ...vacation, handledAt: '2026-08-12T08:00:00.000Z' }, '2026-08-12')).toEqual([
    'copy',
    'nextYear',
    'delete',
  ])
})

test.each([
  ['2026-08-09', false],
  ['2026-08-10', true],
  ['2026-08-13', true],
  ['2026-08-14', false],
  [undefined, false],
])('on %s it can be split: %s', (today, isSplit) => {
  expect(optionsOf(vacation, today).includes('split')).toBe(isSplit)
})

test('the hours of what is over are handed over, also once more', () => {
  expect(optionsOf(vacation, '2026-08-14')).toEqual(['edit', 'copy', 'nextYear', 'handOver', 'delete'])
  const handled = { ...vacation, handledAt: '2026-08-14T08:00:00.000Z' }
  expect(optionsOf(handled, '2026-08-14')).toEqual(['copy', 'nextYear', 'handOver', 'delete'])
  for (const status of ['APPROVED', 'REJECTED'] as const)
    expect(optionsOf({ ...vacation, status }, '2026-08-14')).not.toContain('handOver')
})

test('an approved absence is changed by those who approve, and anyone else proposes that', () => {
  const approved = { ...vacation, status: 'APPROVED' } as const
  expect(optionsOf(approved, before, true)).toEqual(['copy', 'nextYear', 'change', 'return'])
  expect(optionsOf(approved, before)).toEqual(['copy', 'nextYear', 'propose', 'return'])
  expect(optionsOf(vacation, before, true)).not.toContain('change')
  expect(optionsOf({ ...approved, category: 'EXTRA_RESOURCE', reason: 'VAK' }, before, true)).not.toContain('change')
})

test('nobody comes back early from a change of needs', () => {
  const change = { ...vacation, category: 'CHANGE_OF_NEEDS', reason: 'DEATH', status: 'APPROVED' } as const
  expect(optionsOf(change, before)).toEqual(['copy', 'nextYear'])
})

import { readScope } from './requirements-scope.mjs'
import { readSpecification } from './specification.mjs'

type Entry = { id: string; area: string; group: string; line: string; check?: string }

const { requirements, decisions }: { requirements: Entry[]; decisions: Entry[] } = readSpecification()
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(3, '0')}`)

// Decisions above this number are taken over as what they decide is built, which is not in the order of their numbers.
const LAST_WITHOUT_GAP = 190

test('every requirement and every decision stands once, without a gap in the numbers of what is built', () => {
  expect(requirements.map(({ id }) => id)).toEqual(numbered('R', requirements.length))
  const ids = decisions.map(({ id }) => id)
  expect(ids.slice(0, LAST_WITHOUT_GAP)).toEqual(numbered('A', LAST_WITHOUT_GAP))
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('each has a group, an area and one line', () => {
  for (const { id, group, area, line } of [...requirements, ...decisions])
    expect({ id, complete: group !== '' && area !== '' && line.length > 10 }).toEqual({ id, complete: true })
})

test('each requirement, and no decision, has the check that shows it', () => {
  expect(requirements.filter(({ check }) => (check ?? '').length < 4).map(({ id }) => id)).toEqual([])
  expect(decisions.filter(({ check }) => check !== undefined).map(({ id }) => id)).toEqual([])
})

test('a requirement is due or waits, never both, and together they are all', () => {
  const { due, later }: { due: Entry[]; later: { id: string }[] } = readScope(requirements)
  const ids = [...due, ...later].map(({ id }) => id).sort()
  expect(ids).toEqual(requirements.map(({ id }) => id))
})

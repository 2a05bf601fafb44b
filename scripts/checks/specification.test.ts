import { readScope } from './requirements-scope.mjs'
import { readSpecification } from './specification.mjs'

type Entry = { id: string; area: string; group: string; line: string }

const { requirements, decisions }: { requirements: Entry[]; decisions: Entry[] } = readSpecification()
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(3, '0')}`)

test('every requirement and every decision stands once, without a gap in the numbers', () => {
  expect(requirements.map(({ id }) => id)).toEqual(numbered('R', requirements.length))
  expect(decisions.map(({ id }) => id)).toEqual(numbered('A', decisions.length))
})

test('each has a group, an area and one line', () => {
  for (const { id, group, area, line } of [...requirements, ...decisions])
    expect({ id, complete: group !== '' && area !== '' && line.length > 10 }).toEqual({ id, complete: true })
})

test('a requirement is due or waits, never both, and together they are all', () => {
  const { due, later }: { due: Entry[]; later: { id: string }[] } = readScope(requirements)
  const ids = [...due, ...later].map(({ id }) => id).sort()
  expect(ids).toEqual(requirements.map(({ id }) => id))
})

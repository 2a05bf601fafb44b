import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import { isGonePlace } from './gone-place'

let data: TestDatabase
beforeAll(async () => {
  data = await createTestDatabase()
}, 60_000)
afterAll(() => data.drop())

test('every foreign key that leads to a place is known as one, and no other is', async () => {
  const { rows } = await ownerOf(data.database).read<{ table: string; constraint: string; leadsToPlace: boolean }>(
    `SELECT conrelid::regclass::text AS table, conname AS constraint,
       confrelid::regclass::text IN ('county', 'municipality', 'department', 'unit') AS "leadsToPlace"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  expect(rows.filter(({ leadsToPlace }) => leadsToPlace).length).toBeGreaterThan(15)
  expect(
    rows.filter(({ table, constraint, leadsToPlace }) => {
      return isGonePlace({ code: '23503', table, constraint }) !== leadsToPlace
    }),
  ).toEqual([])
})

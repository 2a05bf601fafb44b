import { foldedName } from '@veckovis/domain/text'
import { createEarlierDatabase, type EarlierDatabase } from '@veckovis/testing/earlier-database'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await createEarlierDatabase('0012')
  await earlier.run(
    `INSERT INTO county (name) VALUES ('L'), ('M');
     INSERT INTO municipality (county_id, code, name) VALUES (1, '1', 'K');
     INSERT INTO department (municipality_id, name) VALUES (1, 'A'), (1, 'a ');
     INSERT INTO unit (department_id, municipality_id, name) VALUES (1, 1, 'E');
     INSERT INTO needs_budget (unit_id, municipality_id, year, name, state, time_type, efficiency, lines, monthly_shares,
         full_time_hours, locked_at)
       SELECT 1, 1, 2026, name, state, 'granted', 85, '{"zones": [], "rooms": []}', array_fill(8.3333::float8, ARRAY[12]), 40,
         CASE state WHEN 'locked' THEN now() END
       FROM (VALUES ('Dubbel', 'saved'), ('dubbel ', 'locked'), ('Annan', 'saved')) AS made (name, state)`,
  )
  await earlier.bringUpToDate()
}, 60_000)
afterAll(() => earlier.drop())

const refusal = (sql: string) =>
  earlier.run(sql).then(
    () => null,
    (failure: { code?: string }) => failure.code,
  )

test('names that have become one are told apart by the id of the later, of a locked budget too', async () => {
  expect(await earlier.run('SELECT name FROM needs_budget ORDER BY id')).toEqual([
    { name: 'Dubbel' },
    { name: 'dubbel (2)' },
    { name: 'Annan' },
  ])
  expect(await earlier.run('SELECT name FROM department ORDER BY id')).toEqual([{ name: 'A' }, { name: 'a (2)' }])
})

test('a municipality has its name for itself within its county and type only', async () => {
  const add = (county: number, type: string, name: string) =>
    refusal(`INSERT INTO municipality (county_id, code, type, name) VALUES (${county}, '2', '${type}', '${name}')`)
  expect(await add(1, 'MUNICIPALITY', 'k ')).toBe('23505')
  expect(await add(1, 'SCHOOL', 'K')).toBeNull()
  expect(await add(2, 'MUNICIPALITY', 'K')).toBeNull()
})

test('the places of one place have names of their own', async () => {
  expect(await refusal("INSERT INTO county (name) VALUES ('m')")).toBe('23505')
  expect(await refusal("INSERT INTO department (municipality_id, name) VALUES (1, ' A')")).toBe('23505')
  expect(await refusal("INSERT INTO unit (department_id, municipality_id, name) VALUES (1, 1, 'e')")).toBe('23505')
  expect(await refusal("INSERT INTO unit (department_id, municipality_id, name) VALUES (2, 1, 'E')")).toBeNull()
})

test('the database folds a name as the domain does', async () => {
  const names = ['Dubbel ', '\u00a0ÅRET', 'a\u030aret', 'Äldre\t', 'É', 'e\u0301', 'STRASSE', 'Ö 2']
  for (const name of names)
    expect(await earlier.run(`SELECT folded_name(E'${name}') AS folded`)).toEqual([{ folded: foldedName(name) }])
})

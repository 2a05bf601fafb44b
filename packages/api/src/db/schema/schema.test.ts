import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'

/** A file for each area: a new one is found by its name. */
const load = createRequire(__filename)
const files = readdirSync(__dirname)
  .filter(name => name !== 'column-types.ts' && !name.endsWith('.test.ts'))
  .map(name => load(join(__dirname, name)) as object)
const tables = files.flatMap(file => Object.values(file)).filter(value => is(value, PgTable))

let made: TestDatabase
let owner: Client

beforeAll(async () => {
  made = await createTestDatabase()
  owner = new Client({ connectionString: made.url })
  await owner.connect()
}, 60_000)
afterAll(async () => {
  await owner.end()
  await made.drop()
})

/** What the database says of its columns, one line each. The list of applied migrations is the owner's alone. */
const columnsSql = `SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
    || CASE WHEN a.attidentity <> '' THEN ' identity' WHEN a.attgenerated <> '' THEN ' generated'
         WHEN a.atthasdef THEN ' default' ELSE '' END AS line
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> 'applied_migration'`

const keysSql = `SELECT c.relname || ' ' || string_agg(a.attname, ' ' ORDER BY array_position(i.indkey, a.attnum)) AS line
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
  WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'applied_migration'
  GROUP BY c.relname`

const lines = async (sql: string) => (await owner.query<{ line: string }>(sql)).rows.map(row => row.line).sort()

const originOf = (column: ReturnType<typeof getTableConfig>['columns'][number]) => {
  if (column.generatedIdentity !== undefined) return ' identity'
  if (column.generated !== undefined) return ' generated'
  return column.hasDefault ? ' default' : ''
}

test('the schema names every table and column of the migrations, with type, nullability and origin', async () => {
  const ours = tables.flatMap(table =>
    getTableConfig(table).columns.map(
      column =>
        `${getTableName(table)}.${column.name} ${column.getSQLType().replace(/, /g, ',')}${column.notNull ? ' not null' : ''}${originOf(column)}`,
    ),
  )
  expect(ours.sort()).toEqual(await lines(columnsSql))
})

test('the primary keys are the same', async () => {
  const ours = tables.map(table => {
    const { columns, primaryKeys } = getTableConfig(table)
    const key = primaryKeys[0]?.columns ?? columns.filter(column => column.primary)
    return [getTableName(table), ...key.map(column => column.name)].join(' ')
  })
  expect(ours.sort()).toEqual(await lines(keysSql))
})

test('a column of chosen words allows the words that its constraint allows', async () => {
  const { rows } = await owner.query<{ place: string; rule: string }>(
    `SELECT c.relname || '.' || a.attname AS place, pg_get_constraintdef(k.oid) AS rule
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND k.conkey = ARRAY[a.attnum]
     WHERE k.contype = 'c' AND pg_get_constraintdef(k.oid) LIKE '%ANY (ARRAY[%::text%'`,
  )
  const wordsOf = (rule: string) => [...rule.matchAll(/'([^']*)'::text/g)].map(match => match[1] ?? '')
  const theirs = rows.map(({ place, rule }) => `${place} ${wordsOf(rule).sort().join(' ')}`).sort()
  const ours = tables.flatMap(table =>
    getTableConfig(table).columns.flatMap(({ name, enumValues = [] }) =>
      enumValues.length === 0 ? [] : [`${getTableName(table)}.${name} ${[...enumValues].sort().join(' ')}`],
    ),
  )
  expect(ours.sort()).toEqual(theirs)
})

/** Tables that belong to a unit: by a unit of their own that is never missing, or by a row of such a table. */
const unitTablesSql = `WITH RECURSIVE of_unit AS (
    SELECT attrelid AS id FROM pg_attribute
    WHERE attname = 'unit_id' AND attnotnull AND attrelid IN (SELECT oid FROM pg_class WHERE relkind = 'r')
    UNION SELECT k.conrelid FROM pg_constraint k JOIN of_unit ON k.confrelid = of_unit.id
  )`

/** Where the municipality is missing: in a key that tells rows apart, or in one that leads to the row above. */
const keysWithoutMunicipalitySql = `${unitTablesSql}
  SELECT c.relname || ' ' || i.indexrelid::regclass AS line FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE i.indrelid IN (SELECT id FROM of_unit) AND i.indisunique AND NOT EXISTS (
    SELECT FROM pg_attribute a
    WHERE a.attrelid = i.indrelid AND a.attname = 'municipality_id' AND a.attnum = ANY (i.indkey) AND a.attnotnull)
  UNION ALL
  SELECT c.relname || ' ' || k.conname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.contype = 'f' AND (k.confrelid IN (SELECT id FROM of_unit) OR k.confrelid = 'unit'::regclass)
    AND k.conrelid IN (SELECT id FROM of_unit) AND NOT EXISTS (
      SELECT FROM pg_attribute a
      WHERE a.attrelid = k.conrelid AND a.attname = 'municipality_id' AND a.attnum = ANY (k.conkey))`

test('every table with data of units has the municipality in all its keys', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `${unitTablesSql} SELECT relname AS name FROM pg_class WHERE oid IN (SELECT id FROM of_unit)`,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['forecast', 'forecast_row', 'staff_terms']))
  expect(await lines(keysWithoutMunicipalitySql)).toEqual([])
})

import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createEarlierDatabase } from '@veckovis/testing/earlier-database'

/**
 * Two areas that are made on one day both take the next number. Their migrations stay as they are, since databases have
 * them by their names, as long as it makes no difference which of them came first (docs/decisions/0042).
 */
type Migration = { readonly name: string; readonly sql: string }

/** What a migration can make, one line each; whatever the order in which it was made. */
const shapeSql = `
  SELECT attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' ||
      coalesce(pg_get_expr(adbin, adrelid), '') || coalesce(attacl::text, '') AS line
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT oid::regclass || ' ' || relrowsecurity || coalesce(relacl::text, '') FROM pg_class
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check) FROM pg_policies
  UNION ALL SELECT pg_get_functiondef(oid) || coalesce(proacl::text, '') FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY 1`

/** What the database is after the files in this order, or what the first one that fails says. */
const outcome = async (before: string, files: readonly Migration[]): Promise<unknown> => {
  const earlier = await createEarlierDatabase(before)
  try {
    for (const { sql } of files) await earlier.run(sql)
    return await earlier.run(shapeSql)
  } catch (error) {
    return String(error)
  } finally {
    await earlier.drop()
  }
}

/** Null where it makes no difference which of them comes first. */
const clashOf = async (before: string, files: readonly Migration[]): Promise<string | null> => {
  const [oneWay, otherWay] = [await outcome(before, files), await outcome(before, [...files].reverse())]
  if (isDeepStrictEqual(oneWay, otherWay)) return null
  const names = files.map(({ name }) => name).join(' and ')
  return `${names} bear one number and make another database when the last one comes first: give the one that no installation has yet the next free number.`
}

const migrations = resolve(__dirname, '../../migrations')

test('of migrations that bear one number it makes no difference which comes first', async () => {
  const names = (await readdir(migrations)).sort()
  const shared = [...new Set(names.map(name => name.slice(0, 4)))]
    .map(number => names.filter(name => name.startsWith(number)))
    .filter(files => files.length > 1)
  const read = async (name: string) => ({ name, sql: await readFile(join(migrations, name), 'utf8') })
  const clashes = []
  for (const files of shared) clashes.push(await clashOf(files[0] ?? '', await Promise.all(files.map(read))))
  expect(clashes.filter(clash => clash !== null)).toEqual([])
}, 60_000)

test('two that need each other are told in one sentence, two that do not are left alone', async () => {
  const laundry = { name: '9000-laundry.sql', sql: 'CREATE TABLE laundry_item (id int PRIMARY KEY)' }
  const meals = { name: '9000-meals.sql', sql: 'CREATE TABLE meals_item (id int PRIMARY KEY)' }
  const reaching = { name: '9000-reaching.sql', sql: 'ALTER TABLE laundry_item ADD COLUMN meal int' }
  expect(await clashOf('0002', [laundry, meals])).toBeNull()
  expect(await clashOf('0002', [laundry, reaching])).toBe(
    '9000-laundry.sql and 9000-reaching.sql bear one number and make another database when the last one comes first: give the one that no installation has yet the next free number.',
  )
}, 60_000)

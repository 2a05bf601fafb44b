import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Grants } from './grants.fixture'

/**
 * What the tests of the database have to know of the tables of an area. It stands with the area, as `tables` of its
 * `tables.fixture.ts`, so that a new one edits no list.
 */
export type AreaTables = {
  /** What the application's role may do with each */
  readonly grants: Readonly<Record<string, Grants>>
  /** By the migration that made the table: statements that put a row into it, for the migrations to come */
  readonly rowsAfter?: Readonly<Record<string, string>>
}

const areas = join(__dirname, '../areas')

export const readTablesOfAreas = (): AreaTables[] => {
  const load = createRequire(__filename)
  return readdirSync(areas)
    .map(name => join(areas, name, 'tables.fixture.ts'))
    .filter(file => existsSync(file))
    .map(file => (load(file) as { readonly tables: AreaTables }).tables)
}

import type { Database } from '@veckovis/api'
import { ownerOf } from './owner-of'

/** All that is kept, by table: equal exactly when nothing was changed, in other tables than those that are left out. */
export const storedIn = (
  database: Database,
  leftOut: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> =>
  ownerOf(database).asSystem(async transaction => {
    const { rows: tables } = await transaction.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
      [leftOut],
    )
    const digests = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS digest FROM ${name} t`,
    )
    // With many tables the database reads them side by side, and answers in any order.
    const { rows } = await transaction.query<{ name: string; digest: string }>(
      `${digests.join(' UNION ALL ')} ORDER BY name`,
    )
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  })

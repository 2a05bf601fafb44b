import type { Transaction } from '../db/database'

/** Whether the registry lists a version of a module, so that its files are there to be loaded. */
export type ListedModules = (id: string, version: string) => Promise<boolean>

/** An open page goes on with the version that it began with; no session outlives this many days. */
export const listedDays = 31

/** A version that was active at this moment or later is still listed. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - listedDays * 86_400_000)

// The active version of each module, each other one until 31 days after it was that for the last time or was rolled out,
// and what was published lately, so that it can be tried before people get it. Of a module that nobody has had there is nothing.
const listedSql = `SELECT v.module_id AS id, v.version FROM module_version v
  JOIN module m ON m.id = v.module_id
  WHERE v.version = m.active_version OR v.registered_at > $1 AND EXISTS (
      SELECT FROM module_activation a WHERE a.module_id = v.module_id AND a.version IS NOT NULL)
    OR EXISTS (SELECT FROM module_rollout r WHERE r.module_id = v.module_id AND r.version = v.version
      AND coalesce(r.ended_at > $1, true))
    OR EXISTS (
    SELECT FROM (SELECT version, lead(at) OVER (ORDER BY id) AS ended FROM module_activation a
      WHERE a.module_id = v.module_id) AS each
    WHERE each.version = v.version AND each.ended > $1)`

/** The versions that the registry lists now, each as `<id>/<version>`. */
export const listedVersions =
  (read: Transaction['query'], now: () => Date) => async (): Promise<ReadonlySet<string>> => {
    const { rows } = await read<{ id: string; version: string }>({
      name: 'listed-modules',
      text: listedSql,
      values: [listedSince(now())],
    })
    return new Set(rows.map(({ id, version }) => `${id}/${version}`))
  }

/** Milliseconds after which a version that was listed is asked about again, and one that was not. */
const keptListed = 60_000
const keptUnlisted = 1_000

type Known = { readonly versions: ReadonlySet<string>; readonly readAt: number }

/** Kept in memory for a while: a page asks for dozens of files at once. Without the database what is known holds. */
export const createListedModules = (
  ask: () => Promise<ReadonlySet<string>>,
  clock: () => number = () => performance.now(),
): ListedModules => {
  let known: Known | undefined
  const isFresh = ({ versions, readAt }: Known, name: string) =>
    clock() - readAt < (versions.has(name) ? keptListed : keptUnlisted)
  return async (id, version) => {
    const name = `${id}/${version}`
    if (known === undefined || !isFresh(known, name)) {
      try {
        known = { versions: await ask(), readAt: clock() }
      } catch (error) {
        if (known === undefined) throw error
      }
    }
    return known.versions.has(name)
  }
}

import type { ModuleLoad } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import type { AttemptLimiter, Limit } from '../../../http/attempt-limiter'
import { listedDays } from '../../../http/listed-modules'

/** Who tells, and when. */
export type Teller = {
  readonly attempts: Pick<AttemptLimiter, 'countWithin'>
  readonly userId: number
  readonly now: Date
}

type Count = 'loads' | 'failures'

// One day more than the days that are summed (listedSince, by UTC date): so no sum has a person twice, and nobody alone
// makes a version healthy or unhealthy or stops a rollout, however many tabs, reloads and errors they have.
const seconds = (listedDays + 1) * 86_400
const limits: Readonly<Record<Count, Limit>> = {
  loads: { name: 'counted load of version', most: 1, seconds },
  failures: { name: 'counted failure of version', most: 1, seconds },
}

const addSql = `INSERT INTO module_version_day AS d (module_id, version, day, loads, failures)
  VALUES ($1, $2, ($3::timestamptz AT TIME ZONE 'UTC')::date, $4, $5)
  ON CONFLICT (module_id, version, day) DO UPDATE
    SET loads = d.loads + excluded.loads, failures = d.failures + excluded.failures`

/** Adds one to the day of a version, unless the person is in the sum already. */
const countOne = async (
  transaction: Transaction,
  count: Count,
  { moduleId, version }: ModuleLoad,
  { attempts, userId, now }: Teller,
): Promise<void> => {
  const attempt = { limit: limits[count], account: `user/${userId} ${moduleId} ${version}` }
  if ((await attempts.countWithin(transaction, [attempt], now)) !== null) return
  await transaction.query(addSql, [moduleId, version, now, count === 'loads' ? 1 : 0, count === 'failures' ? 1 : 0])
}

const nameOf = ({ moduleId, version }: ModuleLoad) => `${moduleId} ${version}`

export const countFailure = (transaction: Transaction, failed: ModuleLoad, by: Teller): Promise<void> =>
  countOne(transaction, 'failures', failed, by)

/** In one order everywhere, so that no two calls wait for each other. */
export const countLoads = async (transaction: Transaction, loads: readonly ModuleLoad[], by: Teller): Promise<void> => {
  const sorted = [...new Map(loads.map(load => [nameOf(load), load])).entries()].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  for (const [, load] of sorted) await countOne(transaction, 'loads', load, by)
}

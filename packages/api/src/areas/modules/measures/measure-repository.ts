import type { ModuleMeasure, VersionMeasures } from '@veckovis/contracts/modules'
import { bucketOf, thirdQuartile, type MeasureKind } from '@veckovis/domain/modules'
import type { Transaction } from '../../../db/database'
import type { AttemptLimiter, Limit } from '../../../http/attempt-limiter'
import { listedSince } from '../../../http/listed-modules'

type Teller = {
  readonly attempts: Pick<AttemptLimiter, 'countWithin'>
  readonly userId: number
  readonly now: Date
}

/** Of each version and kind: nobody's browser outweighs those of the others. */
const measuresOfPerson: Limit = { name: 'measure of version', most: 10, seconds: 86_400 }

const addSql = `INSERT INTO module_measure_day AS d (module_id, version, kind, day, up_to, count)
  VALUES ($1, $2, $3, ($4::timestamptz AT TIME ZONE 'UTC')::date, $5, 1)
  ON CONFLICT (module_id, version, kind, day, up_to) DO UPDATE SET count = d.count + 1`

const nameOf = ({ moduleId, version, kind, value }: ModuleMeasure) =>
  `${moduleId} ${version} ${kind} ${String(bucketOf(value)).padStart(6, '0')}`

/** In one order everywhere, so that no two calls wait for each other. */
export const countMeasures = async (
  transaction: Transaction,
  measures: readonly ModuleMeasure[],
  { attempts, userId, now }: Teller,
): Promise<void> => {
  const sorted = measures.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  for (const { moduleId, version, kind, value } of sorted) {
    const attempt = { limit: measuresOfPerson, account: `user/${userId} ${moduleId} ${version} ${kind}` }
    if ((await attempts.countWithin(transaction, [attempt], now)) !== null) continue
    await transaction.query(addSql, [moduleId, version, kind, now, bucketOf(value)])
  }
}

type Row = { readonly moduleId: string; readonly version: string; readonly kind: MeasureKind } & {
  readonly buckets: readonly { readonly upTo: number; readonly count: number }[]
}

const listSql = `SELECT module_id AS "moduleId", version, kind,
    jsonb_agg(jsonb_build_object('upTo', up_to, 'count', count)) AS buckets
  FROM module_measure_day WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date
  GROUP BY module_id, version, kind ORDER BY module_id, version, kind`

export const listMeasures = async (read: Transaction['query'], now: Date): Promise<VersionMeasures[]> => {
  const { rows } = await read<Row>(listSql, [listedSince(now)])
  return rows.flatMap(({ buckets, ...of }) => {
    const p75 = thirdQuartile(buckets)
    return p75 === null ? [] : [{ ...of, count: buckets.reduce((sum, { count }) => sum + count, 0), p75 }]
  })
}

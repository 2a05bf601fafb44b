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

// Rows are taken in one order everywhere, so that no two calls wait for each other.
const addSql = `INSERT INTO module_measure_day AS d (module_id, version, kind, day, up_to, count)
  SELECT module_id, version, kind, ($1::timestamptz AT TIME ZONE 'UTC')::date, up_to, count(*)
  FROM unnest($2::text[], $3::text[], $4::text[], $5::int[]) AS measured (module_id, version, kind, up_to)
  GROUP BY module_id, version, kind, up_to ORDER BY module_id, version, kind, up_to
  ON CONFLICT (module_id, version, kind, day, up_to) DO UPDATE SET count = d.count + excluded.count`

const ofPerson = (userId: number, { moduleId, version, kind }: ModuleMeasure) =>
  `user/${userId} ${moduleId} ${version} ${kind}`

/** The rows that all people count in are held at the very end only. */
export const countMeasures = async (
  transaction: Transaction,
  measures: readonly ModuleMeasure[],
  { attempts, userId, now }: Teller,
): Promise<void> => {
  const counted: ModuleMeasure[] = []
  // Nor do the attempts of one person in two tabs.
  for (const measure of measures.toSorted((one, other) => (ofPerson(userId, one) < ofPerson(userId, other) ? -1 : 1))) {
    const attempt = { limit: measuresOfPerson, account: ofPerson(userId, measure) }
    if ((await attempts.countWithin(transaction, [attempt], now)) === null) counted.push(measure)
  }
  await transaction.query(addSql, [
    now,
    counted.map(({ moduleId }) => moduleId),
    counted.map(({ version }) => version),
    counted.map(({ kind }) => kind),
    counted.map(({ value }) => bucketOf(value)),
  ])
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

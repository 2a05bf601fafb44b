import { publishedManifest } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import type { Neighbour } from '../activation/activation-rules'
import type { Rollout } from './rollout-repository'

/** Whom a version is given to: everybody, or some places before everybody. */
export type GivenTo = 'everybody' | Pick<Rollout, 'municipalityIds' | 'unitIds'>

type Row = Pick<Rollout, 'version' | 'municipalityIds' | 'unitIds'> & { readonly manifest: unknown }

const goingSql = `SELECT r.version, r.municipality_ids AS "municipalityIds", r.unit_ids AS "unitIds", v.manifest
  FROM module_rollout r JOIN module_version v ON v.module_id = r.module_id AND v.version = r.version
  WHERE r.ended_at IS NULL`

// A unit and its municipality overlap, whichever of them the rollout names.
const overlapSql = `(r.municipality_ids && $1::int[] OR r.unit_ids && $2::int[] OR EXISTS (
  SELECT FROM unit u JOIN department d ON d.id = u.department_id
  WHERE u.id = ANY (r.unit_ids) AND d.municipality_id = ANY ($1::int[])
    OR u.id = ANY ($2::int[]) AND d.municipality_id = ANY (r.municipality_ids)))`

/** What is being rolled out to places that would get the version too; of any module, in order of id. */
export const listOverlapping = async (transaction: Transaction, givenTo: GivenTo): Promise<Neighbour[]> => {
  const { rows } =
    givenTo === 'everybody'
      ? await transaction.query<Row>(`${goingSql} ORDER BY r.module_id`)
      : await transaction.query<Row>(`${goingSql} AND ${overlapSql} ORDER BY r.module_id`, [
          givenTo.municipalityIds,
          givenTo.unitIds,
        ])
  return rows.flatMap(({ manifest, ...rollout }) => {
    // No registry gives what this program would not accept (registry-of-unit.ts).
    const parsed = publishedManifest.safeParse(manifest)
    return parsed.success ? [{ ...parsed.data, rollout }] : []
  })
}

import type { AccessPreview, CountyChange } from '@veckovis/contracts/organisation'
import type { Place } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { previewAccess } from './access-preview'

type Below = { readonly departmentId: number; readonly unitId: number }
type Municipality = { readonly id: number; readonly countyId: number; readonly units: readonly Below[] }

const municipalitySql = `SELECT m.id, m.county_id AS "countyId", coalesce((SELECT
    json_agg(json_build_object('departmentId', u.department_id, 'unitId', u.id) ORDER BY u.id)
    FROM unit u WHERE u.municipality_id = m.id), '[]') AS units
  FROM municipality m WHERE m.id = $1::bigint AND EXISTS (SELECT FROM county c WHERE c.id = $2::bigint)`

/** Who gains and who loses which rights on the municipality and its units, if it comes to lie in the county. */
export const checkCounty = async (
  transaction: Transaction,
  id: number,
  { countyId }: CountyChange,
): Promise<AccessPreview> => {
  const { rows } = await transaction.query<Municipality>(municipalitySql, [id, countyId])
  const [municipality] = rows
  if (municipality === undefined) throw organisationError({ code: 'not-found' })
  const moved = (below: Place) => {
    const place = { municipalityId: municipality.id, ...below }
    return { before: { countyId: municipality.countyId, ...place }, after: { countyId, ...place } }
  }
  const borders = { kind: 'county', ids: [municipality.countyId, countyId] } as const
  return previewAccess(transaction, borders, [moved({}), ...municipality.units.map(moved)])
}

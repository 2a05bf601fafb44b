import type { CountyRecord, DepartmentRecord, MunicipalityRecord, UnitRecord } from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'

export type PlaceRecords = {
  readonly county: CountyRecord
  readonly municipality: MunicipalityRecord
  readonly department: DepartmentRecord
  readonly unit: UnitRecord
}

const columns: Readonly<Record<PlaceKind, string>> = {
  county: 'c.id, c.name, c.code, c.version FROM county c WHERE c.id',
  municipality: `m.id, m.county_id AS "countyId", m.name, m.code, m.type, m.pause_minutes AS "pauseMinutes",
    m.allows_calendars AS "allowsCalendars",
    m.logo_filename AS "logoFilename", m.version FROM municipality m WHERE m.id`,
  department: `d.id, m.county_id AS "countyId", d.municipality_id AS "municipalityId", d.name, d.active, d.version
    FROM department d JOIN municipality m ON m.id = d.municipality_id WHERE d.id`,
  unit: `u.id, m.county_id AS "countyId", u.municipality_id AS "municipalityId", u.department_id AS "departmentId",
    u.name, u.active, u.version FROM unit u JOIN municipality m ON m.id = u.municipality_id WHERE u.id`,
}

/** Throws 'not-found' when there is no such place; of an id that no column can hold there is none either. */
export const requirePlace = async <Kind extends PlaceKind>(
  read: Transaction['query'],
  kind: Kind,
  id: number,
): Promise<PlaceRecords[Kind]> => {
  const { rows } = await read<PlaceRecords[Kind]>({
    name: `place-${kind}`,
    text: `SELECT ${columns[kind]} = $1::bigint`,
    values: [id],
  })
  const [place] = rows
  if (place === undefined) throw organisationError({ code: 'not-found' })
  return place
}

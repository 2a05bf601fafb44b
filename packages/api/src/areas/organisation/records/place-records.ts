import type { CountyRecord, DepartmentRecord, MunicipalityRecord, UnitRecord } from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { aliases, recordColumns } from './place-fields'

export type PlaceRecords = {
  readonly county: CountyRecord
  readonly municipality: MunicipalityRecord
  readonly department: DepartmentRecord
  readonly unit: UnitRecord & { readonly code: string | null }
}

const sources: Readonly<Record<PlaceKind, string>> = {
  county: 'county c',
  municipality: 'municipality m',
  department: 'department d JOIN municipality m ON m.id = d.municipality_id',
  unit: 'unit u JOIN municipality m ON m.id = u.municipality_id',
}

/** Throws 'not-found' when there is no such place; of an id that no column can hold there is none either. */
export const requirePlace = async <Kind extends PlaceKind>(
  read: Transaction['query'],
  kind: Kind,
  id: number,
): Promise<PlaceRecords[Kind]> => {
  const { rows } = await read<PlaceRecords[Kind]>({
    name: `place-${kind}`,
    text: `SELECT ${recordColumns[kind]} FROM ${sources[kind]} WHERE ${aliases[kind]}.id = $1::bigint`,
    values: [id],
  })
  const [place] = rows
  if (place === undefined) throw organisationError({ code: 'not-found' })
  return place
}

/** What is answered of a place: a unit without its code, which pages that are open from before do not know. */
export const answerOf = (record: PlaceRecords[PlaceKind]) =>
  'departmentId' in record ? { ...record, code: undefined } : record

import type {
  CountyChanges,
  MunicipalityChanges,
  NewCounty,
  NewDepartment,
  NewMunicipality,
  NewUnit,
  OpenPlaceChanges,
} from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { FieldChange } from './place-trail'

export type NewPlaces = {
  readonly county: NewCounty
  readonly municipality: NewMunicipality
  readonly department: NewDepartment
  readonly unit: NewUnit
}

export type PlaceChanges = {
  readonly county: CountyChanges
  readonly municipality: MunicipalityChanges
  readonly department: OpenPlaceChanges
  readonly unit: OpenPlaceChanges
}

/** The columns of what a body may hold. */
const columns: Readonly<Record<string, string>> = {
  name: 'name',
  code: 'code',
  type: 'type',
  pauseMinutes: 'pause_minutes',
  allowsCalendars: 'allows_calendars',
  active: 'active',
  countyId: 'county_id',
  municipalityId: 'municipality_id',
  departmentId: 'department_id',
}

export type Value = string | number | boolean | null

export const columnOf = (field: string): string => {
  const column = columns[field]
  if (column === undefined) throw new Error(`A place has no field ${field}`)
  return column
}

/** The kind of place that each kind lies in, and the field that names it. */
export const parents: Readonly<
  Record<PlaceKind, { readonly kind: PlaceKind; readonly field: 'countyId' | 'municipalityId' | 'departmentId' } | null>
> = {
  county: null,
  municipality: { kind: 'county', field: 'countyId' },
  department: { kind: 'municipality', field: 'municipalityId' },
  unit: { kind: 'department', field: 'departmentId' },
}

/** The name of a place, which is held until the end of the transaction against its deletion; undefined for none. */
export const holdName = async (transaction: Transaction, kind: PlaceKind, id: number): Promise<string | undefined> => {
  const { rows } = await transaction.query<{ name: string }>(
    `SELECT name FROM ${kind} WHERE id = $1::bigint FOR KEY SHARE`,
    [id],
  )
  return rows[0]?.name
}

const nameOf = async (transaction: Transaction, kind: PlaceKind, id: Value): Promise<string | null> => {
  const { rows } = await transaction.query<{ name: string }>(`SELECT name FROM ${kind} WHERE id = $1::bigint`, [id])
  return rows[0]?.name ?? null
}

/** Values of fields before and after, as the history tells them: a place above by its name. */
export const toldChanges = async (
  transaction: Transaction,
  kind: PlaceKind,
  values: Readonly<Record<string, readonly [from: Value, to: Value]>>,
): Promise<FieldChange[]> => {
  const parent = parents[kind]
  const told: FieldChange[] = []
  for (const [field, [from, to]] of Object.entries(values))
    if (parent === null || field !== parent.field) told.push({ field, from, to })
    else {
      const name = (id: Value) => (id === null ? null : nameOf(transaction, parent.kind, id))
      told.push({ field: parent.kind, from: await name(from), to: await name(to) })
    }
  return told
}

import {
  placeFieldNames,
  sortedFieldsOf,
  type CountyChanges,
  type MunicipalityChanges,
  type NewCounty,
  type NewDepartment,
  type NewMunicipality,
  type NewUnit,
  type OpenPlaceChanges,
  type PlaceField,
  type UnitChanges,
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
  readonly unit: UnitChanges
}

type ParentField = 'countyId' | 'municipalityId' | 'departmentId'

/** Where each value stands in the table of its kind. */
const columns: Readonly<Record<PlaceField | ParentField, string>> = {
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

const isColumn = (field: string): field is keyof typeof columns => Object.hasOwn(columns, field)

export type Value = string | number | boolean | null

export const columnOf = (field: string): string => {
  if (!isColumn(field)) throw new Error(`A place has no field ${field}`)
  return columns[field]
}

/** The aliases that the tables of places have in every statement. */
export const aliases = { county: 'c', municipality: 'm', department: 'd', unit: 'u' } as const

/** What a place itself holds, by the names of its record, and its version. */
const ownColumns = (kind: PlaceKind, without?: PlaceField): string =>
  [
    ...placeFieldNames(kind)
      .filter(field => field !== without)
      .map(field => `${columns[field]} AS "${field}"`),
    'version',
  ]
    .map(column => `${aliases[kind]}.${column}`)
    .join(', ')

const placesOfUnit = `u.id, m.county_id AS "countyId", u.municipality_id AS "municipalityId", u.department_id AS "departmentId"`

/** Of a unit's row in a list, which tells no code: pages that are open from before refuse what they do not know. */
export const listedColumnsOfUnit = `${placesOfUnit}, ${ownColumns('unit', 'code')}`

/** A record, read from the tables of its kind and, of what lies in a municipality, of that. */
export const recordColumns: Readonly<Record<PlaceKind, string>> = {
  county: `c.id, ${ownColumns('county')}`,
  municipality: `m.id, m.county_id AS "countyId", m.logo_filename AS "logoFilename", ${ownColumns('municipality')}`,
  department: `d.id, m.county_id AS "countyId", d.municipality_id AS "municipalityId", ${ownColumns('department')}`,
  unit: `${placesOfUnit}, ${ownColumns('unit')}`,
}

/** What a list of places is sorted by of their own values. */
export const ownSorts = <Kind extends PlaceKind>(kind: Kind) =>
  Object.fromEntries(sortedFieldsOf(kind).map(field => [field, `${aliases[kind]}.${columnOf(field)}`])) as Readonly<
    Record<ReturnType<typeof sortedFieldsOf<Kind>>[number], string>
  >

/** The kind of place that each kind lies in, and the field that names it. */
export const parents: Readonly<Record<PlaceKind, { readonly kind: PlaceKind; readonly field: ParentField } | null>> = {
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

/** Values of fields before and after, as the history tells them: a place above by its name; of nothing that stays so, nothing. */
export const toldChanges = async (
  transaction: Transaction,
  kind: PlaceKind,
  values: Readonly<Record<string, readonly [from: Value, to: Value]>>,
): Promise<FieldChange[]> => {
  const parent = parents[kind]
  const told: FieldChange[] = []
  for (const [field, [from, to]] of Object.entries(values).filter(([, both]) => both.some(value => value !== null)))
    if (parent === null || field !== parent.field) told.push({ field, from, to })
    else {
      const name = (id: Value) => (id === null ? null : nameOf(transaction, parent.kind, id))
      told.push({ field: parent.kind, from: await name(from), to: await name(to) })
    }
  return told
}

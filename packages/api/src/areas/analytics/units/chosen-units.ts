import type { UnitsQuery } from '@veckovis/contracts/analytics'
import { placeKinds, type PlaceKind, type Scope } from '@veckovis/domain/access'
import { analyticsLicence } from '../analytics-access'
import type { Values } from '../../../db/lists/list-sql'
import { storedId } from '../stored-id'

/** Which units a list is of. */
export type ChosenUnits = {
  readonly filters: Pick<UnitsQuery, 'countyId' | 'municipalityId' | 'departmentId' | 'unitId'>
  /** Closed units too: for past periods */
  readonly withClosed: boolean
  /** Of these places, in licensed municipalities; undefined for the whole country, null for all that is licensed */
  readonly own: readonly Scope[] | null | undefined
  readonly now: Date
  /** Only these of them */
  readonly ids?: readonly number[]
}

const idColumns = {
  county: 'm.county_id',
  municipality: 'u.municipality_id',
  department: 'u.department_id',
  unit: 'u.id',
}

/** Whether a row lies in one of the places, of which each kind is looked for in a column. */
export const withinSql = (
  scopes: readonly Scope[],
  columns: Readonly<Partial<Record<PlaceKind, string>>>,
  { add }: Values,
): string => {
  const within = placeKinds.flatMap(kind => {
    const ids = scopes.filter(scope => scope.kind === kind).map(({ id }) => id)
    return ids.length === 0 || columns[kind] === undefined ? [] : [`${columns[kind]} = ANY (${add(ids, 'int[]')})`]
  })
  return `(${within.join(' OR ') || 'false'})`
}

const ownConditions = (own: readonly Scope[] | null, now: Date, values: Values): string[] => {
  const { add } = values
  const licensed = `EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = '${analyticsLicence}'
    AND l.valid_from <= ${add(now, 'timestamptz')} AND (l.valid_to IS NULL OR l.valid_to > ${add(now, 'timestamptz')}))`
  if (own === null) return [licensed]
  return [licensed, withinSql(own, idColumns, values)]
}

/** The chosen units, by name `chosen` of a statement: their places, names and whether they are open. */
export const chosenUnitsSql = ({ filters, withClosed, own, now, ids }: ChosenUnits, values: Values): string => {
  const conditions = placeKinds.flatMap(kind => {
    const id = filters[`${kind}Id`]
    return id === undefined ? [] : [`${idColumns[kind]} = ${values.add(storedId(id), 'int')}`]
  })
  if (!withClosed) conditions.push('u.active AND d.active')
  if (ids !== undefined) conditions.push(`u.id = ANY (${values.add(ids, 'int[]')})`)
  if (own !== undefined) conditions.push(...ownConditions(own, now, values))
  return `SELECT u.id, u.name AS unit, u.department_id, d.name AS department, u.municipality_id, m.name AS client,
      m.county_id, u.active AND d.active AS open
    FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = u.municipality_id
    WHERE ${conditions.join(' AND ') || 'true'}`
}

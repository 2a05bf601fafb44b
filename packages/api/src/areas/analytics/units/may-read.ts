import {
  fewestPeople,
  permissionIds,
  placeKinds,
  scopesOf,
  type PlaceKind,
  type RoleHolder,
  type Scope,
} from '@veckovis/domain/access'
import type { Values } from '../../../db/lists/list-sql'
import { withinSql } from './chosen-units'

/** Where the caller may read the people that a figure is of; null for the whole country. */
export type MayRead = {
  /** Whose grades: Staff */
  readonly staff: readonly Scope[] | null
  /** Whose activity: Users */
  readonly users: readonly Scope[] | null
}

/** Where the caller may read the people that figures are of: Staff for grades, Users for who is active. */
export const mayReadOf = (actor: RoleHolder): MayRead => ({
  staff: scopesOf(actor, { permissions: [permissionIds.staff], level: 'READ' }),
  users: scopesOf(actor, { permissions: [permissionIds.users], level: 'READ' }),
})

/** Of a chosen unit `c`. */
const idColumns = {
  county: 'c.county_id',
  municipality: 'c.municipality_id',
  department: 'c.department_id',
  unit: 'c.id',
}

/** Whether one of the scopes covers the place of this kind that a chosen unit lies in or is. */
const coversSql = (scopes: readonly Scope[], kind: PlaceKind, values: Values): string => {
  const above = placeKinds.slice(0, placeKinds.indexOf(kind) + 1)
  return withinSql(scopes, Object.fromEntries(above.map(each => [each, idColumns[each]])), values)
}

type Graded = {
  readonly columns: readonly string[]
  readonly sql: string
}

/** The grades of a unit as they are, for those who may read everybody's. */
const everyGrade: Graded = {
  columns: ['g.employed', 'g.grades'],
  sql: 'LEFT JOIN graded g ON g.unit_id = c.id',
}

/**
 * The grades of a unit for somebody who may not read all of its staff: those of `shown_grades` from five people on. All
 * that is sorted, averaged and added up is made of these columns, so that nothing else can be told by any of it.
 */
export const gradedFor = (scopes: MayRead['staff'], values: Values): Graded => {
  if (scopes === null) return everyGrade
  const mayRead = coversSql(scopes, 'unit', values)
  const shown = (column: 'employed' | 'grades') =>
    `CASE WHEN ${mayRead} THEN g.${column} WHEN g.employed >= ${fewestPeople} THEN s.${column} END`
  return {
    columns: [
      `${shown('employed')} AS employed`,
      `${shown('grades')} AS grades`,
      `g.employed > 0 AND ${shown('grades')} IS NULL AS grade_hidden`,
    ],
    sql: `${everyGrade.sql} LEFT JOIN shown_grades s ON s.unit_id = c.id`,
  }
}

type Cells = {
  /** The people counted in the whole country, and at each kind of place, as SQL */
  readonly country: string
  readonly at: (kind: PlaceKind) => string
}

/** Of the people of a unit those whom the caller may not read: all of them, and whether it may be told of them. */
export const unreadSql = (scopes: MayRead['users'], { country, at }: Cells, values: Values) => {
  if (scopes === null) return { people: '0', isTold: 'true' }
  const cells = placeKinds.map(kind => `CASE WHEN ${coversSql(scopes, kind, values)} THEN 0 ELSE ${at(kind)} END`)
  const people = `(${[country, ...cells].join(' + ')})`
  const isTold = [...cells, people].map(cell => `(${cell}) NOT BETWEEN 1 AND ${fewestPeople - 1}`).join(' AND ')
  return { people, isTold: `(${isTold})` }
}

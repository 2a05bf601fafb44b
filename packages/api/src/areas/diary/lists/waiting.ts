import type { WaitingEntries } from '@veckovis/contracts/diary'
import {
  holdsLevel,
  permissionIds,
  scopesOf,
  type PermissionLevel,
  type PlaceKind,
  type RoleHolder,
  type Scope,
} from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { answerOf } from '../entries/entry-answer'
import { listEntries } from '../entries/entry-repository'

type UnitOfReader = {
  readonly unitId: number
  readonly unitName: string
  readonly departmentId: number
  readonly municipalityId: number
  readonly countyId: number
}

const unitsSql = `SELECT u.id AS "unitId", u.name AS "unitName", d.id AS "departmentId", m.id AS "municipalityId",
    m.county_id AS "countyId"
  FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = u.municipality_id
  WHERE u.active AND d.active AND u.id IN (SELECT w.unit_id FROM diary_entry w
      WHERE w.status = 'WAITING' AND w.handled_at IS NULL AND w.deleted_at IS NULL
        AND ($1 OR w.unit_id IN (SELECT r.id FROM unit r JOIN department rd ON rd.id = r.department_id
          JOIN municipality rm ON rm.id = rd.municipality_id
          WHERE r.id = ANY ($2) OR rd.id = ANY ($3) OR rm.id = ANY ($4) OR rm.county_id = ANY ($5))))
    AND EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = 'diary'
      AND l.valid_from <= $6 AND (l.valid_to IS NULL OR l.valid_to > $6))`

const idsOf = (scopes: readonly Scope[] | null, kind: PlaceKind) =>
  (scopes ?? []).filter(scope => scope.kind === kind).map(({ id }) => id)

/** The open, licensed units with something that waits, of those whose diary the caller may read. */
const listUnitsOf = async (transaction: Transaction, reader: RoleHolder, now: Date): Promise<UnitOfReader[]> => {
  const scopes = scopesOf(reader, { permissions: [permissionIds.diary], level: 'READ' })
  const { rows } = await transaction.query<UnitOfReader>(unitsSql, [
    scopes === null,
    idsOf(scopes, 'unit'),
    idsOf(scopes, 'department'),
    idsOf(scopes, 'municipality'),
    idsOf(scopes, 'county'),
    now,
  ])
  return rows
}

const pageSql = `SELECT e.id FROM diary_entry e
  WHERE e.unit_id = ANY ($1::int[]) AND e.status = 'WAITING' AND e.handled_at IS NULL AND e.deleted_at IS NULL
  ORDER BY e.first_date, e.id LIMIT $2 OFFSET $3`

const countSql = `SELECT count(*)::int AS total FROM diary_entry e
  WHERE e.unit_id = ANY ($1::int[]) AND e.status = 'WAITING' AND e.handled_at IS NULL AND e.deleted_at IS NULL`

/** What waits in all the units of a person, earliest first; whether the person decides is said of each. */
export const readWaiting = async (
  transaction: Transaction,
  reader: RoleHolder,
  { now, page, pageSize }: { readonly now: Date; readonly page: number; readonly pageSize: number },
): Promise<WaitingEntries> => {
  const units = new Map((await listUnitsOf(transaction, reader, now)).map(unit => [unit.unitId, unit]))
  const ids = [...units.keys()]
  const { rows } = await transaction.query<{ id: number }>(pageSql, [ids, pageSize, (page - 1) * pageSize])
  const counted = await transaction.query<{ total: number }>(countSql, [ids])
  const answers = await answerOf(
    transaction,
    await listEntries(
      transaction,
      rows.map(({ id }) => id),
    ),
  )
  const holds = (unit: UnitOfReader, level: PermissionLevel) => holdsLevel(reader, permissionIds.diary, level, unit)
  const entries = answers.flatMap(entry => {
    const unit = units.get(entry.unitId)
    return unit === undefined ? [] : [{ ...entry, unitName: unit.unitName, approve: holds(unit, 'APPROVE') }]
  })
  return { entries, total: counted.rows[0]?.total ?? 0 }
}

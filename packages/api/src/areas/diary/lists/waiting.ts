import type { FoundWaiting } from '@veckovis/contracts/diary'
import {
  holdsLevel,
  permissionIds,
  scopesOf,
  type PlaceKind,
  type RoleHolder,
  type Scope,
} from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import { questionOn, questionsByUnit } from '../../../http/questions'
import type { Asked } from '../../../http/route'
import { shownEntries } from '../diary-questions'
import { answerOf } from '../entries/entry-answer'
import { listEntries } from '../entries/entry-repository'

type UnitOfReader = {
  readonly unitId: number
  readonly unitName: string
  readonly departmentName: string
  readonly departmentId: number
  readonly municipalityId: number
  readonly countyId: number
  readonly changeWaits: boolean
}

/** The units below four lists of places, the first of them with this number; an array of them is looked up in an index behind the wall. */
const unitsBelow = (first: number) => `SELECT r.id FROM unit r JOIN department rd ON rd.id = r.department_id
    JOIN municipality rm ON rm.id = rd.municipality_id
  WHERE r.id = ANY ($${first}::int[]) OR rd.id = ANY ($${first + 1}::int[]) OR rm.id = ANY ($${first + 2}::int[])
    OR rm.county_id = ANY ($${first + 3}::int[])`

/** More are asked for one by one, those in which something waits. */
const mostRemembered = 1_000

const rememberSql = `SELECT remember_units(ARRAY(${unitsBelow(1)} LIMIT ${mostRemembered}))`

const entriesThatWait = (ofUnits: string) => `SELECT e.id, e.unit_id, e.first_date, false AS "changeWaits"
    FROM diary_entry e WHERE e.status = 'WAITING' AND e.handled_at IS NULL AND e.deleted_at IS NULL ${ofUnits}`

const entriesWithProposal = (ofUnits: string) => `SELECT e.id, e.unit_id, e.first_date, true
    FROM diary_proposal p JOIN diary_entry e ON e.id = p.entry_id WHERE p.status = 'WAITING' ${ofUnits}`

/**
 * A page, from $1 after $2, of what waits in the open, licensed units, and how much that is; where it is empty a row
 * without an id, with the units in which something waits.
 */
const pageSql = (ofUnits: string, changes: Part['changes']) => `
WITH waiting AS MATERIALIZED (
  SELECT e.id, e.first_date, u.id AS "unitId", u.name AS "unitName", d.id AS "departmentId", d.name AS "departmentName", m.id AS "municipalityId",
    m.county_id AS "countyId", e."changeWaits"
  FROM (${entriesThatWait(ofUnits)} ${changes === 'with' ? `UNION ALL ${entriesWithProposal(ofUnits)}` : ''}) AS e
    JOIN unit u ON u.id = e.unit_id JOIN department d ON d.id = u.department_id
    JOIN municipality m ON m.id = u.municipality_id
  WHERE u.active AND d.active
    AND m.id IN (SELECT l.municipality_id FROM licence l WHERE l.licence_key = 'diary'
      AND l.valid_from <= $3 AND (l.valid_to IS NULL OR l.valid_to > $3))
)
SELECT counted.total, page.*,
  CASE WHEN page.id IS NULL THEN ARRAY(SELECT DISTINCT "unitId" FROM waiting ORDER BY 1) END AS "waitsIn"
FROM (SELECT count(*)::int AS total FROM waiting) AS counted
LEFT JOIN (SELECT * FROM waiting ORDER BY first_date, id LIMIT $1 OFFSET $2) AS page ON true
ORDER BY page.first_date, page.id`

const idsOf = (scopes: readonly Scope[], kind: PlaceKind) =>
  scopes.filter(scope => scope.kind === kind).map(({ id }) => id)

type Part = {
  readonly now: Date
  readonly page: number
  readonly pageSize: number
  readonly changes: 'with' | 'without'
}
type Row = { readonly total: number } & (
  (UnitOfReader & { readonly id: number }) | { readonly id: null; readonly waitsIn: readonly number[] }
)

const listRows = async (
  transaction: Transaction,
  scopes: readonly Scope[] | null,
  { now, page, pageSize, changes }: Part,
): Promise<Row[]> => {
  const part = [pageSize, (page - 1) * pageSize, now]
  if (scopes === null)
    return (
      await transaction.query<Row>({
        name: `diary-waiting-everywhere-${changes}`,
        text: pageSql('', changes),
        values: part,
      })
    ).rows
  const places = (['unit', 'department', 'municipality', 'county'] as const).map(kind => idsOf(scopes, kind))
  const [, { rows }] = await sentAtOnce([
    transaction.query({ name: 'diary-remember-units', text: rememberSql, values: places }),
    transaction.query<Row>({
      name: `diary-waiting-${changes}`,
      text: pageSql(`AND e.unit_id = ANY (ARRAY(${unitsBelow(4)}))`, changes),
      values: [...part, ...places],
    }),
  ])
  return rows
}

/**
 * Of a page its entries tell which units were asked about; of one behind the last those whose entries its total counts.
 * What waits nowhere is of no unit.
 */
const questionOf = ({ entries }: FoundWaiting, waitsIn: readonly number[]): Asked => {
  const none = { subject: 'diary/waiting', details: shownEntries('waiting', []) }
  const [first, ...more] = waitsIn.map(unitId => questionOn(`unit/${unitId}`, none.details, { unitId }))
  if (first !== undefined) return [first, ...more]
  return questionsByUnit(entries, ({ unitId }) => unitId, {
    none,
    detailsOf: shown => shownEntries('waiting', shown),
  })
}

/**
 * What waits in all the units of a person, earliest first, and the question as it is audited; whether the person decides
 * is said of each.
 */
export const readWaiting = async (
  transaction: Transaction,
  reader: RoleHolder,
  part: Part,
): Promise<{ readonly answer: FoundWaiting; readonly asked: Asked }> => {
  const scopes = scopesOf(reader, { permissions: [permissionIds.diary], level: 'READ' })
  const rows = await listRows(transaction, scopes, part)
  const units = new Map(rows.flatMap(row => (row.id === null ? [] : [[row.id, row] as const])))
  const answers = await answerOf(transaction, await listEntries(transaction, [...units.keys()]))
  const entries = answers.flatMap(entry => {
    const unit = units.get(entry.id)
    if (unit === undefined) return []
    const approve = holdsLevel(reader, permissionIds.diary, 'APPROVE', unit)
    const { unitName, departmentName, changeWaits } = unit
    return [{ ...entry, unitName, departmentName, approve, ...(changeWaits && { changeWaits }) }]
  })
  const [first] = rows
  if (first === undefined) throw new Error('A count without a row')
  const answer = { entries, total: first.total }
  return { answer, asked: questionOf(answer, first.id === null ? first.waitsIn : []) }
}

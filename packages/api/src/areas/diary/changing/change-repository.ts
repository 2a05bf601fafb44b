import { listDates, type AbsenceContent } from '@veckovis/domain/diary'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { inHundredths, namedAs, type NamedAs, type StoredEntry } from '../entries/stored-entry'

/** What of an absence may change once it is approved; no last day for somebody who was away on no day. */
export type Changeable = {
  readonly lastDay: string | null
  readonly perDay: Hundredths
  readonly substitute: AbsenceContent['substitute']
  readonly named: NamedAs | null
}

/** A change of an approved absence. */
export type StoredChange = {
  readonly at: Date
  readonly by: string | null
  /** Of a change that was proposed, by whom; undefined of any other */
  readonly proposedBy?: string | null
  readonly before: Changeable
  readonly after: Changeable
}

/** How an absence stands; `null` dates are those of somebody who was away on no day. */
export const changeableOf = (
  { content, named }: { readonly content: AbsenceContent; readonly named: NamedAs | null },
  dates: AbsenceContent | null = content,
): Changeable => ({
  lastDay: (dates && listDates(dates).at(-1)) ?? null,
  perDay: content.perDay,
  substitute: content.substitute,
  named,
})

/** The absence as it stood; null where nobody was away. */
export const contentAt = (
  content: AbsenceContent,
  { lastDay, perDay, substitute }: Changeable,
): AbsenceContent | null => (lastDay === null ? null : { ...content, perDay, substitute, to: lastDay })

export type Request = { readonly id: string; readonly digest: Buffer }

type NewChange = Pick<StoredChange, 'before' | 'after'> & {
  readonly entry: Pick<StoredEntry, 'id' | 'version'>
  readonly userId: number
  readonly at: Date
  /** Null for an early return, which is repeated by its day */
  readonly request: Request | null
}

const columnsOf = ({ lastDay, perDay, substitute, named }: Changeable) => [
  ...[lastDay, perDay / 100],
  ...[substitute?.typeId ?? null, substitute === null ? null : substitute.perDay / 100],
  ...[named?.staffId ?? null, named?.pool ?? null],
]

/** Keeps how the entry stood and how it stands from its next version on, in the name of the person who changes it. */
export const insertChange = async (transaction: Transaction, made: NewChange): Promise<void> => {
  const { entry, before, after, userId, at, request } = made
  await transaction.query(
    `INSERT INTO diary_change (entry_id, unit_id, municipality_id, version, was_until, was_per_day, was_substitute_type_id,
       was_substitute_per_day, was_substitute_member_id, was_substitute_pool, until, per_day, substitute_type_id,
       substitute_per_day, substitute_member_id, substitute_pool, request_id, request_digest, changed_at, changed_by)
     SELECT e.id, e.unit_id, e.municipality_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18
     FROM diary_entry e WHERE e.id = $1`,
    [
      ...[entry.id, entry.version + 1, ...columnsOf(before), ...columnsOf(after)],
      ...[request?.id ?? null, request?.digest ?? null, at, userId],
    ],
  )
}

type ChangeColumns = Pick<StoredChange, 'at' | 'by'> & {
  readonly wasProposed: boolean
  readonly proposedBy: string | null
  readonly wasUntil: string | null
  readonly until: string | null
  readonly wasPerDay: number
  readonly perDay: number
  readonly wasTypeId: number | null
  readonly typeId: number | null
  readonly wasTemporary: number | null
  readonly temporary: number | null
  readonly wasMemberId: number | null
  readonly memberId: number | null
  readonly wasPool: string | null
  readonly pool: string | null
}

const changeColumns = `c.changed_at AS at, name_of_person(c.changed_by) AS by, c.was_until::text AS "wasUntil",
  c.until::text AS until, c.was_per_day AS "wasPerDay", c.per_day AS "perDay", c.was_substitute_type_id AS "wasTypeId",
  c.substitute_type_id AS "typeId", c.was_substitute_per_day AS "wasTemporary", c.substitute_per_day AS temporary,
  c.was_substitute_member_id AS "wasMemberId", c.substitute_member_id AS "memberId", c.was_substitute_pool AS "wasPool",
  c.substitute_pool AS pool, p.id IS NOT NULL AS "wasProposed", name_of_person(p.proposed_by) AS "proposedBy"`

/** Changes `c`, each with the proposal `p` that it was. */
const changesWithProposals = `diary_change c LEFT JOIN diary_proposal p ON p.entry_id = c.entry_id
    AND p.municipality_id = c.municipality_id AND p.made_version = c.version`

export const substituteOf = (typeId: number | null, perDay: number | null): Changeable['substitute'] =>
  typeId === null || perDay === null ? null : { typeId, perDay: inHundredths(perDay) }

const changeFromColumns = (row: ChangeColumns): StoredChange => ({
  at: row.at,
  by: row.by,
  ...(row.wasProposed && { proposedBy: row.proposedBy }),
  before: {
    lastDay: row.wasUntil,
    perDay: inHundredths(row.wasPerDay),
    substitute: substituteOf(row.wasTypeId, row.wasTemporary),
    named: namedAs(row.wasMemberId, row.wasPool),
  },
  after: {
    lastDay: row.until,
    perDay: inHundredths(row.perDay),
    substitute: substituteOf(row.typeId, row.temporary),
    named: namedAs(row.memberId, row.pool),
  },
})

/** What became of an entry after its approval, the newest change first. */
export const listChanges = async (transaction: Transaction, id: number): Promise<StoredChange[]> => {
  const { rows } = await transaction.query<ChangeColumns>({
    name: 'diary-changes',
    text: `SELECT ${changeColumns} FROM ${changesWithProposals} WHERE c.entry_id = $1 ORDER BY c.version DESC`,
    values: [id],
  })
  return rows.map(changeFromColumns)
}

/** What the request has changed already, and whether it said the same. */
export const findChangeMadeBy = async (
  transaction: Transaction,
  id: number,
  request: Request,
): Promise<(StoredChange & { readonly isSame: boolean }) | undefined> => {
  const { rows } = await transaction.query<ChangeColumns & { readonly isSame: boolean }>(
    `SELECT ${changeColumns}, c.request_digest = $3 AS "isSame" FROM ${changesWithProposals}
     WHERE c.entry_id = $1 AND c.request_id = $2`,
    [id, request.id, request.digest],
  )
  return rows.map(row => ({ ...changeFromColumns(row), isSame: row.isSame }))[0]
}

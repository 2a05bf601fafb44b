import type { ProposedChange } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { approvedAbsence, datesAway } from '../changing/bring-change'
import { substituteOf, type Changeable } from '../changing/change-repository'
import type { EnteredEntry } from '../entries/entry-repository'
import { inHundredths, namedAs, type StoredEntry } from '../entries/stored-entry'

/** A change of an approved absence that somebody has proposed. */
export type StoredProposal = {
  readonly id: number
  readonly entryId: number
  /** The version of the entry that it changes */
  readonly entryVersion: number
  readonly status: ProposedChange['status']
  readonly after: Changeable & { readonly lastDay: string }
  readonly times: StoredEntry['times']
  /** Under which the approval makes one change */
  readonly requestId: string
  readonly at: Date
  readonly by: string | null
  readonly userId: number | null
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly deciderId: number | null
  readonly comment: string
}

type ProposalColumns = Omit<StoredProposal, 'after' | 'times'> & {
  readonly until: string
  readonly perDay: number
  readonly beginsAt: string | null
  readonly endsAt: string | null
  readonly isNightWork: boolean | null
  readonly typeId: number | null
  readonly temporary: number | null
  readonly memberId: number | null
  readonly pool: string | null
}

const proposalColumns = `p.id, p.entry_id AS "entryId", p.entry_version AS "entryVersion", p.status, p.until::text AS until,
  p.per_day AS "perDay", p.begins_at AS "beginsAt", p.ends_at AS "endsAt", p.is_night_work AS "isNightWork",
  p.substitute_type_id AS "typeId", p.substitute_per_day AS temporary, p.substitute_member_id AS "memberId",
  p.substitute_pool AS pool, p.request_id AS "requestId", p.proposed_at AS at, name_of_person(p.proposed_by) AS by,
  p.proposed_by AS "userId", p.decided_at AS "decidedAt", name_of_person(p.decided_by) AS "decidedBy",
  p.decided_by AS "deciderId", p.decision_comment AS comment`

const timesOf = ({ beginsAt, endsAt, isNightWork }: ProposalColumns): StoredEntry['times'] =>
  beginsAt === null || endsAt === null || isNightWork === null ? null : { from: beginsAt, to: endsAt, isNightWork }

const proposalFromColumns = (row: ProposalColumns): StoredProposal => {
  const { id, entryId, entryVersion, status, requestId, at, by, userId, decidedAt, decidedBy, deciderId, comment } = row
  return {
    ...{ id, entryId, entryVersion, status, requestId, at, by, userId, decidedAt, decidedBy, deciderId, comment },
    times: timesOf(row),
    after: {
      lastDay: row.until,
      perDay: inHundredths(row.perDay),
      substitute: substituteOf(row.typeId, row.temporary),
      named: namedAs(row.memberId, row.pool),
    },
  }
}

/** What was proposed for an entry, the newest first. */
export const listProposals = async (transaction: Transaction, entryId: number): Promise<StoredProposal[]> => {
  const { rows } = await transaction.query<ProposalColumns>({
    name: 'diary-proposals',
    text: `SELECT ${proposalColumns} FROM diary_proposal p WHERE p.entry_id = $1 ORDER BY p.id DESC`,
    values: [entryId],
  })
  return rows.map(proposalFromColumns)
}

type AskedWaiting = {
  readonly unitIds: readonly number[]
  /** Only what has a date within them; null for all */
  readonly days: { readonly from: string; readonly to: string } | null
}

/** The changes that wait in these units and still fit the entries behind which they stand. */
export const listWaitingProposals = async (
  transaction: Transaction,
  { unitIds, days }: AskedWaiting,
): Promise<StoredProposal[]> => {
  const { rows } = await transaction.query<ProposalColumns>({
    name: 'diary-proposals-waiting',
    text: `SELECT ${proposalColumns} FROM diary_proposal p
           JOIN diary_entry e ON e.id = p.entry_id AND e.municipality_id = p.municipality_id
           WHERE p.unit_id = ANY ($1::int[]) AND p.status = 'WAITING' AND p.entry_version = e.version
             AND e.deleted_at IS NULL AND e.first_date <= coalesce($3::date, e.first_date)
             AND greatest(e.last_date, p.until) >= coalesce($2::date, p.until)
           ORDER BY p.id`,
    values: [unitIds, days?.from ?? null, days?.to ?? null],
  })
  return rows.map(proposalFromColumns)
}

/** Those of these entries behind which a change waits. */
export const listEntriesWithProposal = async (transaction: Transaction, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const { rows } = await transaction.query<{ id: number }>({
    name: 'diary-entries-with-proposal',
    text: `SELECT p.entry_id AS id FROM diary_proposal p WHERE p.entry_id = ANY ($1::int[]) AND p.status = 'WAITING'
           ORDER BY 1`,
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

type NewProposal = {
  readonly entry: Pick<StoredEntry, 'id' | 'version'>
  readonly after: Changeable
  readonly times: EnteredEntry['times']
  readonly userId: number
  readonly at: Date
}

/** Keeps what somebody proposes, in their name. */
export const insertProposal = async (transaction: Transaction, made: NewProposal): Promise<void> => {
  const { entry, after, times, userId, at } = made
  const { lastDay, perDay, substitute, named } = after
  await transaction.query(
    `INSERT INTO diary_proposal (entry_id, unit_id, municipality_id, entry_version, until, per_day, begins_at, ends_at,
       is_night_work, substitute_type_id, substitute_per_day, substitute_member_id, substitute_pool, proposed_at, proposed_by)
     SELECT e.id, e.unit_id, e.municipality_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     FROM diary_entry e WHERE e.id = $1`,
    [
      ...[entry.id, entry.version, lastDay, perDay / 100, times?.from ?? null, times?.to ?? null],
      ...[times?.isNightWork ?? null, substitute?.typeId ?? null, substitute === null ? null : substitute.perDay / 100],
      ...[named?.staffId ?? null, named?.pool ?? null, at, userId],
    ],
  )
}

type Decision = {
  readonly status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN'
  readonly userId: number
  readonly at: Date
  readonly comment: string
  /** The version of the entry that an approval has made */
  readonly madeVersion: number | null
}

export const decideProposal = async (transaction: Transaction, id: number, decision: Decision): Promise<void> => {
  const { status, userId, at, comment, madeVersion } = decision
  await transaction.query(
    `UPDATE diary_proposal SET status = $2, decided_by = $3, decided_at = $4, decision_comment = $5, made_version = $6
     WHERE id = $1`,
    [id, status, userId, at, comment, madeVersion],
  )
}

/** What an approval would make of the absence; refuses an entry that is none which is approved. */
export const differenceProposed = (
  entry: StoredEntry,
  { lastDay: to, perDay, substitute }: StoredProposal['after'],
) => {
  const content = approvedAbsence(entry)
  return { before: datesAway(entry, content), after: { ...content, to, perDay, substitute } }
}

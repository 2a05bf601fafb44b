import { mostNamedInRow, type PrivacyLog, type PrivacyLogRow } from '@veckovis/contracts/privacy'
import { z } from 'zod'
import type { Transaction } from '../../db/database'
import { countedPage } from '../../db/lists/list-sql'
import { createFilter, readMeant, type Asked } from './privacy-filter'

/** What a row may say; what one of before says in another way is left out. */
const details = z.object({
  question: z.string().nullable().catch(null),
  staff: z.array(z.int().min(1).max(2_147_483_647)).catch([]),
  reasons: z.array(z.unknown()).catch([]),
  words: z.boolean().catch(false),
  year: z.int().nullable().catch(null),
  entries: z
    .union([z.int().min(0), z.array(z.unknown())])
    .nullable()
    .catch(null),
})

type Stored = {
  readonly id: string
  readonly at: Date
  readonly action: PrivacyLogRow['action']
  readonly subject: string
  readonly details: unknown
  readonly userId: number | null
  readonly by: string | null
  readonly unitId: number | null
  readonly unit: string | null
}

const columns = `e.id, e.at, e.action, e.subject, e.details, e.user_id AS "userId",
  name_of_person(e.user_id) AS by, e.unit_id AS "unitId", u.name AS unit`

/** The id in a subject as `diary/12`; nothing for another kind. */
const idsIn = (subject: string, kind: string): number[] => {
  const [ofKind, id = ''] = subject.split('/')
  return ofKind === kind && /^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []
}

type Read = Omit<Stored, 'details'> & z.output<typeof details> & { readonly entryIds: readonly number[] }

const readDetails = ({ details: written, ...row }: Stored): Read => {
  const said = details.parse(written)
  const opened = idsIn(row.subject, 'staff')
  return { ...row, ...said, staff: [...new Set([...opened, ...said.staff])], entryIds: idsIn(row.subject, 'diary') }
}

type NamedStaff = { readonly entryId: number | null; readonly id: number; readonly name: string }

const readNames = async (transaction: Transaction, rows: readonly Read[]): Promise<NamedStaff[]> => {
  const staff = [...new Set(rows.flatMap(row => row.staff.slice(0, mostNamedInRow)))]
  const entries = rows.flatMap(row => row.entryIds)
  if (staff.length === 0 && entries.length === 0) return []
  const { rows: names } = await transaction.query<NamedStaff>(
    'SELECT entry_id AS "entryId", staff_member_id AS id, name FROM staff_in_reads($1::int[], $2::int[])',
    [staff, entries],
  )
  return names
}

const namedBy = (row: Read, names: readonly NamedStaff[]) => {
  const ofEntries = names
    .filter(({ entryId }) => entryId !== null && row.entryIds.includes(entryId))
    .map(({ id }) => id)
  const all = [...new Set([...row.staff, ...ofEntries])]
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return {
    about: all.slice(0, mostNamedInRow).map(id => ({ id, name: nameOf.get(id) ?? null })),
    named: all.length,
  }
}

const toContract = (row: Read, names: readonly NamedStaff[]): PrivacyLogRow => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  by: row.userId === null ? null : { id: row.userId, name: row.by },
  action: row.action,
  question: row.question,
  unit: row.unitId === null ? null : { id: row.unitId, name: row.unit },
  subject: row.subject,
  ...namedBy(row, names),
  reasons: row.reasons.length,
  words: row.words,
  year: row.year,
  entries: Array.isArray(row.entries) ? row.entries.length : row.entries,
})

/** A page of them, and how many there are below the newest, which is told with them. */
const readPage = async (transaction: Transaction, asked: Asked, meant: Parameters<typeof createFilter>[1]) => {
  const { where, ...values } = createFilter(asked, meant)
  const { rows, totals } = await countedPage<Stored, { readonly newest: string | null }>(
    transaction,
    {
      found: `audit_event e WHERE ${where}`,
      totals: ', max(e.id) AS newest',
      columns,
      joins: 'LEFT JOIN unit u ON u.id = e.unit_id',
      order: 'at DESC, id DESC',
      page: asked.search,
    },
    values,
  )
  const { total, newest } = totals
  return { rows, total, upTo: asked.search.upTo ?? (newest === null ? null : Number(newest)) }
}

/**
 * A page of the reads, as far as the database lets this reader see the audit, and whom a typed name meant; null where
 * none was typed.
 */
export const readPrivacyLog = async (
  transaction: Transaction,
  asked: Asked,
): Promise<{ readonly answer: PrivacyLog; readonly about: readonly number[] | null }> => {
  const meant = await readMeant(transaction, asked)
  const { rows, total, upTo } = await readPage(transaction, asked, meant)
  const read = rows.map(readDetails)
  const names = await readNames(transaction, read)
  const answer = { rows: read.map(row => toContract(row, names)), total, upTo }
  return { answer, about: meant?.staff ?? null }
}

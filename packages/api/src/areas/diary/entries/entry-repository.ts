import {
  datedWeekdays,
  figuresOf,
  listDates,
  type ChosenDates,
  type Effect,
  type EntryContent,
} from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import {
  entryColumns,
  entryFromColumns,
  inHundredths,
  type EntryColumns,
  type EntryRemarks,
  type StoredEntry,
} from './stored-entry'

/** What a person writes about an entry. */
export type EnteredEntry = EntryRemarks & { readonly content: EntryContent }

const isOf = (content: EntryContent) => ({
  absence: content.category === 'ABSENCE' ? content : null,
  extra: content.category === 'EXTRA_RESOURCE' ? content : null,
  change: content.category === 'CHANGE_OF_NEEDS' ? content : null,
})

const hoursOrNull = (hundredths: number | null | undefined) =>
  hundredths === null || hundredths === undefined ? null : hundredths / 100

const dateColumns = (dates: ChosenDates) => {
  const days = listDates(dates)
  return {
    from_date: dates.from,
    to_date: dates.to,
    weekdays: dates.weekdays,
    first_date: days[0],
    last_date: days.at(-1),
    dated_weekdays: datedWeekdays(dates),
    days: days.length,
  }
}

/** Column to value; the columns are words of ours. */
const columnsOf = ({ content, times, named, ...remarks }: EnteredEntry): Record<string, unknown> => {
  const { absence, extra, change } = isOf(content)
  const figures = figuresOf(content)
  return {
    category: content.category,
    title: remarks.title,
    notes: remarks.notes,
    ...dateColumns(content),
    absence_reason_id: absence?.reason ?? null,
    reason_code: extra?.reason ?? change?.reason ?? null,
    staff_member_id: absence?.staffId ?? null,
    per_day: hoursOrNull(absence?.perDay ?? extra?.perDay),
    begins_at: times?.from ?? null,
    ends_at: times?.to ?? null,
    is_night_work: times?.isNightWork ?? null,
    substitute_type_id: absence?.substitute?.typeId ?? extra?.typeId ?? null,
    substitute_per_day: hoursOrNull(absence?.substitute?.perDay),
    substitute_member_id: named?.staffId ?? null,
    substitute_pool: named?.pool ?? null,
    per_week: hoursOrNull(change?.perWeek),
    room_type: remarks.roomType,
    quantity: remarks.quantity,
    location_type: remarks.locationType,
    hours: figures.hours / 100,
    temporary_hours: hoursOrNull(figures.temporaryHours),
    difference: hoursOrNull(figures.difference),
  }
}

export type NewEntryRow = {
  readonly unitId: number
  readonly entered: EnteredEntry
  readonly userId: number
  readonly at: Date
  /** Null for what the server makes of another entry */
  readonly request: { readonly id: string; readonly digest: Buffer } | null
}

export const insertEntry = async (transaction: Transaction, made: NewEntryRow): Promise<number> => {
  const columns = {
    ...columnsOf(made.entered),
    request_id: made.request?.id ?? null,
    request_digest: made.request?.digest ?? null,
    created_at: made.at,
    created_by: made.userId,
  }
  const names = Object.keys(columns)
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO diary_entry (unit_id, municipality_id, ${names.join(', ')})
     SELECT u.id, u.municipality_id, ${names.map((_, index) => `$${index + 2}`).join(', ')}
     FROM unit u WHERE u.id = $1 RETURNING id`,
    [made.unitId, ...Object.values(columns)],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no id for the new entry')
  return row.id
}

/** Column to value; the columns are words of ours. */
const setColumns = async (transaction: Transaction, id: number, columns: Record<string, unknown>): Promise<void> => {
  const set = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
  await transaction.query(`UPDATE diary_entry SET ${set.join(', ')}, version = version + 1 WHERE id = $1`, [
    id,
    ...Object.values(columns),
  ])
}

/** Writes what a person wrote and counts the version up. */
export const updateEntry = async (transaction: Transaction, id: number, entered: EnteredEntry): Promise<void> => {
  await setColumns(transaction, id, columnsOf(entered))
}

/**
 * Keeps until when somebody was away who came back earlier, with the dates and hours that are left of the entry; of one
 * who was away on none of its dates those stay, and it has no hours. Counts the version up.
 */
export const shortenEntry = async (
  transaction: Transaction,
  { id, content, left }: { readonly id: number; readonly content: EntryContent; readonly left: ChosenDates | null },
  returned: { readonly after: string; readonly at: Date; readonly wasAwayUntil: string },
): Promise<void> => {
  const figures = left === null ? { hours: 0, temporaryHours: 0, difference: 0 } : figuresOf({ ...content, ...left })
  const columns = {
    ...dateColumns(left ?? content),
    hours: figures.hours / 100,
    temporary_hours: hoursOrNull(figures.temporaryHours),
    difference: hoursOrNull(figures.difference),
    returned_after: returned.after,
    returned_at: returned.at,
    was_away_until: returned.wasAwayUntil,
  }
  await setColumns(transaction, id, columns)
}

/** Writes what an approved absence is now, which nobody has come back from; counts the version up. */
export const updateApproved = (transaction: Transaction, id: number, entered: EnteredEntry): Promise<void> =>
  setColumns(transaction, id, {
    ...columnsOf(entered),
    returned_after: null,
    returned_at: null,
    was_away_until: null,
  })

/** Entries that are read and worked on without a break, where many are. */
export const entriesAtOnce = 50

/** The entries with these ids in their order, deleted ones too; what is not in reach is left out. */
export const listEntries = async (transaction: Transaction, ids: readonly number[]): Promise<StoredEntry[]> => {
  if (ids.length === 0) return []
  const { rows } = await transaction.query<EntryColumns>({
    name: 'diary-entries',
    text: `SELECT ${entryColumns} FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place)
           JOIN diary_entry e ON e.id = asked.id ORDER BY asked.place`,
    values: [ids],
  })
  return rows.map(entryFromColumns)
}

/** Undefined for an entry of another unit and for a deleted one. */
export const findEntry = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredEntry | undefined> => {
  const [entry] = await listEntries(transaction, [asked.id])
  return entry?.unitId === asked.unitId && entry.deletedAt === null ? entry : undefined
}

/** The entries as they are once other changes of them are done, held until the end of the transaction. */
export const holdEntries = async (transaction: Transaction, ids: readonly number[]): Promise<StoredEntry[]> => {
  const sorted = ids.toSorted((one, other) => one - other)
  await transaction.query('SELECT FROM diary_entry WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE', [
    sorted,
  ])
  return listEntries(transaction, ids)
}

/** What an approved entry has brought to the forecasts, absences first, by week; or what came with one version of it. */
export const listEffects = async (transaction: Transaction, id: number, change: number | null): Promise<Effect[]> => {
  const { rows } = await transaction.query<Effect>({
    name: 'diary-effects',
    text: `SELECT year, week, kind, source_id AS "sourceId", sum(hours) AS hours FROM diary_effect
           WHERE entry_id = $1 AND ($2::int IS NULL OR change = $2::int)
           GROUP BY year, week, kind, source_id HAVING sum(hours) <> 0 ORDER BY kind, source_id, year, week`,
    values: [id, change],
  })
  return rows.map(row => ({ ...row, hours: inHundredths(row.hours) }))
}

/** The unit of an entry that the user may see; a deleted one has it too. */
export const findUnitOfEntry = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unit_id: number | null }>({
    name: 'diary-unit',
    text: 'SELECT unit_of_diary_entry($1) AS unit_id',
    values: [id],
  })
  return rows[0]?.unit_id ?? undefined
}

export type MadeEntry = { readonly id: number; readonly isSame: boolean }

/** What the request has made already, and whether it said the same. */
export const findMadeBy = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly id: string; readonly digest: Buffer },
): Promise<MadeEntry | undefined> => {
  const { rows } = await transaction.query<MadeEntry>(
    `SELECT id, request_digest = $3 AND deleted_at IS NULL AS "isSame" FROM diary_entry
     WHERE unit_id = $1 AND request_id = $2`,
    [asked.unitId, asked.id, asked.digest],
  )
  return rows[0]
}

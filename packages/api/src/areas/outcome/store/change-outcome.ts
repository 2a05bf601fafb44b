import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { OutcomeRow, OutcomeRowOfSource, OutcomeSource } from '@veckovis/domain/outcome'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import type { HeldOutcome } from './hold-outcome'

/** What a source says of a cell from now on; null takes away what it said. */
export type SaidCell = OutcomeRow & {
  readonly source: OutcomeSource
  readonly week: number
  readonly value: number | null
}

export type OutcomeChange = {
  /** Each cell of a source once */
  readonly cells?: readonly SaidCell[]
  /** Weeks that are complete from now on */
  readonly completed?: readonly number[]
  /** Weeks that can be changed again from now on, and why */
  readonly reopened?: { readonly weeks: readonly number[]; readonly reason: string }
}

type By = { readonly userId: number | null; readonly at: Date }

/** A line of the history, named as its columns are. */
type KeptEvent = {
  readonly week: number
  readonly event: 'value' | 'complete' | 'reopened'
  readonly kind?: string
  readonly server_id?: number
  readonly source?: string
  readonly value_before?: number | null
  readonly value_after?: number | null
  readonly reason?: string
}

const isOfRow = (row: OutcomeRowOfSource, cell: SaidCell): boolean =>
  row.kind === cell.kind && row.serverId === cell.serverId && row.source === cell.source

const saidIn = ({ rows }: HeldOutcome, cell: SaidCell): number | null =>
  rows.find(row => isOfRow(row, cell))?.values[cell.week - 1] ?? null

/** Only what moves: a value that is there already is no change. */
const eventsOfCells = (held: HeldOutcome, cells: readonly SaidCell[]): KeptEvent[] =>
  cells.flatMap(cell => {
    const { week, kind, serverId, source, value } = cell
    const before = saidIn(held, cell)
    if (before === value) return []
    return [{ week, event: 'value', kind, server_id: serverId, source, value_before: before, value_after: value }]
  })

const eventsOfReopened = (held: HeldOutcome, reopened: OutcomeChange['reopened']): KeptEvent[] => {
  if (reopened === undefined) return []
  const { weeks, reason } = reopened
  return weeks.filter(week => held.complete.includes(week)).map(week => ({ week, event: 'reopened', reason }))
}

const eventsOf = (held: HeldOutcome, { cells = [], completed = [], reopened }: OutcomeChange): KeptEvent[] => [
  ...eventsOfCells(held, cells),
  ...completed.filter(week => !held.complete.includes(week)).map(week => ({ week, event: 'complete' as const })),
  ...eventsOfReopened(held, reopened),
]

/** The rows that cells are of, with what they say from now on. */
const rowsWith = (held: HeldOutcome, cells: readonly SaidCell[]): OutcomeRowOfSource[] => {
  const rows = new Map<string, OutcomeRow & { readonly source: OutcomeSource; readonly values: (number | null)[] }>()
  for (const cell of cells) {
    const { kind, serverId, source } = cell
    const key = `${kind}/${serverId}/${source}`
    const stored = held.rows.find(row => isOfRow(row, cell))?.values
    const values = stored === undefined ? Array.from({ length: weeksInIsoYear(held.year) }, () => null) : [...stored]
    const row = rows.get(key) ?? { kind, serverId, source, values }
    row.values[cell.week - 1] = cell.value
    rows.set(key, row)
  }
  return [...rows.values()]
}

const completeAfter = (held: HeldOutcome, { completed = [], reopened }: OutcomeChange): number[] =>
  [...new Set([...held.complete, ...completed])]
    .filter(week => reopened?.weeks.includes(week) !== true)
    .toSorted((one, other) => one - other)

const literal = (values: readonly (number | null)[]): string => `{${values.map(value => value ?? 'NULL').join(',')}}`

const writeRows = async (
  transaction: Transaction,
  { unitId, municipalityId, year }: HeldOutcome,
  rows: readonly OutcomeRowOfSource[],
) =>
  transaction.query({
    name: 'outcome-write-rows',
    text: `INSERT INTO outcome_row (unit_id, municipality_id, year, kind, server_id, source, week_values)
           SELECT $1, $2, $3, kind, server_id, source, week_values::bigint[]
           FROM unnest($4::text[], $5::bigint[], $6::text[], $7::text[]) AS said (kind, server_id, source, week_values)
           ON CONFLICT (unit_id, year, kind, server_id, source, municipality_id)
           DO UPDATE SET week_values = excluded.week_values`,
    values: [
      unitId,
      municipalityId,
      year,
      rows.map(({ kind }) => kind),
      rows.map(({ serverId }) => serverId),
      rows.map(({ source }) => source),
      rows.map(({ values }) => literal(values)),
    ],
  })

const countUp = async (transaction: Transaction, { unitId, year }: HeldOutcome, complete: readonly number[]) =>
  transaction.query({
    name: 'outcome-count-up',
    text: `UPDATE outcome_year SET version = version + 1, complete_weeks = $3::smallint[]
           WHERE unit_id = $1 AND year = $2`,
    values: [unitId, year, complete],
  })

const remember = async (
  transaction: Transaction,
  held: HeldOutcome,
  events: readonly KeptEvent[],
  { userId, at }: By,
) =>
  transaction.query({
    name: 'outcome-remember',
    text: `INSERT INTO outcome_change (unit_id, municipality_id, year, version, week, event, kind, server_id, source,
             value_before, value_after, reason, changed_at, changed_by)
           SELECT $1, $2, $3, $4, week, event, kind, server_id, source, value_before, value_after, reason, $5, $6
           FROM jsonb_to_recordset($7::jsonb) AS said (week int, event text, kind text, server_id bigint, source text,
             value_before bigint, value_after bigint, reason text)`,
    values: [held.unitId, held.municipalityId, held.year, held.version + 1, at, userId, JSON.stringify(events)],
  })

export type ChangedOutcome = {
  readonly version: number
  /** Weeks of which something changed, in their order; empty where nothing did */
  readonly weeks: readonly number[]
}

/**
 * Changes the outcome of a year that the transaction holds: what sources say, which weeks are complete, the version and
 * the history, or nothing at all where it is so already. Nothing else writes these tables.
 */
export const changeOutcome = async (
  transaction: Transaction,
  held: HeldOutcome,
  change: OutcomeChange,
  by: By,
): Promise<ChangedOutcome> => {
  const events = eventsOf(held, change)
  if (events.length === 0) return { version: held.version, weeks: [] }
  const rows = rowsWith(held, change.cells ?? [])
  await sentAtOnce([
    rows.length > 0 && writeRows(transaction, held, rows),
    countUp(transaction, held, completeAfter(held, change)),
    remember(transaction, held, events, by),
  ])
  const weeks = [...new Set(events.map(({ week }) => week))].toSorted((one, other) => one - other)
  return { version: held.version + 1, weeks }
}

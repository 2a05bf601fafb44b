import type { RowsTaken } from '@veckovis/contracts/wire'
import type { ListRow, RowRequest } from '../list/list-row'

/** What the server said of a row that was sent. */
type RowTaken = RowsTaken['rows'][number]

/** By line of the list: what became of the rows that were sent. */
export type TakenRows = ReadonlyMap<number, RowTaken>

/** Few enough for a bar that moves and a stop that is heard, enough not to be slowed down by the way there. */
const rowsAtOnce = 50

type Sending = {
  /** Those that were answered already are not sent again. */
  readonly rows: readonly ListRow[]
  readonly taken: TakenRows
  readonly send: (requests: readonly RowRequest[]) => Promise<RowsTaken>
  readonly onTaken: (taken: TakenRows) => void
  readonly isStopped: () => boolean
}

const sendable = (row: ListRow): row is ListRow & { readonly request: RowRequest } => row.request !== null

/**
 * Sends the rows some at a time. True when all are answered, false when somebody stopped it before; throws when a call
 * fails.
 */
export const sendRows = async ({ rows, taken, send, onTaken, isStopped }: Sending): Promise<boolean> => {
  const known = new Map(taken)
  const left = rows.filter(sendable).filter(row => !known.has(row.line))
  for (let at = 0; at < left.length; at += rowsAtOnce) {
    if (isStopped()) return false
    const sent = left.slice(at, at + rowsAtOnce)
    const answer = await send(sent.map(row => row.request))
    sent.forEach((row, index) => {
      const one = answer.rows[index]
      if (one !== undefined) known.set(row.line, one)
    })
    onTaken(new Map(known))
  }
  return true
}

/** The rows as they stand after the server has looked at them: what it refuses cannot go in either. */
export const withRefusals = (rows: readonly ListRow[], taken: TakenRows): ListRow[] =>
  rows.map(row => {
    const refusal = taken.get(row.line)?.refusal
    return refusal ? { ...row, request: null, reasons: [{ told: refusal.message }] } : row
  })

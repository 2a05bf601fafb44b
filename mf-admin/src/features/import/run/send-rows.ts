import type { RowsTaken } from '@veckovis/contracts/wire'
import type { ListRow, RowRequest } from '../list/list-row'
import { sendPatiently } from './send-patiently'

/** What the server said of a row that was sent. */
type RowTaken = RowsTaken['rows'][number]

/** By line of the list: what became of the rows that were sent. */
export type TakenRows = ReadonlyMap<number, RowTaken>

/** Few enough for a bar that moves and a stop that is heard, enough not to be slowed down by the way there. */
const rowsAtOnce = 50
/** The server takes three times as many in one call; a person has at most 300. */
const rolesAtOnce = 1_000

type Sending = {
  /** Those that were answered already are not sent again. */
  readonly rows: readonly ListRow[]
  readonly taken: TakenRows
  readonly send: (requests: readonly RowRequest[]) => Promise<RowsTaken>
  readonly onTaken: (taken: TakenRows) => void
  readonly isStopped: () => boolean
  readonly pause: (seconds: number) => Promise<void>
}

type SendableRow = ListRow & { readonly request: RowRequest }

const sendable = (row: ListRow): row is SendableRow => row.request !== null

const rolesOf = ({ request }: SendableRow) =>
  'roles' in request && Array.isArray(request.roles) ? request.roles.length : 0

/** In their order, as many at a time as one call takes. */
const portionsOf = (rows: readonly SendableRow[]): SendableRow[][] => {
  const portions: SendableRow[][] = []
  let roles = 0
  for (const row of rows) {
    const last = portions.at(-1)
    roles += rolesOf(row)
    if (last !== undefined && last.length < rowsAtOnce && roles <= rolesAtOnce) {
      last.push(row)
      continue
    }
    portions.push([row])
    roles = rolesOf(row)
  }
  return portions
}

/**
 * Sends the rows some at a time, and waits while the server has no room for them. True when all are answered, false when somebody stopped it before; throws when a call
 * fails.
 */
export const sendRows = async ({ rows, taken, send, onTaken, ...waiting }: Sending): Promise<boolean> => {
  const known = new Map(taken)
  const left = rows.filter(sendable).filter(row => !known.has(row.line))
  for (const sent of portionsOf(left)) {
    if (waiting.isStopped()) return false
    const answer = await sendPatiently(() => send(sent.map(row => row.request)), waiting)
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

import type { ImportRow, RowRequest, RowsTaken, TakenRows } from './import-row'
import { sendPatiently } from './send-patiently'

/** Few enough for a bar that moves and a stop that is heard, enough not to be slowed down by the way there. */
const rowsAtOnce = 50

/** Rows that bring much with them go fewer at a time. */
export type Weight = { readonly of: (request: RowRequest) => number; readonly atOnce: number }

type Sending = {
  /** Those that were answered already are not sent again. */
  readonly rows: readonly ImportRow<unknown>[]
  readonly taken: TakenRows
  readonly weight: Weight
  readonly send: (requests: readonly RowRequest[]) => Promise<RowsTaken>
  readonly onTaken: (taken: TakenRows) => void
  readonly isStopped: () => boolean
  readonly pause: (seconds: number) => Promise<void>
}

type SendableRow = { readonly line: number; readonly request: RowRequest }

const sendable = ({ line, request }: ImportRow<unknown>): SendableRow[] => (request === null ? [] : [{ line, request }])

/** In their order, as many at a time as one call takes. */
const portionsOf = (rows: readonly SendableRow[], { of, atOnce }: Weight): SendableRow[][] => {
  const portions: SendableRow[][] = []
  let weight = 0
  for (const row of rows) {
    const last = portions.at(-1)
    weight += of(row.request)
    if (last !== undefined && last.length < rowsAtOnce && weight <= atOnce) {
      last.push(row)
      continue
    }
    portions.push([row])
    weight = of(row.request)
  }
  return portions
}

/**
 * Sends the rows some at a time, and waits while the server has no room for them. True when all are answered, false when
 * somebody stopped it before; throws when a call fails.
 */
export const sendRows = async ({ rows, taken, weight, send, onTaken, ...waiting }: Sending): Promise<boolean> => {
  const known = new Map(taken)
  const left = rows.flatMap(sendable).filter(({ line }) => !known.has(line))
  for (const sent of portionsOf(left, weight)) {
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

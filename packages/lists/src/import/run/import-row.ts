/** Why the server does not take a row, in its words. */
type ServerReason = { readonly message: string }

/** What the server gets for a row; a repeat under the same id makes nothing twice. */
export type RowRequest = { readonly requestId: string }

/** A row of a list: what it says, what is sent of it, and why it cannot go in; without reasons it may. */
export type ImportRow<Reason> = {
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
  readonly request: RowRequest | null
  readonly reasons: readonly (Reason | ServerReason)[]
  /** What goes in otherwise than the row says, as a code of the list's texts. */
  readonly remark?: string
}

/** What the server said of a row that was sent: made, with the id, or refused. A check makes nothing: its ids are null. */
type RowTaken = { readonly id: number | null; readonly refusal: ServerReason | null }

/** What it said of rows, in the order in which they were sent. */
export type RowsTaken = { readonly rows: readonly RowTaken[] }

/** By line of the list: what became of the rows that were sent. */
export type TakenRows = ReadonlyMap<number, RowTaken>

/** The rows as they stand after the server has looked at them: what it refuses cannot go in either. */
export const withRefusals = <Reason>(rows: readonly ImportRow<Reason>[], taken: TakenRows): ImportRow<Reason>[] =>
  rows.map(row => {
    const refusal = taken.get(row.line)?.refusal
    return refusal ? { ...row, request: null, reasons: [{ message: refusal.message }] } : row
  })

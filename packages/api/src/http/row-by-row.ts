import type { RowsTaken } from '@veckovis/contracts/wire'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/database'
import { AppError } from '../errors'
import { languageOf } from './language'

type RowTaken = RowsTaken['rows'][number]

/** How the record of a row is made, by the rules of a single one. */
export type RowMaking<Row> = {
  /** In the transaction of the row alone; gives the id. */
  readonly make: (transaction: Transaction, row: Row) => Promise<number>
  /** Does all of the work on a row, and says in the area's words what the database refuses. */
  readonly inWords: <T>(work: () => Promise<T>) => Promise<T>
}

/** A call that brings rows (`rowsOf` of the contracts). */
type RowCall<Row> = {
  readonly request: FastifyRequest
  readonly actor: { readonly userId: number }
  readonly body: { readonly rows: readonly Row[] }
}

/** Ends a transaction that only was to show what would become of it. */
class TriedOut extends Error {}

/** What the caller did is told of the row alone; what the server cannot do just now, or does wrong, ends the whole call. */
const refusalOf = (failure: unknown, { headers }: FastifyRequest): RowTaken => {
  if (!(failure instanceof AppError) || failure.answer.status >= 500) throw failure
  const message = failure.answer[languageOf(headers['accept-language'])]
  return { id: null, refusal: { code: failure.refusal.code, message } }
}

const rowByRow = async <Row>(
  { request, body }: RowCall<Row>,
  take: (row: Row) => Promise<number | null>,
): Promise<RowsTaken> => {
  const rows: RowTaken[] = []
  for (const row of body.rows)
    try {
      rows.push({ id: await take(row), refusal: null })
    } catch (failure) {
      rows.push(refusalOf(failure, request))
    }
  return { rows }
}

/** Makes a record of each row, in a transaction of its own: a row goes in whole or not at all, whatever becomes of the others. */
export const takeRows = <Row>(database: Database, call: RowCall<Row>, { make, inWords }: RowMaking<Row>) =>
  rowByRow(call, row => inWords(() => database.asUser(call.actor.userId, transaction => make(transaction, row))))

/** Says what would become of each row by making its record and taking it back, so that the rules are those of `takeRows`. */
export const tryRows = <Row>(database: Database, call: RowCall<Row>, { make, inWords }: RowMaking<Row>) =>
  rowByRow(call, async row => {
    try {
      return await inWords(() =>
        database.asUser(call.actor.userId, async transaction => {
          await make(transaction, row)
          throw new TriedOut()
        }),
      )
    } catch (end) {
      if (end instanceof TriedOut) return null
      throw end
    }
  })

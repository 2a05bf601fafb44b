import type { RowsTaken } from '@veckovis/contracts/wire'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/database'
import { AppError } from '../errors'
import type { SecurityLog } from '../security/security-log'
import { languageOf } from './language'
import { routeOf } from './tell-refusals'

type RowTaken = RowsTaken['rows'][number]

/** How the record of a row is made, by the rules of a single one. */
export type RowMaking<Row> = {
  /** In the transaction of the row alone; gives the id. */
  readonly make: (transaction: Transaction, row: Row) => Promise<number>
  /** Does all of the work on a row, and says in the area's words what the database refuses. */
  readonly inWords: <T>(work: () => Promise<T>) => Promise<T>
  /** Whether what became of the row tells the caller that its address is in use; asked once the row is done. */
  readonly isInUse?: (row: Row, taken: RowTaken) => boolean
}

/** A call that brings rows (`rowsOf` of the contracts), of a route whose work is long. */
type RowCall<Row> = {
  readonly request: FastifyRequest
  readonly actor: { readonly userId: number }
  readonly body: { readonly rows: readonly Row[] }
  readonly requireCaller: () => void
}

export type RowServices = { readonly database: Database; readonly securityLog: Pick<SecurityLog, 'tell'> }

/** Ends a transaction that only was to show what would become of it. */
class TriedOut extends Error {}

/** What the caller did is told of the row alone; what the server cannot do just now, or does wrong, ends the whole call. */
const refusalOf = (failure: unknown, { headers }: FastifyRequest): RowTaken => {
  if (!(failure instanceof AppError) || failure.answer.status >= 500) throw failure
  const message = failure.answer[languageOf(headers['accept-language'])]
  return { id: null, refusal: { code: failure.refusal.code, message } }
}

type Taking<Row> = Pick<RowMaking<Row>, 'isInUse'> & {
  readonly kind: 'rows-checked' | 'rows-imported'
  readonly take: (row: Row) => Promise<number | null>
}

/** One after the other. However the call ends, the security log hears of the rows that it came to. */
const rowByRow = async <Row>(
  { securityLog }: RowServices,
  { request, actor, body, requireCaller }: RowCall<Row>,
  { kind, take, isInUse = () => false }: Taking<Row>,
): Promise<RowsTaken> => {
  const rows: RowTaken[] = []
  const takeOne = (row: Row) =>
    take(row).then(
      id => ({ id, refusal: null }),
      failure => refusalOf(failure, request),
    )
  let inUse = 0
  try {
    for (const row of body.rows) {
      requireCaller()
      const taken = await takeOne(row)
      rows.push(taken)
      if (isInUse(row, taken)) inUse += 1
    }
    return { rows }
  } finally {
    const refused = rows.filter(({ refusal }) => refusal !== null).length
    const counts = { rows: body.rows.length, taken: rows.length - refused, refused, inUse }
    securityLog.tell({ kind, userId: actor.userId, details: { route: routeOf(request), ...counts } })
  }
}

/** Makes a record of each row, in a transaction of its own: a row goes in whole or not at all, whatever becomes of the others. */
export const takeRows = <Row>(
  services: RowServices,
  call: RowCall<Row>,
  { make, inWords, ...told }: RowMaking<Row>,
) => {
  const take = (row: Row) =>
    inWords(() => services.database.asUser(call.actor.userId, transaction => make(transaction, row)))
  return rowByRow(services, call, { ...told, kind: 'rows-imported', take })
}

/** Says what would become of each row by making its record and taking it back, so that the rules are those of `takeRows`. */
export const tryRows = <Row>(services: RowServices, call: RowCall<Row>, { make, inWords, ...told }: RowMaking<Row>) => {
  const take = async (row: Row) => {
    try {
      return await inWords(() =>
        services.database.asUser(call.actor.userId, async transaction => {
          await make(transaction, row)
          throw new TriedOut()
        }),
      )
    } catch (end) {
      if (end instanceof TriedOut) return null
      throw end
    }
  }
  return rowByRow(services, call, { ...told, kind: 'rows-checked', take })
}

import { DatabaseError, type PoolClient } from 'pg'
import { AppError } from '../errors'

/** The database could not be asked, or could not answer: the connection is not made, or has died. */
export class LostConnection extends Error {
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = cause as { message?: string; code?: string }
    super(message, { cause })
    this.name = 'LostConnection'
    this.code = code
  }
}

const dead = new WeakSet<object>()

/** The driver's failures on such a connection differ from statement to statement; that it died is one fact. */
export const noteLost = (client: Pick<PoolClient, 'query'>): void => void dead.add(client)

/** What the server itself refused, such as a password, is no lost connection. */
export const connected = async <Client>(connecting: Promise<Client>): Promise<Client> => {
  try {
    return await connecting
  } catch (failure) {
    throw failure instanceof DatabaseError ? failure : new LostConnection(failure)
  }
}

/** The failure of work on a connection: a LostConnection when that has died, unless it is a refusal of our own. */
export const failureOn = (client: Pick<PoolClient, 'query'>, failure: unknown): unknown =>
  dead.has(client) && !(failure instanceof AppError) ? new LostConnection(failure) : failure

import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'

/** Throws when what a call works by does not stand any more. */
type Standing = (transaction: Pick<PoolClient, 'query'>) => Promise<void>

// The services have their database from the start of the server, and a call reaches its transactions through them.
const ofThisCall = new AsyncLocalStorage<Standing>()

/**
 * Does work, each of whose transactions in a person's name is kept only if `standing` still finds all as it was: the
 * statements of a transaction see at once what others commit, so that one half may be done with a right and the other
 * find no rows.
 */
export const whileStanding = <T>(standing: Standing, work: () => Promise<T>): Promise<T> =>
  ofThisCall.run(standing, work)

/** Asked at the end of a transaction, before it is kept. */
export const requireStanding: Standing = async transaction => ofThisCall.getStore()?.(transaction)

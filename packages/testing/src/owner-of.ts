import { createDatabase, type Database } from '@veckovis/api'

const owners = new WeakMap<Database, Database>()

/** Remembers the owner's address of a database; answers how to close the owner's connections. */
export const rememberOwner = (database: Database, url: string): (() => Promise<void>) => {
  const owner = createDatabase({ url, maxConnections: 2, asOwner: true })
  owners.set(database, owner)
  return owner.close
}

/** The same database as its owner: for what the application's role may not do, such as giving rights or reading the audit. */
export const ownerOf = (database: Database): Database => {
  const owner = owners.get(database)
  if (owner === undefined) throw new Error('Nobody has said who owns this database')
  return owner
}

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database'
import type { SecurityLog } from './security-log'

/** Left in the data folder by `pnpm restore`, which works while no database runs that it could tell. */
const mark = 'restored'

/** The restore of an embedded database, told once to the security log at the first start after it. */
export const tellRestore = async (
  database: Pick<Database, 'asSystem'>,
  securityLog: Pick<SecurityLog, 'record'>,
  folder: string,
): Promise<void> => {
  const file = join(folder, mark)
  if (!existsSync(file)) return
  await database.asSystem(transaction =>
    securityLog.record(transaction, { kind: 'restored', userId: null, details: { source: 'embedded' } }),
  )
  // After the commit: told twice is better than not at all.
  await rm(file)
}

import type { Database } from '../../../db/database'
import type { SecurityLog } from '../../../security/security-log'
import type { IsGenuine } from '../module-repository'
import type { Signing } from './create-signing'
import { readKeys } from './key-repository'

export type SigningServices = {
  readonly database: Database
  readonly signing: Signing
  readonly securityLog: Pick<SecurityLog, 'tell'>
}

/**
 * Whether rows are what was signed, by the keys of the moment at which it is asked for. Pages ask each minute: what is
 * wrong with a version is told once, until it is mended.
 */
export const createRegistryGuard = ({
  database,
  signing,
  securityLog,
}: SigningServices): (() => Promise<IsGenuine>) => {
  const told = new Set<string>()
  return async () => {
    const keys = await database.asSystem(readKeys)
    return row => {
      const { moduleId, version } = row
      const name = `${moduleId} ${version}`
      const isGenuine = signing.faultOf(row, keys) === null
      if (isGenuine) told.delete(name)
      else if (!told.has(name)) {
        told.add(name)
        const details = { moduleId, version, kind: 'unsigned' }
        securityLog.tell({ kind: 'module-refused', userId: null, subject: moduleId, details })
      }
      return isGenuine
    }
  }
}

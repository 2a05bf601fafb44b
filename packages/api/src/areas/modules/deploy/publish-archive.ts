import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database, Transaction } from '../../../db/database'
import { LostConnection } from '../../../db/lost-connection'
import { hasGivenWay } from '../../../db/temporary-failure'
import { takeCopy, type CopiedFolder } from '../activation/bring-folder'
import { publishVersion } from '../activation/publish'
import { holdPublishing, registeredSince } from '../module-repository'
import type { Signer } from '../signing/sign-versions'
import { readArchive } from './read-archive'

/** The record, which is read whole and kept by the database. */
const recordFile = 'module-record.json'
const largestRecord = 1_048_576
/** The answers of recorded calls are the deepest part of it. */
const deepestRecord = 60

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce<number>((most, part) => Math.max(most, depthOf(part)), 0)
    : 0

/** What the database could not keep of a record that is read nevertheless. */
const keptNot = (text: string): string | undefined => {
  if (text.length > largestRecord) return 'it is too large'
  try {
    const value: unknown = JSON.parse(text)
    if (depthOf(value) > deepestRecord) return 'it is too deep'
    return /\\u(?:0000|d[89a-f]..)/i.test(JSON.stringify(value)) ? 'it has characters that nobody can read' : undefined
  } catch {
    return 'it is no JSON'
  }
}

type IdOfRecord = { readonly id?: unknown; readonly version?: unknown }

/** Which module and version an archive says that it is. */
const idsOf = (text: string): IdOfRecord => {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}

export type Unpacked =
  | { readonly files: ReadonlyMap<string, Buffer>; readonly moduleId: string; readonly version: string }
  | { readonly reason: 'archive-broken' | 'not-publishable'; readonly problem: string }

/** The files of an archive with a record that names module and version; what more there is to it the folder says. */
export const unpack = (archive: Buffer): Unpacked => {
  const read = readArchive(archive)
  if ('problem' in read) return { reason: 'archive-broken', problem: read.problem }
  const refuse = (problem: string) => ({ reason: 'not-publishable', problem: `${recordFile}: ${problem}` }) as const
  const record = read.files.get(recordFile)?.toString('utf8')
  if (record === undefined) return refuse('it is missing')
  const kept = keptNot(record)
  if (kept !== undefined) return refuse(kept)
  const { id, version } = idsOf(record)
  if (typeof id !== 'string' || typeof version !== 'string' || version.length > 100)
    return refuse('it names no module and version of at most a hundred characters')
  return { files: read.files, moduleId: id, version }
}

const writeAll = async (files: ReadonlyMap<string, Buffer>, folder: string) => {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content, { flag: 'wx' })
  }
}

/** Hands over the files in a folder of their own beside the published ones, which is gone afterwards. */
export const inOwnFolder = async <T>(
  files: ReadonlyMap<string, Buffer>,
  modulesFolder: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = `${modulesFolder}.sent-${randomUUID()}`
  try {
    await writeAll(files, folder)
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A folder of a version that a call has brought to where the suite serves it from. */
export type Arrived = { readonly moduleId: string; readonly version: string; readonly wasRegistered: boolean }

/** Nobody brings files meanwhile, so that what is not registered now is not about to be. */
const isRegisteredNow = (database: Pick<Database, 'asSystem'>, { moduleId, version }: Arrived): Promise<boolean> =>
  database.asSystem(async transaction => {
    await holdPublishing(transaction)
    return (await registeredSince(transaction, moduleId, version)) !== undefined
  })

const removeVersion = (modulesFolder: string, { moduleId, version }: Arrived) =>
  rm(join(modulesFolder, moduleId, version), { recursive: true, force: true })

/**
 * Files that came for a version go again where the work fails at its very end: the next start would register them.
 * They stay where the database has registered the version nevertheless, and where nobody can tell they go.
 */
export const leavingNothing = async <T>(
  { database, modulesFolder }: { readonly database: Pick<Database, 'asSystem'>; readonly modulesFolder: string },
  work: (arrived: Arrived[]) => Promise<T>,
): Promise<T> => {
  const arrived: Arrived[] = []
  try {
    return await work(arrived)
  } catch (failure) {
    for (const each of arrived) {
      let isKept = false
      try {
        isKept = !each.wasRegistered && (await isRegisteredNow(database, each))
      } finally {
        if (!isKept) await removeVersion(modulesFolder, each)
      }
    }
    throw failure
  }
}

/**
 * The work of the transaction that holds the lock of publishing: where it fails, the files that it brought go before the
 * lock does, so that who publishes next does not find them. With a lost connection the lock is lost too, and work that
 * gave way is done once more with them: both leave the files to `leavingNothing`.
 */
export const holdingNothing = async <T>(
  modulesFolder: string,
  arrived: Arrived[],
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof LostConnection || hasGivenWay(failure)) throw failure
    for (const each of arrived) await removeVersion(modulesFolder, each)
    arrived.length = 0
    throw failure
  }
}

type Publishing = Signer & {
  readonly copied: CopiedFolder
  readonly reason: string
  readonly modulesFolder: string
  readonly deployKey: number
  readonly audit: Audit<AuditEvent<'module-published'>>
  /** Is given what came (leavingNothing) */
  readonly arrived: Arrived[]
}

/** Takes over the copy of a folder and registers it. */
export const publishCopy = async (
  transaction: Transaction,
  { copied, reason, modulesFolder, deployKey, arrived, ...by }: Publishing,
) => {
  const brought = await takeCopy(transaction, copied, modulesFolder)
  if ('problem' in brought) return brought
  if (brought.isBrought) arrived.push(brought)
  return publishVersion(transaction, { ...brought, reason, deployKey }, { ...by, modulesFolder })
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import { isCode } from '../module-files'
import { partsOf } from './module-parts'
import { scanScript, type ScanFinding } from './scan/scan-script'
import { weighParts } from './weigh'

export type Findings = {
  /** Each in one sentence: with any of them a version is not taken. */
  readonly problems: readonly { readonly kind: 'too-heavy' | 'forbidden-code' | 'damaged'; readonly text: string }[]
  /** What may be meant so, for those who publish. */
  readonly warnings: readonly string[]
}

const isScript = (name: string) => isCode(name) && !name.endsWith('.css')

/** One file after the other, with room for others in between: reading one takes up to half a second. */
const scanAll = async (folder: string, { integrity }: ModuleRecord): Promise<ScanFinding[]> => {
  const found: ScanFinding[] = []
  for (const name of Object.keys(integrity).filter(isScript)) {
    found.push(...scanScript(name, await readFile(join(folder, name), 'utf8')))
    await setImmediate()
  }
  return found
}

const mostListed = 20
const longestText = 400

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

/** The first of them, none longer than a person reads, and how many there are besides. */
const firstOf = (texts: readonly string[]): string[] => {
  const more = texts.length - mostListed
  return [...texts.slice(0, mostListed).map(shortened), ...(more > 0 ? [`and ${more} more`] : [])]
}

/** What is wrong with a version, in one sentence. */
export const listProblems = (problems: readonly string[]): string => firstOf(problems).join('; ')

const warningsOf = (found: readonly ScanFinding[]) =>
  firstOf(found.filter(({ isRefused }) => !isRefused).map(({ text }) => text))

/** What may be meant so in the files of a version that was taken. */
export const warningsIn = async (folder: string, record: ModuleRecord): Promise<string[]> =>
  warningsOf(await scanAll(folder, record))

/** A file that the record does not name is no file of the version: a weight is not made up of it. */
const strangersOf = (record: ModuleRecord, names: readonly string[]) =>
  names.filter(name => !Object.hasOwn(record.integrity, name))

/**
 * What the server finds in the files of a version that it has compared with their digests before: by its own scales and
 * its own reading, whatever the build of the version has said.
 */
const inspect = async (folder: string, record: ModuleRecord): Promise<Findings> => {
  const names = Object.keys(record.integrity)
  const parts = partsOf(record, await readFile(join(folder, record.manifestFile), 'utf8'))
  const strangers = strangersOf(record, [...new Set(parts.flatMap(({ files }) => files))])
  if (strangers.length > 0) {
    const text = `its manifest or record names ${strangers.join(', ')}, which is no file of it`
    return { problems: [{ kind: 'too-heavy', text }], warnings: [] }
  }
  const copies = new Set(names.map(name => `${name}.br`).filter(copy => existsSync(join(folder, copy))))
  const heavy = await weighParts(folder, parts, copies)
  const found = await scanAll(folder, record)
  return {
    problems: [
      ...heavy.map(text => ({ kind: 'too-heavy' as const, text })),
      ...found.filter(({ isRefused }) => isRefused).map(({ text }) => ({ kind: 'forbidden-code' as const, text })),
    ],
    warnings: warningsOf(found),
  }
}

/** As above; a version that cannot be inspected, for whatever reason, is not taken, and no other and no start fails for it. */
export const inspectFiles = async (folder: string, record: ModuleRecord): Promise<Findings> => {
  try {
    return await inspect(folder, record)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { problems: [{ kind: 'damaged', text: `it cannot be inspected: ${why}` }], warnings: [] }
  }
}

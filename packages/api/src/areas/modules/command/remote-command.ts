import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { archiveLimits, deployedVersion, type DeployedVersion } from '@veckovis/contracts/modules'
import { z } from 'zod'
import { StartError } from '../../../errors'
import { filesOf } from '../activation/bring-folder'
import { writeArchive } from '../deploy/write-archive'
import { warningLine } from '../door/version-warnings'
import { isRefused, readBuiltFolder } from '../module-record'
import type { RemoteCommand } from './command-arguments'
import type { Outcome } from './outcome'

/** What a command over HTTPS has to work with: nothing of the suite but its address and a key. */
export type RemoteDesk = {
  /** Of the environment, and never of the command line, which others on the machine can read */
  readonly key: string | undefined
  readonly send: typeof fetch
}

const keyName = 'VECKOVIS_DEPLOY_KEY'

const requireKey = (key: string | undefined): string => {
  if (key !== undefined && /^vk_\d+_[\w-]{43}$/.test(key)) return key
  throw new StartError(
    key === undefined || key === ''
      ? `Set ${keyName} to a deploy key of the module; a super admin gives one at /settings/modules.`
      : `${keyName} does not hold a deploy key, which begins with vk_ and is to be copied whole.`,
  )
}

const refusal = z.object({ message: z.string() })

/** Nobody there, a certificate that is not right, a redirection, an answer that is cut off. */
const causeOf = (failure: unknown): string => {
  const { cause, message } = failure as Error & { cause?: { message?: string } }
  return cause?.message ?? message
}

/** A redirection is no answer: the key is for the address that was named. */
const send = async (url: URL, { key, send: fetchFrom }: RemoteDesk, body: FormData | object) => {
  const isForm = body instanceof FormData
  try {
    const answer = await fetchFrom(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${requireKey(key)}`,
        'accept-language': 'en',
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    return { status: answer.status, isOk: answer.ok, text: await answer.text() }
  } catch (failure) {
    return `${url.origin} cannot be asked: ${causeOf(failure)}`
  }
}

/** The answer, or the sentence of why there is none. */
const ask = async (
  { to }: RemoteCommand,
  what: string,
  desk: RemoteDesk,
  body: FormData | object,
): Promise<DeployedVersion | string> => {
  const answer = await send(new URL(`api/deploy/${what}`, to), desk, body)
  if (typeof answer === 'string') return answer
  try {
    const value: unknown = JSON.parse(answer.text)
    return answer.isOk ? deployedVersion.parse(value) : refusal.parse(value).message
  } catch {
    // A proxy's page, or a server of before there were keys.
    return `${to.origin} answered ${answer.status} and not as a suite that takes deploy keys does.`
  }
}

/** The files of a folder that is whole, as one archive; a sentence for one that is not. */
const packed = async (folder: string): Promise<Blob | string> => {
  const record = await readBuiltFolder(folder)
  if (isRefused(record)) return record.detail
  const files = filesOf(record, folder).filter(name => existsSync(join(folder, name)))
  const read = await Promise.all(files.map(async name => [name, await readFile(join(folder, name))] as const))
  const archive = writeArchive(new Map(read))
  if (archive.length <= archiveLimits.mostBytes) return new Blob([archive])
  return `${record.id} ${record.version}: its files are ${archive.length} bytes; a suite takes ${archiveLimits.mostBytes}.`
}

const warningsOf = ({ moduleId, version, warnings }: DeployedVersion): readonly string[] =>
  warnings?.map(warningLine(moduleId, version)) ?? []

const next = ({ moduleId, version, obstacle }: DeployedVersion): string =>
  obstacle ?? `${moduleId} ${version} can be promoted.`

const publish = async (asked: RemoteCommand, folder: string, reason: string, desk: RemoteDesk): Promise<Outcome> => {
  const archive = await packed(folder)
  if (typeof archive === 'string') return { lines: [archive], isDone: false }
  const form = new FormData()
  form.append('reason', reason)
  form.append('file', archive, 'module.tar')
  const answer = await ask(asked, 'publish', desk, form)
  if (typeof answer === 'string') return { lines: [answer], isDone: false }
  const { moduleId, version, outcome } = answer
  const done = outcome === 'done' ? 'is published.' : 'is already registered; nothing was changed.'
  return { lines: [`${moduleId} ${version} ${done}`, ...warningsOf(answer), next(answer)], isDone: true }
}

const run = async (command: RemoteCommand, desk: RemoteDesk): Promise<Outcome> => {
  const { asked } = command
  if (asked.name === 'publish-folder') return publish(command, asked.folder, asked.reason, desk)
  const { name, moduleId, version } = asked
  // What the server's strict schema takes, and no word that only a command at the database knows.
  const words = { moduleId, version, ...(name === 'promote' && { reason: asked.reason }) }
  const answer = await ask(command, name, desk, words)
  if (typeof answer === 'string') return { lines: [answer], isDone: false }
  if (name === 'can-deploy') return { lines: [...warningsOf(answer), next(answer)], isDone: answer.obstacle === null }
  const done = answer.outcome === 'done' ? 'is active.' : 'is already active; nothing was changed.'
  return { lines: [`${answer.moduleId} ${answer.version} ${done}`, ...warningsOf(answer)], isDone: true }
}

/** Does what is asked over HTTPS with a deploy key, and opens no database. A refusal becomes a sentence. */
export const runRemoteCommand = async (command: RemoteCommand, desk: RemoteDesk): Promise<Outcome> => {
  requireKey(desk.key)
  return run(command, desk)
}

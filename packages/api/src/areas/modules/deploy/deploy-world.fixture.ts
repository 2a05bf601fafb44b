import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { madeDeployKey, type DeployKeys } from '@veckovis/contracts/modules'
import { createApp, type AppDependencies } from '../../../app'
import type { Database } from '../../../db/database'
import { createSecurityLog } from '../../../security/security-log'
import { publisherInto, usualFiles } from '../published-version.fixture'
import { ensureKey } from '../signing/sign-versions'
import { writeArchive } from './write-archive'

type Made = {
  readonly suite: {
    readonly app: Awaited<ReturnType<typeof createApp>>
    readonly dependencies: AppDependencies
    readonly clock: { now: Date }
    readonly forgetLimits: () => Promise<void>
    readonly close: () => Promise<void>
  }
  readonly admin: { readonly id: number; readonly token: string; readonly password: string }
  /** The database as its owner, who sees every table. */
  readonly owner: Pick<Database, 'asSystem' | 'read'>
}

export const boundary = 'a-boundary-of-the-tests'
const part = (name: string, more = '') => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`

/** A form as programs send it. */
export const formOf = (archive: Buffer, reason: string | null = 'Ny text'): Buffer =>
  Buffer.concat([
    Buffer.from(reason === null ? '' : `${part('reason')}\r\n${reason}\r\n`),
    Buffer.from(`${part('file', '; filename="module.tar"')}Content-Type: application/x-tar\r\n\r\n`),
    archive,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

type Asked = { readonly moduleId?: string; readonly mayPromote?: boolean; readonly validDays?: number }

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name))
}

/** Where modules are built, and where a suite of two processes serves them. */
const makeFolders = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veckovis-deploy-'))
  const [built, modulesFolder, shellFolder] = ['built', 'modules', 'shell'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const each of [modulesFolder, shellFolder]) await mkdir(each)
  await writeFile(join(shellFolder, 'index.html'), '<!doctype html>')
  return { folder, built, modulesFolder, shellFolder }
}

const startWorld = async ({ suite, admin, owner }: Made) => {
  const folders = await makeFolders()
  const { modulesFolder, shellFolder } = folders
  const make = () => createApp({ ...suite.dependencies, assets: { modulesFolder, shellFolder } })
  const signer = { ...suite.dependencies, now: suite.clock.now, securityLog: createSecurityLog(suite.dependencies) }
  await suite.dependencies.database.asSystem(transaction => ensureKey(transaction, signer))
  return { suite, folders, app: await make(), second: await make(), admin, owner }
}

type World = Awaited<ReturnType<typeof startWorld>>

/** What super admins do. */
const keysOf = ({ app, admin }: World) => {
  const { password } = admin
  const keyBody = { moduleId: 'mf-staff', name: 'Laget för personal', mayPromote: false, validDays: 90, password }
  const asAdmin = (method: 'GET' | 'POST', url: string, payload?: object, token = admin.token) =>
    app.inject({
      method,
      url: `/api/settings/modules/keys${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })
  return {
    asAdmin,
    keyBody,
    giveKey: async (asked: Asked = {}) =>
      madeDeployKey.parse((await asAdmin('POST', '', { ...keyBody, ...asked })).json()),
    listKeys: async () => (await asAdmin('GET', '')).json<DeployKeys>().keys,
    revoke: (id: number) => asAdmin('POST', `/${id}/revoke`),
  }
}

/** What programs do that have a key. */
const callsOf = ({ app }: World) => ({
  publish: (key: string, form: Buffer | Readable, on = app) =>
    on.inject({
      method: 'POST',
      url: '/api/deploy/publish',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'accept-language': 'en',
      },
      payload: form,
    }),
  ask: (key: string, what: 'can-deploy' | 'promote', payload: object, on = app) =>
    on.inject({ method: 'POST', url: `/api/deploy/${what}`, headers: { authorization: `Bearer ${key}` }, payload }),
})

/** What every build records of the API, so that it is compared. */
const usualCalls = [{ call: 'GET /modules' }]

const buildsIn = (built: string) => {
  const build = publisherInto(built)
  const builtAt = (moduleId: string, version: string) => join(built, moduleId, version)
  return {
    builtAt,
    /** An archive of what was built. */
    built: async (version: string, { moduleId = 'mf-staff', over = {}, files = usualFiles as object } = {}) => {
      await build(moduleId, version, { calls: usualCalls, ...over }, files)
      const place = builtAt(moduleId, version)
      const names = (await filesIn(place)).map(file => file.slice(place.length + 1))
      return writeArchive(
        new Map(await Promise.all(names.map(async name => [name, await readFile(join(place, name))] as const))),
      )
    },
  }
}

/** As if nobody had published anything, or been given a key. */
const begin = async ({ suite, owner, folders: { modulesFolder } }: World) => {
  await suite.forgetLimits()
  for (const each of await readdir(modulesFolder)) await rm(join(modulesFolder, each), { recursive: true })
  await owner.asSystem(async transaction => {
    await transaction.query('ALTER TABLE module_version DISABLE TRIGGER USER')
    await transaction.query('TRUNCATE module, module_deploy_key, security_event, audit_event CASCADE')
    await transaction.query('ALTER TABLE module_version ENABLE TRIGGER USER')
  })
}

export const createDeployWorld = async (made: Made) => {
  const world = await startWorld(made)
  const { suite, owner, folders, app, second } = world
  const { folder, built, modulesFolder } = folders
  return {
    ...world,
    ...keysOf(world),
    ...callsOf(world),
    ...buildsIn(built),
    modulesFolder,
    /** What lies in the folder that is served, and beside it. */
    published: async () => ({
      versions: (await filesIn(modulesFolder)).map(file => file.slice(modulesFolder.length + 1)).sort(),
      beside: (await readdir(folder)).filter(name => !['built', 'modules', 'shell'].includes(name)),
    }),
    rows: async <Row extends object>(sql: string, values: unknown[] = []) => (await owner.read<Row>(sql, values)).rows,
    begin: () => begin(world),
    close: async () => {
      for (const each of [app, second]) await each.close()
      await suite.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type DeployWorld = Awaited<ReturnType<typeof createDeployWorld>>

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/workspace/paths.mjs'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { savedYear } from './saves.mjs'
import { startSuite } from '../../soak/suite-process.mjs'

const { Client } = createRequire(join(root, 'packages/api/package.json'))('pg')

const password = 'Veckovis-2026!'
const unitName = 'Räkneexemplet'

const call = async (base, token, path, options = {}) => {
  const response = await fetch(`${base}${path}`, {
    ...options,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
  })
  const text = await response.text()
  if (!response.ok) throw new PlainFailure(`${options.method ?? 'GET'} ${path} answered ${response.status}: ${text}`)
  return { data: JSON.parse(text), bytes: Buffer.byteLength(text), etag: response.headers.get('etag') }
}

const signIn = async (base, email) => {
  const body = JSON.stringify({ email, password })
  return (await call(base, undefined, '/auth/login', { method: 'POST', body })).data.access_token
}

/** The database's own address, for what goes past the API: the bare statements, and the log of statements. */
const databaseAddress = folder => {
  const port = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const secret = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
  return `postgres://postgres:${secret}@127.0.0.1:${port}/veckovis`
}

/**
 * The built API as it is shipped, in a process of its own, on an embedded PostgreSQL of its own with the demonstration.
 * Tokens last a quarter of an hour: `tokens` signs in again.
 */
export const startMeasuredSuite = async () => {
  const suite = await startSuite()
  await suite.start()
  const { base, folder } = suite
  const manager = await signIn(base, 'chef@veckovis.example')
  const { data: me } = await call(base, manager, '/user/me')
  const units = me.counties.flatMap(c => c.municipalities.flatMap(m => m.departments.flatMap(d => d.units)))
  const unitId = units.find(unit => unit.name === unitName).id
  return {
    base,
    pid: suite.apiPid(),
    unitId,
    databaseLog: join(folder, 'postgres.log'),
    tokens: async () => ({
      manager: await signIn(base, 'chef@veckovis.example'),
      superAdmin: await signIn(base, 'super@veckovis.example'),
    }),
    signIn: email => signIn(base, email),
    comprehensiveBytes: async () =>
      (await call(base, manager, `/forecast/unit/${unitId}/${savedYear}/comprehensive`)).bytes,
    call: (token, path, options) => call(base, token, path, options),
    openDatabase: async () => {
      const client = new Client({ connectionString: databaseAddress(folder) })
      await client.connect()
      return client
    },
    stop: suite.stop,
  }
}

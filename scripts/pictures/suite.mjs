import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'

const port = 4720
export const address = `http://127.0.0.1:${port}`

/** Wednesday 09:00 in Stockholm, ISO week 12 of 2026: the time of the browser tests too. */
export const pictureTime = new Date('2026-03-18T08:00:00.000Z')

/** The server's clock: tokens and first views go by it as by the browser's. */
export const setClock = async time => {
  const answer = await fetch(`http://127.0.0.1:${port + 1}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: time.toISOString() }),
  })
  if (!answer.ok) throw new PlainFailure(`The clock of the test server answered ${answer.status}.`)
}

const answers = async () => {
  try {
    return (await fetch(`${address}/api/health`)).ok
  } catch {
    return false
  }
}

/** The suite of the browser tests on the demo data; ends with `stop`. */
export const startTestSuite = async () => {
  const server = spawn(process.execPath, [join(root, 'packages/testing/dist/test-server.cjs')], {
    cwd: root,
    env: { ...process.env, VECKOVIS_ROOT: root, PORT: String(port), CONTROL_PORT: String(port + 1) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = () => server.kill('SIGTERM')
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(200)) {
    if (await answers()) return { stop }
    if (server.exitCode !== null) break
  }
  stop()
  throw new PlainFailure('The test server did not start.')
}

const call = async (path, init) => (await fetch(`${address}/api${path}`, init)).json()

/** What a browser of one of the demo's people holds in storage, with a unit that has full years. */
export const signedInStorage = async (email = 'chef@veckovis.example') => {
  const tokens = await call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Veckovis-2026!' }),
  })
  const { counties } = await call('/user/me', { headers: { authorization: `Bearer ${tokens.access_token}` } })
  const municipality = counties.flatMap(county => county.municipalities).find(({ name }) => name === 'Solna')
  const department = municipality.departments.find(({ name }) => name === 'Hemtjänst')
  const unit = department.units.find(({ name }) => name === 'Hemtjänst Bergshamra')
  const activeUnit = { unit, department: department.name, municipality: { name: municipality.name, logo: null } }
  return { ...tokens, activeUnit: JSON.stringify(activeUnit) }
}

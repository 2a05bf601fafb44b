import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../scripts/workspace/paths.mjs'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'

const answers = async address => {
  try {
    return (await fetch(`${address}/api/health`)).ok
  } catch {
    return false
  }
}

const untilUp = async (server, address) => {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(200)) {
    if (await answers(address)) return
    if (server.exitCode !== null) break
  }
  server.kill('SIGTERM')
  throw new PlainFailure(`The test server on ${address} did not start.`)
}

const post = async (address, path, body) => {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new PlainFailure(`POST ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

const permissionIds = [1, 2, 3, 4, 5, 100]

/** A unit with the worked example of each year, and its manager. */
const makeManager = async (control, years) => {
  const departments = [{ name: 'Hemtjänst', units: ['Mätenheten'] }]
  const { counties } = await post(control, '/tree', {
    counties: [{ name: 'Mätlän', municipalities: [{ name: 'Mätkommun', departments }] }],
  })
  const unitId = counties[0].municipalities[0].departments[0].units[0].id
  for (const year of years) await post(control, '/forecasts', { unitId, year })
  const scope = { kind: 'county', id: counties[0].id }
  const roles = permissionIds.map(id => ({ id, levels: ['WRITE'], scope }))
  return { person: await post(control, '/users', { jobTitleId: 1, roles, defaultUnitId: unitId }), unitId }
}

/**
 * The suite of the browser tests with one unit, and the ways to begin a visit afresh.
 * @param {{ port: number, shellFolder?: string, years?: number[] }} options
 */
export const startSuite = async ({
  port,
  shellFolder = join(root, 'shell/dist'),
  years = [new Date().getFullYear()],
}) => {
  const address = `http://127.0.0.1:${port}`
  const control = `http://127.0.0.1:${port + 1}`
  const server = spawn(process.execPath, [join(root, 'packages/testing/dist/test-server.cjs')], {
    cwd: root,
    env: {
      ...process.env,
      VECKOVIS_ROOT: root,
      SHELL_DIR: shellFolder,
      PORT: String(port),
      CONTROL_PORT: String(port + 1),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilUp(server, address)
  // The server's clock stands still: the browser's tokens must not be of another year.
  const setClock = () => post(control, '/clock', { now: new Date().toISOString() })
  await setClock()
  const { person, unitId } = await makeManager(control, years)
  return {
    address,
    person,
    unitId,
    /** What only a test server does, such as making staff. */
    make: (path, body) => post(control, path, body),
    signIn: () => post(address, '/api/auth/login', { email: person.email, password: person.password }),
    refresh: async () => {
      await setClock()
      await post(control, '/forget-limits', {})
    },
    stop: () =>
      new Promise(resolve => {
        server.once('exit', resolve)
        server.kill('SIGTERM')
      }),
  }
}

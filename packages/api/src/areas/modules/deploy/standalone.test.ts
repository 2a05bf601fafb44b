import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSuperAdminSuite } from '@veckovis/testing/super-admin-suite'
import { createDeployWorld, type DeployWorld } from './deploy-world.fixture'

const root = join(__dirname, '../../../../../..')
const moduleId = 'mf-school-meals'
let world: DeployWorld
let suite = ''
let repository = ''

/** The suite that is asked answers from this very process. */
const run = (cwd: string, command: string, args: string[], env: object = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (output += String(part)))
    child.on('error', reject)
    child.on('close', code => resolve({ code, output }))
  })
const script = (...args: string[]) => run(root, process.execPath, args)
const npm = (name: string, args: string[] = [], env: object = {}) =>
  run(repository, 'npm', ['run', '-s', name, '--', ...args], env)

beforeAll(async () => {
  world = await createDeployWorld(await createSuperAdminSuite())
  await world.begin()
  suite = await world.app.listen({ port: 0, host: '127.0.0.1' })
  repository = await mkdtemp(join(tmpdir(), 'veckovis-standalone-'))
  const steps = [
    await script('scripts/new-area.mjs', 'school-meals', '--standalone', repository),
    await script('scripts/new-area/testing/install-packed.mjs', repository),
  ]
  expect(steps.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', ''])
}, 120_000)
afterAll(async () => {
  await world.close()
  await rm(repository, { recursive: true, force: true })
})

test('a module is built in a repository of its own and published from there by its key', async () => {
  const { key } = await world.giveKey({ moduleId, mayPromote: true })
  const env = { VECKOVIS_DEPLOY_KEY: key }
  const published = await npm('publish-module', ['--to', suite, '--reason', 'Den första'], env)
  const record = JSON.parse(await readFile(join(repository, 'dist/module-record.json'), 'utf8'))
  expect(published).toEqual({
    code: 0,
    output: expect.stringContaining(
      `${moduleId} ${record.version} is published.\n${moduleId} ${record.version} can be`,
    ),
  })
  expect(record).toMatchObject({ id: moduleId, calls: [{ call: 'GET /place/tree', answer: { type: 'object' } }] })
  expect((await world.published()).versions).toEqual(
    expect.arrayContaining([
      `${moduleId}/${record.version}/remote-entry.js`,
      `${moduleId}/${record.version}/remote-entry.js.br`,
    ]),
  )
  expect((await npm('promote', ['--to', suite, '--reason', 'Provad'], env)).output).toBe(
    `${moduleId} ${record.version} is active.\n`,
  )
}, 240_000)

test('without a key, or a suite, it says what is missing', async () => {
  expect((await npm('can-deploy', ['--to', suite])).output).toMatch(
    /^Set VECKOVIS_DEPLOY_KEY to a deploy key of the module/,
  )
  const { code, output } = await npm('can-deploy')
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^--to is missing[^]*npm run can-deploy/) })
  expect(output).not.toContain('pnpm')
}, 60_000)

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
let copy: string

const run = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Team', '-c', 'user.email=team@example.org', '-c', 'core.hooksPath=/dev/null', ...args)
const done = { status: 0 }

/** What a team does on a branch of its own, from the state that both began with. */
const makeOnBranch = (area: string) => {
  expect(git('checkout', '--quiet', '-b', area, 'beginning')).toMatchObject(done)
  expect(run(process.execPath, 'scripts/new-area.mjs', area, '--no-install')).toMatchObject(done)
  expect(git('add', '--all')).toMatchObject(done)
  expect(git('commit', '--quiet', '--message', area)).toMatchObject(done)
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-two-areas-'))
  expect(run(process.execPath, join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy)).toMatchObject(done)
  expect(git('init', '--quiet', '--initial-branch=beginning')).toMatchObject(done)
  expect(git('add', '--all')).toMatchObject(done)
  expect(git('commit', '--quiet', '--message', 'beginning')).toMatchObject(done)
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('two teams who each make an area on one day merge without a conflict', () => {
  const areas = ['laundry', 'meals']
  for (const area of areas) makeOnBranch(area)
  expect(git('checkout', '--quiet', 'beginning')).toMatchObject(done)
  for (const area of areas) expect(git('merge', '--no-edit', area)).toMatchObject(done)
  expect(git('status', '--porcelain').output).toBe('')
  const check = "import('./scripts/checks/owners.mjs').then(m => process.stdout.write(m.ownerProblems().join()))"
  expect(run(process.execPath, '--eval', check)).toEqual({ status: 0, output: '' })
  // Both took the next number, and whichever of them a database has first, it becomes the same.
  const migrations = readdirSync(join(copy, 'packages/api/migrations')).sort().slice(-2)
  expect(migrations.map(name => name.slice(5))).toEqual(areas.map(area => `${area}.sql`))
  expect(new Set(migrations.map(name => name.slice(0, 4))).size).toBe(1)
  const walks = ['db/one-number', 'db/schema/']
  const walked = run('node_modules/.bin/jest', '--selectProjects', 'api', '--runInBand', '--testPathPatterns', ...walks)
  expect(walked).toMatchObject(done)
  const owners = readFileSync(join(copy, 'CODEOWNERS'), 'utf8')
  const named = [...owners.matchAll(/^\/mf-([\w-]+)\//gm)].map(([, area]) => area)
  expect(named).toEqual([...named].sort())
}, 300_000)

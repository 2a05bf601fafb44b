import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chooseCommit } from './choose-commit.mjs'

type Choice = { commit: string | null; why?: string }

const root = join(__dirname, '..', '..', '..')
let folder: string

const run = (env: Record<string, string>, file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}
const git = (args: string[], env: Record<string, string> = {}) => {
  const { status, output } = run(
    env,
    'git',
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@veckovis.example',
    '-c',
    'commit.gpgsign=false',
    ...args,
  )
  if (status !== 0) throw new Error(output)
  return output.trim()
}
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
/** A commit at an hour of the first of March, counted on beyond 24. */
const commitAt = (hour: number, path: string, text = String(hour)) => {
  write(path, text)
  const at = new Date(Date.UTC(2026, 2, 1, hour)).toISOString()
  git(['add', '-A'])
  git(['commit', '-q', '-m', path], { GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at })
  return git(['rev-parse', 'HEAD'])
}
const countFrom = (commit: string) =>
  write('docs/earlier-shell.json', JSON.stringify({ from: commit, reason: 'a test' }))
const chosen = (): Choice => chooseCommit(folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-earlier-'))
  git(['init', '-q', '-b', 'main'])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the newest shell that is a day older than the last commit has to be served', () => {
  countFrom(commitAt(0, 'shell/src/start.ts'))
  const dayOld = commitAt(10, 'packages/contracts/src/wire.ts')
  commitAt(20, 'packages/platform/src/index.ts')
  commitAt(35, 'README.md')
  expect(chosen().commit).toBe(dayOld)
})

test('a history of less than a day gives its oldest shell', () => {
  const first = commitAt(0, 'shell/src/start.ts')
  countFrom(first)
  commitAt(10, 'shell/src/start.ts')
  commitAt(20, 'shell/src/start.ts')
  expect(chosen().commit).toBe(first)
})

test('no shell from before the acknowledged commit has to be served', () => {
  commitAt(0, 'shell/src/start.ts')
  const from = commitAt(30, 'shell/src/start.ts')
  countFrom(from)
  commitAt(90, 'shell/src/start.ts')
  expect(chosen().commit).toBe(from)
})

test('a commit that breaks with open pages says so itself', () => {
  commitAt(0, 'shell/src/start.ts')
  write('shell/src/start.ts', 'breaks')
  countFrom('this change')
  git(['add', '-A'])
  expect(chosen()).toEqual({ commit: null, why: expect.stringContaining('not committed yet') })
  const breaking = commitAt(30, 'packages/contracts/src/wire.ts')
  expect(chosen()).toEqual({ commit: null, why: expect.stringContaining('has not changed since') })
  commitAt(60, 'shell/src/start.ts')
  expect(chosen().commit).toBe(breaking)
})

test('what is not yet committed makes the last commit an earlier one', () => {
  const only = commitAt(0, 'shell/src/start.ts')
  countFrom(only)
  expect(chosen().commit).toBeNull()
  write('shell/src/start.ts', 'changed')
  expect(chosen().commit).toBe(only)
})

test('tests of the shell and what it is not built from make no other shell', () => {
  countFrom(commitAt(0, 'shell/src/start.ts'))
  commitAt(30, 'shell/src/start.test.ts')
  commitAt(60, 'mf-meals/src/remote.tsx')
  expect(chosen()).toEqual({ commit: null, why: expect.stringContaining('the shell has not changed since') })
})

test('a history that was made again since the acknowledged commit begins where that was written', () => {
  commitAt(0, 'shell/src/start.ts')
  countFrom('41f46de716103a03a775452e0a7716e1a1876218')
  const written = commitAt(10, 'shell/src/start.ts')
  commitAt(20, 'shell/src/start.ts')
  expect(chosen().commit).toBe(written)
})

test('no history is told and is no failure', () => {
  countFrom(commitAt(0, 'shell/src/start.ts'))
  commitAt(10, 'shell/src/start.ts')
  rmSync(join(folder, '.git'), { recursive: true })
  expect(chosen()).toEqual({ commit: null, why: expect.stringContaining('no checkout') })
})

test('a run that has nothing to compare with says so at its end, counts nothing and succeeds', () => {
  for (const path of ['scripts', 'package.json', 'jest.config.mjs', 'docs/earlier-shell.json', 'packages/build/src'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { status, output } = run({}, process.execPath, 'scripts/verify.mjs', 'earlier-shell')
  expect(output).toContain('– earlier-shell: 0 passed, 0 failed')
  expect(output).toContain('Not tried: earlier-shell, because this is no checkout with a history of git.')
  expect(output.trimEnd().endsWith('0 passed, 0 failed')).toBe(true)
  expect(status).toBe(0)
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..', '..')
let copy: string

const run = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const verify = (...args: string[]) => run(process.execPath, 'scripts/verify.mjs', ...args)
const git = (...args: string[]) => {
  const { status, output } = run('git', '-c', 'user.name=Test', '-c', 'user.email=test@veckovis.example', ...args)
  if (status !== 0) throw new Error(output)
}
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
const commit = (path: string) => {
  write(path, '// changed\n')
  git('add', '-A')
  git('commit', '-q', '-m', path)
}

/** A repository of the commands, one member and one area of journeys. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-since-'))
  for (const path of [
    'scripts',
    'package.json',
    'jest.config.mjs',
    'pnpm-lock.yaml',
    'docs/advisory-floors.json',
    'packages/build/src',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  write('mf-meals/package.json', '{ "name": "@veckovis/mf-meals" }')
  write('mf-meals/src/remote.tsx', '')
  write('e2e/package.json', '{ "name": "e2e" }')
  write('e2e/journeys/meals/page.spec.ts', '')
  write('.gitignore', 'node_modules\nignored.ts\n')
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'begin')
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

test('without a change nothing runs', () => {
  expect(verify('--since', 'main')).toEqual({ status: 0, output: 'Nothing has changed since main.\n' })
})

test('an unknown commit is told in one sentence', () => {
  expect(verify('--since', 'mian')).toEqual({
    status: 1,
    output: "\ngit knows no commit 'mian': name a branch, a tag or a commit, such as --since main.\n",
  })
})

test('what looks like an option of git is a name like any other', () => {
  expect(verify('--since=--all').output).toMatch(/git knows no commit '--all'/)
})

test('a missing commit and an unknown option are told with how it is written', () => {
  expect(verify('--since').output).toMatch(/'--since <value>' argument missing\npnpm verify \[--since/)
  expect(verify('--sinse', 'main').output).toMatch(/Unknown option '--sinse'.*\npnpm verify \[--since/)
})

test('an unknown check is told as without --since', () => {
  write('new.ts', '')
  expect(verify('--since', 'main', 'lunt').output).toMatch(/No such check: lunt\. There are types, lint/)
})

test('committed, changed, staged, deleted and new files count, ignored ones do not', () => {
  git('checkout', '-q', '-b', 'own')
  commit('mf-meals/src/committed.ts')
  write('mf-meals/src/committed.ts', '// changed again\n')
  write('mf-meals/src/staged.ts', '')
  git('add', '-A')
  rmSync(join(copy, 'mf-meals/src/remote.tsx'))
  write('new.ts', '')
  write('ignored.ts', '')
  const { status, output } = verify('--since', 'main', 'floors')
  expect(output).toMatch(/^Since main: 4 files of mf-meals, so lint of 3 and format of 3, .*\(mf-meals\).*\(meals\)/)
  expect(output).toMatch(/\n1 passed, 0 failed\n$/)
  expect(status).toBe(0)
})

test('what others brought into the branch meanwhile does not count', () => {
  git('checkout', '-q', '-b', 'own')
  commit('own.ts')
  git('checkout', '-q', 'main')
  commit('mf-meals/src/of-others.ts')
  git('checkout', '-q', 'own')
  expect(verify('--since', 'main', 'floors').output).toMatch(/^Since main: 1 file of no member/)
})

test('a check that the change leaves nothing to do is no failure', () => {
  commit('docs/page.md')
  expect(verify('--since', 'HEAD~1', 'lint', 'browser')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/\nThe change leaves nothing for these checks to look at\.\n$/),
  })
})

test('a file that the formatter does not know, such as a migration, is no failure', () => {
  write('packages/api/migrations/0001-begin.sql', 'SELECT   1;')
  write('CODEOWNERS', '/mf-meals/ @veckovis/meals')
  expect(verify('--since', 'main', 'format')).toMatchObject({ status: 0 })
  write('mf-meals/src/remote.tsx', 'const   one = 1')
  expect(verify('--since', 'main', 'format')).toMatchObject({ status: 1 })
})

describe('a change of the lockfile', () => {
  const lockfile = () => readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')
  const like = () => /^ {2}mf-staff:\n.*?\n\n/ms.exec(lockfile())?.[0] ?? ''
  const enter = () =>
    write(
      'pnpm-lock.yaml',
      lockfile().replace(like(), each => `${each.replace('staff', 'new')}${each}`),
    )
  const line = () => verify('--since', 'main', 'floors').output.split('\n')[0]

  test('that enters a member concerns the member', () => {
    enter()
    write('mf-new/package.json', '{ "name": "@veckovis/mf-new" }')
    expect(line()).toMatch(/^Since main: 2 files of mf-new, so lint of 0 and format of 2/)
  })

  test('that also fetches another package, or changes what another member has, concerns everything', () => {
    const [entire, own] = [lockfile(), like()]
    enter()
    write('pnpm-lock.yaml', lockfile().replace('\npackages:\n', "\npackages:\n\n  'new@1.0.0':\n    resolution: {}\n"))
    expect(line()).toMatch(/everything rests on pnpm-lock\.yaml/)
    write('pnpm-lock.yaml', entire.replace(own, own.replace(/version: .*/, 'version: 0.0.1')))
    expect(line()).toMatch(/everything rests on pnpm-lock\.yaml/)
    write('pnpm-lock.yaml', entire.replace(own, ''))
    expect(line()).toMatch(/everything rests on pnpm-lock\.yaml/)
    rmSync(join(copy, 'pnpm-lock.yaml'))
    expect(line()).toMatch(/everything rests on pnpm-lock\.yaml/)
  })
})

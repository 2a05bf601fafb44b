import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestOf, memberFolders, root } from '../../workspace/paths.mjs'

const members: string[] = memberFolders()
const remotes = members.filter(folder => folder.startsWith('mf-'))
let copy: string

const run = (folder: string, file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { status, output: `${stdout}${stderr}` }
}

/** Builds one remote by its own command where neither the shell nor another remote is. */
const buildAlone = (remote: string) => {
  const others = ['shell', ...remotes].filter(folder => folder !== remote)
  for (const folder of others) renameSync(join(copy, folder), join(copy, `away-${folder}`))
  const built = run(remote, 'npm', 'run', 'build')
  for (const folder of others) renameSync(join(copy, `away-${folder}`), join(copy, folder))
  return built
}

const outputOf = (folder: string) => readdirSync(join(copy, folder, 'dist'))
const remoteEntry = (folder: string): unknown =>
  JSON.parse(readFileSync(join(copy, folder, 'dist', 'mf-manifest.json'), 'utf8')).metaData.remoteEntry.name

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-remote-build-'))
  expect(run('.', process.execPath, join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy)).toEqual({
    status: 0,
    output: '',
  })
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(remotes)(
  'R-029 %s builds with neither the shell nor another remote beside it',
  remote => {
    expect(existsSync(join(copy, remote, 'dist'))).toBe(false)
    expect(buildAlone(remote)).toMatchObject({ status: 0 })
    expect(existsSync(join(copy, remote, 'dist'))).toBe(true)
  },
  180_000,
)

test.each(remotes)('R-005 webpack makes of %s a manifest and the entry that it names', remote => {
  expect(outputOf(remote)).toContain('mf-manifest.json')
  expect(outputOf(remote).filter(file => file === remoteEntry(remote))).toHaveLength(1)
})

const versionOf = (folder: string): unknown =>
  JSON.parse(readFileSync(join(copy, folder, 'dist', 'module-record.json'), 'utf8')).version

test.each(remotes)('the record of %s names what it takes of the shared packages of our own', folder => {
  const { uses } = JSON.parse(readFileSync(join(copy, folder, 'dist', 'module-record.json'), 'utf8'))
  expect(uses['@veckovis/platform']).toContain('createRemoteApp')
  expect(uses['zod']).toContain('z.object')
  expect(Object.keys(uses).filter(request => !/^(@veckovis\/(platform|ui)|zod)/.test(request))).toEqual([])
})

/** Why each remote would have to be built again, by the copy's own program. */
const outdated = () => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { whyOutdated } from './packages/build/src/built-from/built-from.mjs'
    const why = folder => whyOutdated(JSON.parse(readFileSync(folder + '/dist/built-from.json', 'utf8')), 'production')
    process.stdout.write(JSON.stringify(process.argv.slice(1).map(why)))`
  const { status, output } = run('.', process.execPath, '--input-type=module', '--eval', program, ...remotes)
  expect({ status, output }).toMatchObject({ status: 0 })
  return JSON.parse(output) as (string | null)[]
}

/** As an installation enters the new member, which takes what others have already. */
const enterInLockfile = (area: string) => {
  const file = join(copy, 'pnpm-lock.yaml')
  const text = readFileSync(file, 'utf8')
  const [, section = ''] = /\n {2}mf-staff:\n([\s\S]*?\n)\n/.exec(text) ?? []
  writeFileSync(
    file,
    text.replace('\n  mf-staff:\n', () => `\n  ${area}:\n${section}\n  mf-staff:\n`),
  )
}

describe('a remote comes out otherwise only by what goes into it', () => {
  const [first = '', ...others] = remotes

  test('a new area makes no other remote outdated', () => {
    expect(run('.', process.execPath, 'scripts/new-area.mjs', 'meals', '--no-install')).toMatchObject({ status: 0 })
    enterInLockfile('mf-meals')
    expect(outdated()).toEqual(remotes.map(() => null))
  })

  test('a remote that is built again keeps its version when people get the same', () => {
    const before = versionOf(first)
    appendFileSync(join(copy, first, 'src/remote.tsx'), '\n// Said otherwise.\n')
    expect(outdated()).toEqual([`${first}/src/remote.tsx changed`, ...others.map(() => null)])
    expect(buildAlone(first)).toMatchObject({ status: 0 })
    expect(versionOf(first)).toBe(before)
    expect(outdated()).toEqual(remotes.map(() => null))
  }, 180_000)

  test('a file that all bundle, another package and another configuration are told by name', () => {
    appendFileSync(join(copy, 'packages/domain/src/result.ts'), '\n// Said otherwise.\n')
    expect(outdated()).toEqual(remotes.map(() => 'packages/domain/src/result.ts changed'))
    writeFileSync(
      join(copy, 'packages/domain/src/result.ts'),
      readFileSync(join(root, 'packages/domain/src/result.ts')),
    )
    const lockfile = join(copy, 'pnpm-lock.yaml')
    writeFileSync(lockfile, readFileSync(lockfile, 'utf8').replaceAll(/\btiny-case(@|: )1\.0\.3/g, 'tiny-case$11.0.4'))
    expect(outdated()).toContain('tiny-case has another version')
    appendFileSync(join(copy, 'packages/build/src/catalog.mjs'), '\n// Said otherwise.\n')
    writeFileSync(lockfile, readFileSync(join(root, 'pnpm-lock.yaml')))
    expect(outdated()).toEqual(remotes.map(() => 'the build changed'))
  })
})

test.each(['shell', ...remotes])('R-005 %s is bundled by webpack', folder => {
  expect(manifestOf(folder).scripts.build).toBe('webpack --config webpack.config.mjs')
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
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

test.each(['shell', ...remotes])('R-005 %s is bundled by webpack', folder => {
  expect(manifestOf(folder).scripts.build).toBe('webpack --config webpack.config.mjs')
})

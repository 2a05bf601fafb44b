import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, manifestOf, memberFolders, root } from '../../workspace/paths.mjs'

type Manifest = { dependencies?: Record<string, string>; scripts?: Record<string, string> }

const members: string[] = memberFolders()
const pages = members.filter(folder => folder === 'shell' || folder.startsWith('mf-'))
const manifest = (folder: string): Manifest => manifestOf(folder)
const filesOf = (folder: string): string[] =>
  filesBelow(join(root, folder)).map((file: string) => relative(root, file).replaceAll('\\', '/'))

/** The lines that a program prints. */
const printed = (folder: string, program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, folder, 'node_modules/.bin', program), args, {
    cwd: join(root, folder),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    // Playwright refuses to start below jest.
    env: { ...process.env, JEST_WORKER_ID: undefined },
  })
  expect({ status, output: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, output: '' })
  return stdout.split('\n').map(line => line.trim())
}

const sourcesOf = (folder: string) => filesOf(`${folder}/src`).filter(file => /\.tsx?$/.test(file))

/** Whether the member depends on the package and a source of it, no test, imports it. */
const uses = (folder: string, name: string) =>
  manifest(folder).dependencies?.[name] !== undefined &&
  sourcesOf(folder)
    .filter(file => !/\.test\.tsx?$/.test(file))
    .some(file => new RegExp(`(from|import)\\s*\\(?'${name}['/]`).test(readFileSync(join(root, file), 'utf8')))

const remotes = ['mf-admin', 'mf-analytics', 'mf-budget', 'mf-diary', 'mf-forecast', 'mf-staff']

test('R-001 the root holds the shell, the six remotes, the packages and the browser tests', () => {
  const wanted = ['package.json', 'pnpm-workspace.yaml', 'shell', ...remotes, 'packages', 'e2e']
  expect(readdirSync(root)).toEqual(expect.arrayContaining(wanted))
})

test('R-002 the workspace has the shell, the six remotes, every package and the browser tests as members', () => {
  const [said = ''] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n\n')
  expect(said.split('\n')).toEqual(expect.arrayContaining(['  - shell', '  - mf-*', '  - packages/*', '  - e2e']))
  expect(members).toEqual(expect.arrayContaining(['shell', ...remotes, 'packages/api', 'packages/ui', 'e2e']))
})

test('R-003 what the members run is TypeScript, and the type check sees every file of it', () => {
  const run = members.filter(folder => folder !== 'packages/build').flatMap(folder => filesOf(`${folder}/src`))
  const javaScript = [...run, ...filesOf('e2e')].filter(file => /\.[cm]?jsx?$/.test(file))
  expect(javaScript).toEqual([])
  const checked = new Set(
    printed('.', 'tsc', '--listFilesOnly', '-p', 'tsconfig.json').map(file => relative(root, file)),
  )
  const unchecked = members.flatMap(sourcesOf).filter(file => !checked.has(file))
  expect(unchecked).toEqual([])
}, 60_000)

test.each(pages)('R-004 %s has react and react-dom', folder => {
  expect(Object.keys(manifest(folder).dependencies ?? {})).toEqual(expect.arrayContaining(['react', 'react-dom']))
})

test('R-008 the shared package keeps its state with jotai', () => {
  expect(uses('packages/platform', 'jotai')).toBe(true)
})

test.each(['@nivo/line', '@nivo/core'])('R-011 the forecast draws with %s', name => {
  expect(uses('mf-forecast', name)).toBe(true)
})

test('R-013 the interface components are those of antd', () => {
  expect(uses('packages/ui', 'antd')).toBe(true)
})

test('R-014 jest runs every unit test that there is', () => {
  const listed = printed('.', 'jest', '--listTests').map(file => relative(root, file))
  const written = ['scripts', ...members]
    .flatMap(filesOf)
    .filter(file => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/new-area/template/'))
  expect(listed.filter(file => /\.test\.tsx?$/.test(file)).sort()).toEqual(written.sort())
}, 60_000)

test('R-015 playwright runs every journey of e2e', () => {
  expect(manifest('e2e').scripts?.test).toBe('playwright test')
  const lines = printed('e2e', 'playwright', 'test', '--list', '--reporter=line')
  const unlisted = filesOf('e2e/journeys')
    .filter(file => file.endsWith('.spec.ts'))
    .filter(file => !lines.some(line => line.includes(`› ${file.replace('e2e/journeys/', '')}:`)))
  expect(unlisted).toEqual([])
}, 60_000)

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..', '..', '..')
let folder: string
let made: ReturnType<typeof make>

const run = (file: string, args: string[], cwd = root) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const make = (place: string, ...args: string[]) =>
  run(process.execPath, ['scripts/new-area.mjs', 'school-meals', '--standalone', join(folder, place), ...args])
const read = (path: string) => readFileSync(join(folder, 'made', path), 'utf8')
const filesIn = (place: string): string[] =>
  readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(folder, place).length + 1))

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-standalone-'))
  mkdirSync(join(folder, 'made/.git'), { recursive: true })
  made = make('made', '--title-sv', 'Skolmat', '--title-en', 'School meals')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the repository has a module, its tests, its packages and an example for a build server', () => {
  expect(made).toMatchObject({ status: 0 })
  const files = filesIn('made')
  expect(files).toEqual(
    expect.arrayContaining([
      ...['package.json', 'module.json', 'tsconfig.json', 'jest.config.mjs', 'webpack.config.mjs', 'README.md'],
      ...['.gitignore', '.github/workflows/module.yml', 'locales/sv.json', 'locales/en.json', 'src/remote.tsx'],
      ...['src/data/school-meals-queries.ts', 'src/features/places/places.test.tsx'],
    ]),
  )
  expect(files.filter(path => path.startsWith('vendor/'))).toHaveLength(10)
  expect(JSON.parse(read('module.json'))).toMatchObject({
    id: 'mf-school-meals',
    title: { sv: 'Skolmat', en: 'School meals' },
    permissions: [6],
  })
})

test('nothing of the template and nothing of the workspace is left in it', () => {
  for (const path of filesIn('made').filter(each => !each.startsWith('vendor/')))
    expect([path, read(path)]).toEqual([
      path,
      expect.not.stringMatching(/area-?name|catalog:|workspace:|\.\.\/tsconfig/i),
    ])
})

test('each archive says exact versions, and leads to files that it has', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const archives = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@veckovis/'),
  )
  expect(archives).toHaveLength(10)
  for (const [name, place] of archives) {
    const archive = join(folder, 'made', place.slice('file:'.length))
    const files = run('tar', ['-tzf', archive]).output.trim().split('\n')
    expect(files.filter(path => /\.(test|fixture)\./.test(path))).toEqual([])
    const manifest = JSON.parse(run('tar', ['-xzOf', archive, 'package/package.json']).output)
    expect(manifest).toMatchObject({ name, private: true })
    const asked = Object.entries<string>({ ...manifest.dependencies, ...manifest.peerDependencies })
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
    const targets = Object.values<string>(manifest.exports ?? {}).filter(target => !target.includes('*'))
    expect(files).toEqual(expect.arrayContaining(targets.map(target => target.replace('.', 'package'))))
  }
}, 60_000)

describe('what is in the way is told in one sentence, and nothing is made', () => {
  test.each([
    ['a page about a unit', ['--permission', '2'], /begins with calls of its own/],
    ['an address of a module that is known here', ['--page', '/diary'], /\/diary belongs to mf-diary already/],
    ['an address of the shell', ['--page', '/licences'], /already|cannot be made/],
  ])('%s', (_what, args, sentence) => {
    const { status, output } = make('other', ...args)
    expect({ status, output }).toEqual({ status: 1, output: expect.stringMatching(sentence) })
    expect(existsSync(join(folder, 'other'))).toBe(false)
  })

  test('a folder with something in it', () => {
    mkdirSync(join(folder, 'used'))
    writeFileSync(join(folder, 'used/notes.txt'), 'mine')
    expect(make('used').output).toMatch(/used is not empty: notes\.txt is there/)
    expect(filesIn('used')).toEqual(['notes.txt'])
  })
})

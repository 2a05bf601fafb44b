import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
let copy: string

const run = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const make = (...args: string[]) => run(process.execPath, 'scripts/new-area.mjs', ...args, '--no-install')
const tool = (name: string, ...args: string[]) => run(join('node_modules/.bin', name), ...args)
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

/** What the generator may touch besides the places of the area, to see that it touched nothing. */
const state = () => read('CODEOWNERS')

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-new-area-'))
  const copied = run(process.execPath, join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy)
  expect(copied).toEqual({ status: 0, output: '' })
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('what is in the way is told in one sentence, and nothing is made', () => {
  test.each([
    ['no name', [], /^\nGive the area one name: pnpm new-area <name>/],
    ['two names', ['meals', 'more'], /^\nGive the area one name/],
    ['a capital letter', ['Meals'], /'Meals' is no name for an area/],
    ['a digit', ['meals2'], /'meals2' is no name/],
    ['a path', ['../meals'], /is no name/],
    ['a hyphen at the end', ['meals-'], /is no name/],
    ['an unknown flag', ['meals', '--colour', 'red'], /Unknown option '--colour'/],
    ['an empty title', ['meals', '--title-sv', ' '], /--title-sv has to be a text of 1 to 60 characters/],
    [
      'an unknown permission',
      ['meals', '--permission', '7'],
      /Permission '7' is unknown; there are 1 \(diary\).* 999 \(superAdmin\)/,
    ],
    ['an address that is none', ['meals', '--page', 'meals'], /'meals' is no address of a page/],
    ['a page of another module', ['meals', '--page', '/staff'], /\/staff belongs to mf-staff already/],
    [
      'a page of the shell among several',
      ['meals', '--page', '/meals', '--page', '/help'],
      /\/help belongs to the shell/,
    ],
    ['a permission that is no number', ['meals', '--permission', '2x'], /Permission '2x' is unknown/],
    ['a taken name', ['forecast'], /mf-forecast is there already/],
    ['a file that is there, in a folder of the area', ['session'], /The API has calls below|is there already/],
    ['an address of the shell', ['help'], /\/help belongs to the shell/],
    ['calls of the API', ['auth'], /The API has calls below \/auth already/],
  ])('%s', (_what, args, message) => {
    const before = state()
    const { status, output } = make(...args)
    expect(output).toMatch(message)
    expect(output).not.toMatch(/\n {4}at /)
    expect(status).toBe(1)
    expect(state()).toBe(before)
    expect(existsSync(join(copy, 'mf-meals'))).toBe(false)
  })
})

type Manifest = {
  title: { sv: string; en: string }
  permissions: number[]
  routes: { path: string }[]
  navigation: { path?: string }[]
}

const placesOf = (name: string) => [
  `mf-${name}`,
  `packages/domain/src/${name}`,
  `packages/contracts/src/${name}`,
  `packages/api/src/areas/${name}`,
  `e2e/journeys/${name}`,
]
const manifestOf = (name: string) => JSON.parse(read(`mf-${name}/module.json`)) as Manifest

const areas: [string, string[], Partial<Manifest>, string[]][] = [
  [
    'home-care',
    ['--title-sv', "Hemma hos 'dig'", '--title-en', 'Home care', '--permission', '1'],
    { title: { sv: "Hemma hos 'dig'", en: 'Home care' }, permissions: [1] },
    ['/home-care'],
  ],
  [
    'meals',
    ['--permission', '100', '--page', '/meals', '--page', '/menus'],
    { permissions: [100] },
    ['/meals', '/menus'],
  ],
  ['diary', [], { title: { sv: 'Dagbok', en: 'Diary' }, permissions: [1] }, ['/diary']],
  [
    'admin',
    [],
    { title: { sv: 'Administration', en: 'Admin' }, permissions: [6, 999] },
    ['/counties', '/municipalities', '/departments', '/units', '/users'],
  ],
  ['analytics', [], { permissions: [999] }, ['/clients', '/analytics-users', '/analytics-units']],
]

test.each(areas)(
  '%s gets its five places and its pages, and takes over what is there of it',
  (name, flags, about, pages) => {
    expect(make(name, ...flags)).toMatchObject({ status: 0 })
    for (const place of placesOf(name)) {
      expect(existsSync(join(copy, place))).toBe(true)
      expect(read('CODEOWNERS')).toContain(`/${place}/ @veckovis/${name}`)
    }
    expect(manifestOf(name)).toMatchObject({ id: `mf-${name}`, ...about })
    expect(manifestOf(name).routes.map(({ path }) => path)).toEqual(pages)
    expect(manifestOf(name).navigation.flatMap(({ path = [] }) => path)).toEqual(pages)
  },
)

test('what the diary had before its module stays, and the new calls stand beside it', () => {
  expect(read('packages/contracts/src/diary/entrance.ts')).toMatch(/namedList[\s\S]*diaryUnit/)
  expect(read('packages/api/src/areas/diary/diary-area.ts')).toContain(
    '...diaryRoutes(database), ...diaryUnitRoutes(database)',
  )
  expect(read('packages/api/src/areas/diary/who-may-call.ts')).toMatch(/absence-reasons[\s\S]*\/diary\/unit\/:unitId/)
})

test('types, lint, format, unused code and tests of all that was made are in order', () => {
  const made = areas.flatMap(([name]) => placesOf(name))
  // The whole workspace would be checked a second time: the areas and what they need are enough.
  writeFileSync(join(copy, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include: made }))
  const projects = ['domain', ...areas.map(([name]) => `mf-${name}`)]
  const names = areas.map(([name]) => name).join('|')
  const checks = [
    // Writes down which classes there are.
    run(process.execPath, 'scripts/styles.mjs'),
    tool('tsc', '--noEmit', '-p', 'tsconfig.area.json', '--pretty', 'false'),
    tool('prettier', '--check', ...made),
    tool('eslint', '--max-warnings=0', ...made),
    tool('jest', '--selectProjects', ...projects, '--testPathPatterns', `(${names})/`, '--runInBand'),
  ]
  for (const check of checks) expect(check).toMatchObject({ status: 0 })
}, 240_000)

test('a name is taken once it is used, also when only its browser tests are left', () => {
  rmSync(join(copy, 'mf-home-care'), { recursive: true })
  expect(make('home-care').output).toContain('e2e/journeys/home-care is there already')
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
let copy: string

const run = (file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
const make = (...args: string[]) => run(process.execPath, 'scripts/new-area.mjs', ...args, '--no-install')
const tool = (name: string, ...args: string[]) => run(join('node_modules/.bin', name), ...args)
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

/** An area whose calls are there before its module, as those of the diary once were: the forecast may need them. */
const callsBeforeTheModule = {
  'packages/contracts/src/home-care/care-kinds.ts': `import { z } from 'zod'

export const careKinds = z.array(z.string())
`,
  'packages/contracts/src/home-care/entrance.ts': `export { careKinds } from './care-kinds'
`,
  'packages/api/src/areas/home-care/care-kind-routes.ts': `import { careKinds } from '@veckovis/contracts/home-care'
import type { Database } from '../../db/database'
import { defineRoute, type AnyRoute } from '../../http/route'

export const careKindRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/home-care/care-kinds',
    summary: 'Kinds of care',
    access: { place: 'somewhere', permission: 1 },
    data: 'ordinary',
    answer: careKinds,
    handler: async () => {
      const { rows } = await database.read<{ name: string }>('SELECT name FROM absence_reason')
      return rows.map(({ name }) => name)
    },
  }),
]
`,
  'packages/api/src/areas/home-care/home-care-area.ts': `import { defineArea } from '../../area'
import { careKindRoutes } from './care-kind-routes'

export const area = defineArea({ service: {}, routes: careKindRoutes })
`,
  'packages/api/src/areas/home-care/who-may-call.ts': `import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'GET /home-care/care-kinds': { place: 'somewhere', permission: 1 },
}
`,
}

/** What the generator may touch besides the places of the area, to see that it touched nothing. */
const state = () => read('CODEOWNERS')

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-new-area-'))
  const copied = run(process.execPath, join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy)
  expect(copied).toEqual({ status: 0, output: '' })
  for (const [path, content] of Object.entries(callsBeforeTheModule)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
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
  [
    'registers',
    ['--permission', '999', '--page', '/regions', '--page', '/suppliers', '--page', '/contracts'],
    { permissions: [999] },
    ['/regions', '/suppliers', '/contracts'],
  ],
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

test('what an area had before its module stays, and the new calls stand beside it', () => {
  expect(read('packages/contracts/src/home-care/entrance.ts')).toMatch(/careKinds[\s\S]*homeCareItem/)
  expect(read('packages/api/src/areas/home-care/home-care-area.ts')).toMatch(
    /\.\.\.careKindRoutes\(database\),\s+\.\.\.homeCareRoutes\(database\)/,
  )
  expect(read('packages/api/src/areas/home-care/who-may-call.ts')).toMatch(
    /care-kinds[\s\S]*\/home-care\/unit\/:unitId[\s\S]*export const samples/,
  )
})

/** What an area of a unit has outside its places: a table, in words, and the migration that makes it. */
const tableOf = (name: string) => {
  const migration = readdirSync(join(copy, 'packages/api/migrations')).find(file => file.endsWith(`-${name}.sql`))
  return { schema: `packages/api/src/db/schema/${name}.ts`, migration }
}

test('an area about a unit gets a table by the next migration, any other none', () => {
  const { schema, migration } = tableOf('home-care')
  expect(existsSync(join(copy, schema))).toBe(true)
  const before = readdirSync(join(root, 'packages/api/migrations')).map(file => Number.parseInt(file, 10))
  expect(migration).toBe(`${String(Math.max(...before) + 1).padStart(4, '0')}-home-care.sql`)
  expect(read(`packages/api/migrations/${migration}`)).toContain('CREATE TABLE home_care_item')
  expect(read('packages/api/src/areas/home-care/tables.fixture.ts')).toContain(`'${migration}'`)
  for (const name of ['meals', 'registers']) expect(tableOf(name).migration).toBeUndefined()
})

const walks = [
  'db/schema/',
  'db/inner-wall',
  'db/gone-place',
  'http/route-access',
  'http/route-data',
  'http/hidden-char',
]

test('types, lint, format and tests of all that was made are in order', () => {
  const made = [...areas.flatMap(([name]) => placesOf(name)), tableOf('home-care').schema]
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
    // The area's calls on its table, and the walks of the API that find something wrong with a new table or a new call.
    tool('jest', '--selectProjects', 'api', '--runInBand', '--testPathPatterns', 'areas/home-care/', ...walks),
  ]
  // What it says is what a failure is known by.
  for (const { status, output } of checks) expect(status === 0 ? '' : output).toBe('')
}, 480_000)

test('a name is taken once it is used, also when only its browser tests are left', () => {
  rmSync(join(copy, 'mf-home-care'), { recursive: true })
  expect(make('home-care').output).toContain('e2e/journeys/home-care is there already')
})

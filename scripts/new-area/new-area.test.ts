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
    ['an unknown permission', ['meals', '--permission', '7'], /Permission '7' is unknown; there are 1 \(diary\)/],
    ['a permission that is not held on units', ['meals', '--permission', '6'], /Permission '6' is unknown/],
    ['a permission that is no number', ['meals', '--permission', '2x'], /Permission '2x' is unknown/],
    ['a taken name', ['forecast'], /mf-forecast is there already/],
    ['a folder of one place', ['calendar'], /packages\/domain\/src\/calendar is there already/],
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

test('a new area has its five places, and its types, lint, format and tests are in order', () => {
  const made = make('home-care', '--title-sv', "Hemma hos 'dig'", '--title-en', 'Home care', '--permission', '1')
  expect(made).toMatchObject({ status: 0 })
  const places = [
    'mf-home-care',
    'packages/domain/src/home-care',
    'packages/contracts/src/home-care',
    'packages/api/src/areas/home-care',
    'e2e/journeys/home-care',
  ]
  for (const place of places) {
    expect(existsSync(join(copy, place))).toBe(true)
    expect(read('CODEOWNERS')).toContain(`/${place}/ @veckovis/home-care`)
  }
  expect(JSON.parse(read('mf-home-care/module.json'))).toMatchObject({
    id: 'mf-home-care',
    title: { sv: "Hemma hos 'dig'", en: 'Home care' },
    permissions: [1],
  })
  // The whole workspace would be checked a second time: the area and what it needs is enough.
  writeFileSync(join(copy, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include: places }))
  const checks = [
    tool('tsc', '--noEmit', '-p', 'tsconfig.area.json', '--pretty', 'false'),
    tool('prettier', '--check', ...places),
    tool('eslint', '--max-warnings=0', ...places),
    tool('jest', '--selectProjects', 'domain', 'mf-home-care', '--testPathPatterns', 'home-care', '--runInBand'),
  ]
  for (const check of checks) expect(check).toMatchObject({ status: 0 })
}, 180_000)

test('a name is taken once it is used, also when only one of its places is left', () => {
  rmSync(join(copy, 'mf-home-care'), { recursive: true })
  expect(make('home-care').output).toContain('packages/domain/src/home-care is there already')
})

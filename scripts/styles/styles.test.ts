import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchesOfThePage } from './style-sheets.mjs'

// Each test builds a small program: seconds on a busy machine.
jest.setTimeout(60_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-styles-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Program = { readonly id?: string; readonly build?: string; readonly sheet?: string; readonly css: string }

const entryOf = (sheet: string, name: string) =>
  sheet.endsWith('.module.css')
    ? `import * as styles from './${sheet}'\ndocument.body.className = styles.${name}\n`
    : `import './${sheet}'\n`

const buildProgram = (program: Program & { readonly asks?: string }): { errors: readonly string[]; css: string } => {
  const { id, build = 'one', sheet = 'card.module.css', css, asks = 'card' } = program
  const place = join(folder, `${id ?? 'shell'}-${build}`)
  mkdirSync(place, { recursive: true })
  if (id !== undefined) writeFileSync(join(place, 'module.json'), JSON.stringify({ id }))
  writeFileSync(join(place, 'entry.ts'), entryOf(sheet, asks))
  writeFileSync(join(place, sheet), css)
  const script = join(__dirname, 'testing', 'build-program.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, [script, place, build], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const card = '.card { color: red }\n.title { color: blue }\n'
const namesIn = ({ css }: { css: string }) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '')

test('what two modules, and the shell, call by one name has a name of its own in each', () => {
  const programs = [{ id: 'staff', css: card }, { id: 'diary', css: card }, { css: card }]
  const names = programs.flatMap(program => namesIn(buildProgram(program)))
  expect(names).toHaveLength(6)
  expect(new Set(names).size).toBe(6)
  expect(names.filter(name => name.startsWith('staff-'))).toHaveLength(2)
  expect(names.filter(name => name.startsWith('diary-'))).toHaveLength(2)
})

test('two builds of one module share no name', () => {
  const [one, other] = ['one', 'other'].map(build => namesIn(buildProgram({ id: 'staff', build, css: card })))
  expect(new Set([...(one ?? []), ...(other ?? [])]).size).toBe(4)
})

test('the names of the shell are short enough to be written straight into the code', () => {
  for (const name of namesIn(buildProgram({ css: card }))) expect(name.length).toBeLessThanOrEqual(6)
})

test('what the oldest browsers know under a name of their own stands under that too', () => {
  const { css } = buildProgram({ css: '.card { user-select: none; text-decoration: underline dotted red }' })
  expect(css).toContain('-webkit-user-select:none')
  expect(css).toContain('-webkit-text-decoration:underline dotted red')
})

describe('the build refuses', () => {
  test.each([
    ['an element', '.card { color: red }\nbutton { color: blue }'],
    ['an id', '#root { color: red }'],
    ['everything', '.card { color: red }\n* { color: blue }'],
    ['an element beside a class', '.card, main { color: red }'],
    ['the page as it is elsewhere', '.card :global(.other) { color: red }'],
    ['a block for the whole page', ':global .other { color: red }\n.card { color: red }'],
    [
      'a comment that switches the rule off',
      '/* cssmodules-pure-no-check */\nbutton { color: blue }\n.card { color: red }',
    ],
  ])('%s', (_what, css) => {
    expect(buildProgram({ id: 'staff', css }).errors.join('\n')).toMatch(/is not pure|reaches beyond its own classes/)
  })

  test('a style sheet for the whole page', () => {
    const { errors } = buildProgram({ id: 'staff', sheet: 'page.css', css: card })
    expect(errors.join('\n')).toMatch(/page\.css holds for the whole page/)
  })

  test('a class that the style sheet does not have', () => {
    const { errors } = buildProgram({ id: 'staff', css: card, asks: 'cart' })
    expect(errors.join('\n')).toMatch(/'cart'.*was not found in '\.\/card\.module\.css'/)
  })
})

test.each([
  ['html:has([role]) { overflow: hidden }', 1],
  ['.page { color: red }\n#root:has(main) + .next { color: red }', 1],
  [':root[data-a]:has(.b), body:has(.c) { color: red }', 1],
  ['@media (width > 40rem) { body:has(.c) { color: red } }', 1],
  ['@media print { .a { color: red } :root:has(.b) { page: wide } }\n.c:has(.d) { color: red }', 0],
])('what is looked for in the whole page is found: %s', (css, found) => {
  expect(searchesOfThePage(css)).toHaveLength(found)
})

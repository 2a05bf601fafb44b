import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import en from '../../locales/help/en.json'
import sv from '../../locales/help/sv.json'
import shellEn from '../../locales/en.json'
import shellSv from '../../locales/sv.json'

const areas = ['diary', 'forecast', 'needs', 'resources', 'schedule', 'staff', 'admin', 'analytics']

test('R-449 every functional area has its own section, in both languages, with the same anchors', () => {
  const anchors = sv.sections.map(({ id }) => id)
  expect(anchors).toEqual(expect.arrayContaining(areas))
  expect(en.sections.map(({ id }) => id)).toEqual(anchors)
  expect(en.sections.map(({ points, terms }) => [points.length, terms.length])).toEqual(
    sv.sections.map(({ points, terms }) => [points.length, terms.length]),
  )
})

const root = resolve(__dirname, '../../..')
const modules = readdirSync(root)
  .filter(name => name.startsWith('mf-'))
  .map(name => {
    const text = readFileSync(resolve(root, name, 'module.json'), 'utf8')
    return { name, routes: (JSON.parse(text) as { routes: { path: string }[] }).routes }
  })

test.each([
  ['sv', sv],
  ['en', en],
])(
  'R-449 each section tells what its area is for and what can be done in it, and no module is without one: %s',
  (_, help) => {
    for (const area of areas) {
      const section = help.sections.find(({ id }) => id === area)
      expect(section?.lead).toMatch(/^\p{Lu}.{40,}\.$/u)
      expect(section?.points.filter(point => /^\p{Lu}.{20,}\.$/u.test(point))).toHaveLength(section?.points.length ?? 0)
      expect([area, section?.points.length]).not.toEqual([area, 0])
    }
    const told = new Set<string>(help.sections.flatMap(section => section.pages))
    expect(modules.filter(({ routes }) => !routes.some(({ path }) => told.has(path)))).toEqual([])
  },
)

test.each([
  [
    'sv',
    sv,
    ['F1', 'Ctrl+Z', 'Ctrl+R', 'Klistra in', 'anteckning', 'finns kvar i webbläsaren', 'Min prognos', 'importen'],
  ],
  ['en', en, ['F1', 'Ctrl+Z', 'Ctrl+R', 'Paste', 'note', 'stays in the browser', 'My forecast', 'import']],
])(
  'help on the sheet tells keys, undo, fill, paste, notes, imports and kept edits: %s',
  (_language, { sections }, told) => {
    const forecast = sections.filter(({ pages }) => pages.includes('/forecast'))
    const text = forecast.flatMap(({ points, terms }) => [...points, ...terms.map(({ term }) => term)]).join(' ')
    for (const each of told) expect(text).toContain(each)
  },
)

test('R-307 the diary says which substitute types have a second name', () => {
  const meaningIn = ({ sections }: typeof sv) => sections.find(({ id }) => id === 'diary')?.terms.at(-1)?.meaning
  for (const name of ['Borrowed', 'Substitute/extra time', 'Disabled']) expect(meaningIn(en)).toContain(name)
  for (const name of ['Inlånad', 'Vikarie/extratid', 'Inaktiverad']) expect(meaningIn(sv)).toContain(name)
})

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${prefix}${key}.`) : [prefix + key],
  )

test('the shell has the same texts in both languages', () => {
  expect(keysOf(shellEn)).toEqual(keysOf(shellSv))
})

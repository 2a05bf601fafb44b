import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { characters, weights } from './characters.mjs'

const root = join(__dirname, '..', '..')
const fontFile = join(root, 'shell/src/font/inter.woff2')

const textsBelow = (folder: string): string[] =>
  readdirSync(join(root, folder, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .map(name => readFileSync(join(root, folder, 'locales', name), 'utf8'))

const programs = ['shell', ...readdirSync(root).filter(name => name.startsWith('mf-'))]

const styleSheets = [...programs, 'packages/ui', 'packages/grid'].flatMap(folder =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join(root, folder, 'src', name), 'utf8')),
)

test('the shipped font weighs at most 60 kB', () => {
  expect(statSync(fontFile).size).toBeLessThanOrEqual(60_000)
})

test('the shipped font is Inter with our characters and weights, byte for byte', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/font.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}, 30_000)

test('the font has every character of every text and of our figures', () => {
  const figures = ['sv-SE', 'en-GB'].map(language => new Intl.NumberFormat(language).format(-1_234_567.89))
  const used = new Set([...programs.flatMap(textsBelow), ...figures].join(''))
  used.delete('\n')
  expect([...used].filter(character => !characters.includes(character))).toEqual([])
})

test('the font has every weight that a style asks for', () => {
  const asked = styleSheets.flatMap(css => [...css.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => Number(weight)))
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(weights.min)
  expect(Math.max(...asked)).toBeLessThanOrEqual(weights.max)
})

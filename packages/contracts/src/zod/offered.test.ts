import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as offered from './offered'

const root = join(__dirname, '../../../..')

/** Types cost nothing, and are not there in a page. */
const typesOnly = new Set(['infer', 'input', 'output', 'ZodType'])

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture|arbitrary)\.tsx?$/.test(file))
    .map(file => readFileSync(join(root, folder, file), 'utf8'))

const readInPages = ['packages/contracts', 'packages/platform', ...readdirSync(root).filter(name => /^mf-/.test(name))]

test('every part of zod that schemas of pages are made of is offered to them', () => {
  const sources = readInPages.flatMap(folder => sourcesOf(`${folder}/src`))
  const asked = sources
    .filter(source => source.includes("from 'zod'"))
    .flatMap(source => [...source.matchAll(/\bz\.([a-zA-Z]+)/g)].map(([, name = '']) => name))
    .filter(name => !typesOnly.has(name))
  expect(asked.length).toBeGreaterThan(100)
  expect([...new Set(asked)].filter(name => !(name in offered))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'

const buildFolder = resolve(__dirname, '../..')
let folder = ''

/** A page of one script that fetches another with its style sheet, and a module of the same, built as ours are. */
const program = `
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { ChunkIntegrityPlugin } from './src/plugins/chunk-integrity.mjs'
import { NameBuildPlugin } from './src/plugins/name-build.mjs'
import { PageSecurityPlugin } from './src/plugins/page-security.mjs'
import { PublishRemotePlugin } from './src/plugins/publish-remote.mjs'

const folder = process.argv[1]
const built = plugins => ({
  mode: 'production',
  context: folder,
  entry: { shell: folder + '/start.js' },
  output: { path: folder + '/dist', publicPath: '/', filename: '[name].[contenthash:12].js', chunkFilename: '[name].[contenthash:12].js' },
  optimization: { minimize: false },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
  resolveLoader: { modules: [process.cwd() + '/node_modules'] },
  plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }), new ChunkIntegrityPlugin(), ...plugins],
})
const page = [new HtmlWebpackPlugin({ filename: 'index.html', minify: false, scriptLoading: 'defer' }), new PageSecurityPlugin()]
const record = [new NameBuildPlugin({ folder }), new PublishRemotePlugin({ folder, container: 'mf_sample', manifestFile: 'mf-manifest.json' })]
webpack(built([...page, ...record]), (error, stats) => {
  const failed = error || (stats.hasErrors() && stats.toString('errors-only'))
  if (failed) { console.error(failed); process.exit(1) }
})
`

const manifest = {
  id: 'mf-sample',
  title: { sv: 'Prov', en: 'Sample' },
  contract: { from: 1, to: 1 },
  licenceKey: 'sample',
  permissions: [2],
  routes: [{ path: '/sample', permission: 2, title: { sv: 'Prov', en: 'Sample' } }],
  navigation: [],
  sizeBudgets: { entry: 10_000, firstPage: 20_000 },
}

beforeAll(() => {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'veckovis-integrity-')))
  folder = join(parent, 'mf-sample')
  mkdirSync(folder)
  const sources = {
    'start.js': "import './start.css'; import('./lazy')",
    'start.css': '.a{color:red}',
    'lazy.js': "import './lazy.css'; export const lazy = 1",
    'lazy.css': '.b{color:blue}',
    'module.json': JSON.stringify(manifest),
    'package.json': JSON.stringify({ name: 'mf-sample', version: '1.0.0' }),
  }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: buildFolder,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}, 60_000)
afterAll(() => rmSync(resolve(folder, '..'), { recursive: true, force: true }))

const fileNames = () => readdirSync(join(folder, 'dist'))
const content = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
const digestOf = (name: string) => `sha384-${createHash('sha384').update(content(name)).digest('base64')}`
const codeFiles = () => fileNames().filter(name => /\.(js|css)$/.test(name))

const tableOfPage = (): Record<string, string> => {
  const [, json = ''] = /__veckovisIntegrity=(\{.*?\})[;<]/.exec(content('index.html')) ?? []
  return JSON.parse(json) as Record<string, string>
}

test('scripts and style sheets, those of the page and those that come later, are four files', () => {
  expect(codeFiles().filter(name => name.endsWith('.css'))).toHaveLength(2)
  expect(codeFiles().filter(name => name.endsWith('.js'))).toHaveLength(2)
})

test('the page knows the digest of every script and every style sheet, as the files are in the end', () => {
  expect(tableOfPage()).toEqual(Object.fromEntries(codeFiles().map(name => [`/${name}`, digestOf(name)])))
})

test('every script and style sheet that the page names bears its digest, and every script the nonce', () => {
  const tags = content('index.html').match(/<(?:script|link)\b[^>]*\b(?:src|href)="[^>]*>/g) ?? []
  const named = tags.map(tag => ({
    name: /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? '',
    integrity: /integrity="([^"]+)"/.exec(tag)?.[1],
  }))
  expect(named.map(({ name }) => name.split('.').at(-1)).sort()).toEqual(['css', 'js'])
  for (const { name, integrity } of named) expect(integrity).toBe(digestOf(name))
  const scripts = content('index.html').match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.filter(tag => !tag.includes('nonce="__CSP_NONCE__"'))).toEqual([])
})

type Tag = { kind: string; integrity?: string; crossOrigin?: string; href?: string; src?: string; come: () => void }
type Attempts = Record<string, string | number>

/** Runs the page's script and answers the tags that it makes for what it fetches. */
const tagsMade = (table: Record<string, string>, attempts: Attempts = {}, more: object = {}) => {
  const made: Tag[] = []
  const createElement = (kind: string) => {
    const tag: Tag & Record<string, unknown> = { kind, come: () => undefined, setAttribute: () => undefined }
    tag['addEventListener'] = (_: 'load', listen: () => void) => (tag.come = listen)
    made.push(tag)
    return tag
  }
  const head = { appendChild: () => undefined }
  const document = {
    baseURI: 'https://suite.example/',
    head,
    createElement,
    querySelectorAll: () => [],
    getElementsByTagName: () => [],
  }
  const page = { __veckovisIntegrity: table, __veckovisAttempts: attempts, ...more }
  const [start = ''] = fileNames().filter(name => /^shell\..*\.js$/.test(name))
  const context = createContext({ window: page, self: page, document, URL, setTimeout: () => 0, clearTimeout: () => 0 })
  runInContext(content(start), context)
  return made
}

const nameOf = ({ src, href }: Tag) => (src ?? href ?? '').replace(/^\//, '').replace(/\?[^?]*$/, '')

test('what is fetched later, the style sheet too, is asked for with the digest that the page knows', () => {
  const made = tagsMade(tableOfPage())
  expect(made.map(({ kind }) => kind).sort()).toEqual(['link', 'script'])
  for (const tag of made) expect(tag.integrity).toBe(digestOf(nameOf(tag)))
  expect(made.find(({ kind }) => kind === 'script')?.crossOrigin).toBe('anonymous')
})

test('a file that did not come is asked for under another address each time, with the same digest, until it comes', () => {
  const attempts: Attempts = {}
  const digests = tableOfPage()
  const asked: string[] = []
  for (const time of ['first', 'second', 'third'])
    for (const tag of tagsMade(digests, attempts)) {
      expect({ time, integrity: tag.integrity }).toEqual({ time, integrity: digestOf(nameOf(tag)) })
      asked.push(tag.src ?? tag.href ?? '')
      if (time === 'third') tag.come()
    }
  expect(new Set(asked).size).toBe(6)
  expect(asked.slice(0, 2).filter(address => address.includes('?'))).toEqual([])
  expect(asked.slice(2).every(address => /\?attempt=[0-9a-z]+$/.test(address))).toBe(true)
  const again = tagsMade(digests, attempts).map(({ src, href }) => src ?? href ?? '')
  expect(again.toSorted()).toEqual(asked.slice(4).toSorted())
})

test('what has come at once keeps its address, and a new attempt at a whole module gives all its files another', () => {
  const attempts: Attempts = {}
  for (const tag of tagsMade(tableOfPage(), attempts)) tag.come()
  expect(attempts).toEqual({})
  attempts['/'] = 2
  for (const { src, href } of tagsMade(tableOfPage(), attempts)) expect(src ?? href).toMatch(/\?attempt=2$/)
})

test('the page is told of each file that is asked for, so that one that never answers can be given up', () => {
  const told: [Tag, string][] = []
  const made = tagsMade(
    tableOfPage(),
    {},
    { __veckovisFileIsAsked: (file: Tag, path: string) => told.push([file, path]) },
  )
  expect(told.map(([file]) => file)).toEqual(made)
  expect(told.map(([, path]) => path)).toEqual(made.map(tag => `/${nameOf(tag)}`))
})

test('what the page knows no digest of is asked for with one that no file has', () => {
  for (const tag of tagsMade({})) expect(tag.integrity).toBe(`sha384-${'A'.repeat(64)}`)
})

test('the record of a module names every file that it publishes with its digest', () => {
  const { integrity, version } = JSON.parse(content('module-record.json')) as {
    integrity: Record<string, string>
    version: string
  }
  const published = fileNames().filter(name => name !== 'module-record.json' && name !== 'index.html')
  const { 'index.html': page, ...others } = integrity
  expect(page).toBe(digestOf('index.html'))
  expect(others).toEqual(Object.fromEntries(published.map(name => [name, digestOf(name)])))
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
})

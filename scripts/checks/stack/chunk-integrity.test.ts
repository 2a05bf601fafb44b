import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { root } from '../../workspace/paths.mjs'

const buildFolder = join(root, 'packages/build')
let folder: string

/** Builds a page that fetches a script and a style sheet when it is run. */
const build = () => {
  const program = `
    import webpack from 'webpack'
    import MiniCssExtractPlugin from 'mini-css-extract-plugin'
    import { ChunkIntegrityPlugin } from './src/plugins/chunk-integrity.mjs'
    webpack({
      mode: 'production',
      context: ${JSON.stringify(folder)},
      entry: './main.js',
      resolveLoader: { modules: [${JSON.stringify(join(buildFolder, 'node_modules'))}] },
      output: { path: ${JSON.stringify(join(folder, 'dist'))}, publicPath: '/', chunkFilename: 'lazy.js' },
      module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: 'lazy.css' }), new ChunkIntegrityPlugin()],
    }, (error, stats) => { if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1) } })`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: buildFolder,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

type Tag = Record<string, unknown>

/** The tags that the page makes, in a browser that knows these digests. */
const tagsOf = (digests: Record<string, string>, attempts: Record<string, number> = {}): Tag[] => {
  const tags: Tag[] = []
  const document = {
    baseURI: 'https://suite.example/forecast',
    getElementsByTagName: () => [],
    createElement: (tagName: string) => {
      const tag: Tag = { tagName, setAttribute: (name: string, value: string) => void (tag[name] = value) }
      return tag
    },
    head: { appendChild: (tag: Tag) => tags.push(tag) },
  }
  const window = { __veckovisIntegrity: digests, __veckovisAttempts: attempts }
  const page = { document, window, self: window, URL, Promise, setTimeout: () => 0, clearTimeout: () => undefined }
  runInNewContext(readFileSync(join(folder, 'dist/main.js'), 'utf8'), page)
  return tags
}
const tagFor = (name: string, ...given: Parameters<typeof tagsOf>) =>
  tagsOf(...given).find(tag => tag['tagName'] === name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-chunks-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'main.js'), `import('./lazy.js')`)
  writeFileSync(join(folder, 'lazy.js'), `import './lazy.css'\nwindow.lazy = true`)
  writeFileSync(join(folder, 'lazy.css'), `.lazy { color: red }`)
  build()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const digests = { '/lazy.js': 'sha384-script', '/lazy.css': 'sha384-style' }

test('a script that is fetched later bears its digest, and is fetched so that a browser counts it', () => {
  expect(tagFor('script', digests)).toMatchObject({ integrity: 'sha384-script', crossOrigin: 'anonymous' })
})

test('a style sheet that is fetched later bears its digest', () => {
  expect(tagFor('link', digests)).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-style' })
})

test('a file that the page knows no digest of bears one that no file has', () => {
  const impossible = `sha384-${'A'.repeat(64)}`
  expect(tagsOf({}).map(({ integrity }) => integrity)).toEqual([impossible, impossible])
})

test('a retry asks for both under addresses of their own', () => {
  const attempts = { 'https://suite.example/': 1, '/': 1 }
  expect(tagsOf(digests, attempts).map(({ src, href }) => src ?? href)).toEqual([
    '/lazy.css?attempt=1',
    '/lazy.js?attempt=1',
  ])
  expect(tagFor('script', digests, attempts)).toMatchObject({ integrity: 'sha384-script' })
})

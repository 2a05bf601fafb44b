import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './workspace/paths.mjs'
import { runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `node scripts/grid-examples.mjs` builds the examples of packages/grid into memory, serves them on a free port of
// this machine alone, and prints the address. The browser tests of the grid start it the same way.
const folder = join(root, 'packages', 'grid', 'examples')

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: { examples: join(folder, 'main.tsx') },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map(({ path, contents }) => [path.replaceAll('\\', '/').replace(/^.*\//, '/'), contents])
}

await runScript(async () => {
  const files = new Map([
    ...(await bundle()),
    ['/', await readFile(join(folder, 'index.html'))],
    ['/tokens.css', await readFile(join(root, 'packages/ui/src/styles/tokens.css'))],
  ])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const content = files.get(pathname)
    const type = types[pathname.split('.')[1] ?? 'html']
    response.writeHead(content ? 200 : 404, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    response.end(content)
  })
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
    say(`The examples of the week grid: http://127.0.0.1:${server.address().port}/`)
  })
})

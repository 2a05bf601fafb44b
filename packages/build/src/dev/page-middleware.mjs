import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noncePlaceholder } from '../plugins/page-security.mjs'

/**
 * Stands where React looks for its developer tools, before React does: without it, the refresh of code could not find the
 * React that was loaded long before.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  isDisabled: false, supportsFiber: true, renderers: new Map(),
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
}`

const screen = readFileSync(new URL('page/screen.js', import.meta.url), 'utf8')

const isPageAddress = ({ method, url, headers }) =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '') && !/^\/(api|modules|uploads|ws|dev)(\/|$)/.test(url)

const inlined = code => `<script nonce="${noncePlaceholder}">${code}</script>`

const builtPage = ({ shell }) =>
  new Promise((resolve, reject) =>
    shell.outputFileSystem.readFile(join(shell.outputPath, 'index.html'), 'utf8', (error, text) =>
      error ? reject(error) : resolve(text),
    ),
  )

/**
 * The shell's page for every page address, under the very policy that the suite gives its own page.
 * @param {{ shell: import('webpack').Compiler, suite: string, publicPath: string }} options
 */
export const pageMiddleware = ({ shell, suite, publicPath }) => ({
  name: 'veckovis-page',
  middleware: async (request, response, next) => {
    if (!isPageAddress(request)) return next()
    try {
      const answer = await fetch(new URL(request.url, suite), { headers: { accept: 'text/html' } })
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      const page = (await builtPage({ shell }))
        .replace('<head>', () => `<head>${inlined(refreshHook)}${inlined(screen.replace('__FOLDER__', publicPath))}`)
        // A style sheet that is edited takes the place of the one before it, attributes and all.
        .replaceAll(/ integrity="[^"]*"/g, '')
        .replaceAll(noncePlaceholder, nonce)
      response.statusCode = answer.status
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', policy)
      response.setHeader('cache-control', 'no-store')
      response.end(page)
    } catch (error) {
      next(error)
    }
  },
})

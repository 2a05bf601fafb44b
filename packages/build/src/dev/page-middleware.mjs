import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noncePlaceholder } from '../plugins/page-security.mjs'

/**
 * Stands where React looks for its developer tools, before React does: without it, the refresh of a remote's code could
 * not find the React that the shell has loaded long before.
 */
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  isDisabled: false, supportsFiber: true, renderers: new Map(),
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
}`

const isPageAddress = ({ method, url, headers }) =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '') && !/^\/(api|modules|uploads|ws)(\/|$)/.test(url)

/**
 * The development shell's page for every page address, under the very policy that the suite gives its own page.
 * @param {{ shellFolder: string, suite: string }} options
 */
export const pageMiddleware = ({ shellFolder, suite }) => ({
  name: 'veckovis-page',
  middleware: async (request, response, next) => {
    if (!isPageAddress(request)) return next()
    try {
      const answer = await fetch(new URL(request.url, suite), { headers: { accept: 'text/html' } })
      const policy = answer.headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      const page = readFileSync(join(shellFolder, 'index.html'), 'utf8')
        .replace('<head>', () => `<head><script nonce="${noncePlaceholder}">${refreshHook}</script>`)
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

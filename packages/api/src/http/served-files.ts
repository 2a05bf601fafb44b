import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { generalError } from './general-error'
import type { ListedModules } from './listed-modules'

const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/

const cacheOf = (path: string) =>
  hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** Every folder and file that a build makes has such a name; an address with anything else names no file of ours. */
const plainPath = /^(?:\/\w[\w.~-]{0,199})+$/

/** What a page fetches. Records and statistics of a build are for those who publish, its maps for those who develop. */
const fetched = /\.(?:js|css|woff2?|png|svg|webp|ico)$|\/mf-manifest\.json$/

const isFile = (path: string, servesMaps: boolean) =>
  plainPath.test(path) && (fetched.test(path) || (servesMaps && path.endsWith('.map')))

const moduleFile = /^\/modules\/([^/]+)\/([^/]+)\//

export type ServedFolders = {
  readonly shellFolder: string
  readonly modulesFolder: string
  /** A development build's page is followed in the browser's tools by its maps. */
  readonly servesMaps: boolean
  readonly isListed: ListedModules
}

/**
 * The shell's files and the published modules below /modules: each version that the registry lists, and compressed copies
 * where the build made them. What is not fetched by a page is not there.
 */
export const serveFiles = (
  app: FastifyInstance,
  { shellFolder, modulesFolder, servesMaps, isListed }: ServedFolders,
): PromiseLike<unknown> =>
  app.register(async files => {
    files.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const [, id, version] = moduleFile.exec(path) ?? []
      const isThere =
        isFile(path, servesMaps) && (id === undefined || version === undefined || (await isListed(id, version)))
      if (!isThere) throw generalError({ code: 'not-found' })
      if (id === undefined || version === undefined || existsSync(join(modulesFolder, id, version))) return
      // Another process published it where we do not look, or the shared folder is gone: it may be there again soon.
      request.log.error({ module: id, version, modulesFolder }, 'a registered version of a module is not in the folder')
      void reply.header('cache-control', 'no-store')
      throw generalError({ code: 'unavailable' })
    })
    const both = { index: false, preCompressed: true, decorateReply: false } as const
    await files.register(fastifyStatic, {
      ...both,
      root: shellFolder,
      wildcard: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheOf(path)),
    })
    // What is published first comes after the start.
    mkdirSync(modulesFolder, { recursive: true })
    await files.register(fastifyStatic, {
      ...both,
      root: modulesFolder,
      prefix: '/modules/',
      setHeaders: reply => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  })

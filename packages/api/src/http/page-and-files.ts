import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../errors'
import { sendNotFound } from './error-mapping'
import { newNonce, pageHeaders } from './security-headers'

export type Assets = { readonly shellFolder: string; readonly modulesFolder: string }

const noncePlaceholder = /__CSP_NONCE__/g
const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/

const cacheOf = (path: string) =>
  hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** An address of code, data or a file is never answered by the page. */
const isPageAddress = (request: FastifyRequest): boolean => {
  const [path = ''] = request.url.split('?')
  const isReserved = /^\/(api|modules|assets|uploads)(\/|$)/.test(path)
  const hasEnding = /\.[a-z0-9]+$/i.test(path)
  return /^(GET|HEAD)$/.test(request.method) && !isReserved && !hasEnding
}

const sendPage = (page: string) => (request: FastifyRequest, reply: FastifyReply) => {
  if (!isPageAddress(request)) return sendNotFound(request, reply)
  const nonce = newNonce()
  return reply.type('text/html; charset=utf-8').headers(pageHeaders(nonce)).send(page.replace(noncePlaceholder, nonce))
}

/**
 * Serves the shell's files, the published modules below /modules (each version for good, compressed copies where the
 * build made them) and, for every other page address, the shell's page with a nonce of its own.
 */
export const servePageAndFiles = async (
  app: FastifyInstance,
  { shellFolder, modulesFolder }: Assets,
): Promise<void> => {
  const index = join(shellFolder, 'index.html')
  if (!existsSync(index))
    throw new StartError(`The shell is not built: ${index} is missing; run npm start, which builds it.`)
  const page = readFileSync(index, 'utf8')
  await app.register(fastifyStatic, {
    root: shellFolder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheOf(path))
    },
  })
  if (existsSync(modulesFolder))
    await app.register(fastifyStatic, {
      root: modulesFolder,
      prefix: '/modules/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      setHeaders: reply => {
        void reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  app.get('/', sendPage(page))
  app.setNotFoundHandler(sendPage(page))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StartError } from '../errors'
import { compressedPage, encodingFor } from './compressed-page'
import { describeFailure, sendNotFound } from './error-mapping'
import type { ListedModules } from './listed-modules'
import type { PageAddresses } from './page-addresses'
import { bearsIntegrityPolicy, newNonce, pageHeaders } from './security-headers'
import { serveFiles } from './served-files'

export type Assets = { readonly shellFolder: string; readonly modulesFolder: string }

const noncePlaceholder = /__CSP_NONCE__/g
const signUpPlaceholder = '__SIGN_UP__'
/** An address of code, data or a file is never answered by the page. */
const isPageAddress = (request: FastifyRequest): boolean => {
  const [path = ''] = request.url.split('?')
  const isReserved = /^\/(api|modules|assets|uploads)(\/|$)/.test(path)
  const hasEnding = /\.[a-z0-9]+$/i.test(path)
  return /^(GET|HEAD)$/.test(request.method) && !isReserved && !hasEnding
}

/** 503 when nothing can be said about the address: the shell opens all the same and tells what is wrong. */
const statusOfPage = async (request: FastifyRequest, hasPage: PageAddresses): Promise<200 | 404 | 503> => {
  const [path = ''] = request.url.split('?')
  try {
    return (await hasPage(path)) ? 200 : 404
  } catch (failure) {
    request.log.error({ failure: describeFailure(failure) }, 'the registered pages could not be read')
    return 503
  }
}

/** Signed out, the shell learns from the status of its page whether somebody has the address. */
const sendPage = (page: string, hasPage: PageAddresses) => {
  const hasIntegrityPolicy = bearsIntegrityPolicy(page)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageAddress(request)) return sendNotFound(request, reply)
    const status = await statusOfPage(request, hasPage)
    const nonce = newNonce()
    const text = page.replace(noncePlaceholder, nonce)
    const encoding = encodingFor(request.headers['accept-encoding'])
    void reply.code(status).type('text/html; charset=utf-8').headers(pageHeaders(nonce, hasIntegrityPolicy))
    if (encoding === null) return reply.send(text)
    return reply.header('content-encoding', encoding).send(await compressedPage(text, encoding))
  }
}

/**
 * Serves the files and, for every other page address, the shell's page with a nonce of its own: with status 404 where
 * nobody has the address.
 */
export const servePageAndFiles = async (
  app: FastifyInstance,
  { shellFolder, modulesFolder, isSignUpOpen }: Assets & { readonly isSignUpOpen: boolean },
  { hasPage, isListed }: { readonly hasPage: PageAddresses; readonly isListed: ListedModules },
): Promise<void> => {
  const index = join(shellFolder, 'index.html')
  if (!existsSync(index))
    throw new StartError(`The shell is not built: ${index} is missing; run npm start, which builds it.`)
  // What the page has to know of the installation before it asks anything.
  const page = readFileSync(index, 'utf8').replace(signUpPlaceholder, isSignUpOpen ? 'on' : 'off')
  await serveFiles(app, { shellFolder, modulesFolder, servesMaps: !bearsIntegrityPolicy(page), isListed })
  const answer = sendPage(page, hasPage)
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

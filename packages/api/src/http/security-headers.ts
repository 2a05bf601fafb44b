import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export const newNonce = (): string => randomBytes(16).toString('base64')

/** No inline code, no eval; scripts of this page come from here, and those a nonce script loads. */
const pagePolicy = (nonce: string, apiOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...apiOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only the page's first script makes a policy; whatever no policy answers for becomes no code and no markup.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

const otherPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const scriptTag = /<script\b[^>]*\ssrc=[^>]*>/g

/**
 * Whether each script of the page has its digest and is fetched in CORS mode, which alone lets a browser count the
 * digest. A production build makes them so, and with them the scripts that they fetch; a development build does not.
 */
export const bearsIntegrityPolicy = (page: string): boolean => {
  const tags = page.match(scriptTag)
  return tags !== null && tags.every(tag => /\sintegrity="sha/.test(tag) && /\scrossorigin\b/.test(tag))
}

/** Headers of the page. Under an integrity policy no script runs but those whose digest the page knows beforehand. */
export const pageHeaders = (nonce: string, hasIntegrityPolicy: boolean): Record<string, string> => ({
  'content-security-policy': pagePolicy(nonce, []),
  'cache-control': 'no-store',
  ...(hasIntegrityPolicy ? { 'integrity-policy': 'blocked-destinations=(script), sources=(inline)' } : {}),
})

/**
 * Headers of every answer; the page's own policy replaces the strictest one on HTML. Nothing is kept by a browser or
 * a proxy unless its own place says so: a route by its `cached`, a file by its name.
 */
export const usualHeaders = ({ isHttps }: { readonly isHttps: boolean }): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': otherPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

export const addSecurityHeaders = (app: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ ...headers }))
}

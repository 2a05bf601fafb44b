import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { admit, type AdmissionServices } from './admission/admit'
import { compressedPage, encodingFor } from './compressed-page'
import { languageOf } from './language'
import { defineRoute } from './route'

/** Collects the routes that are registered after it. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Veckovis', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  })
}

const address = '/api/openapi.json'

/** What anybody may read of the API: nothing but the way to its description. */
const pages = {
  sv: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Veckovis API</title></head><body><main><h1>Veckovis API</h1>
<p>Beskrivningen finns på <code>${address}</code> för den som är inloggad: skicka åtkomsttoken från
<code>POST /api/auth/login</code> som <code>Authorization: Bearer …</code>.</p></main></body></html>`,
  en: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Veckovis API</title></head><body><main><h1>Veckovis API</h1>
<p>The description is at <code>${address}</code> for those who are signed in: send the access token of
<code>POST /api/auth/login</code> as <code>Authorization: Bearer …</code>.</p></main></body></html>`,
}

type Prepared = { readonly etag: string; readonly bytes: (encoding: 'br' | 'gzip' | null) => Promise<Buffer> }

/** The description is the same until the server ends: it and each encoding of it are made once. */
const prepare = (text: string): Prepared => {
  const made = new Map<'br' | 'gzip' | null, Promise<Buffer>>()
  const make = (encoding: 'br' | 'gzip' | null) =>
    encoding === null ? Promise.resolve(Buffer.from(text)) : compressedPage(text, encoding)
  return {
    etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    bytes: encoding => {
      const bytes = made.get(encoding) ?? make(encoding)
      made.set(encoding, bytes)
      return bytes
    },
  }
}

const send = async ({ etag, bytes }: Prepared, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  // Kept by the browser of anyone who was signed in, and asked for again each time.
  void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding !== null) void reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await bytes(encoding))
}

const signedIn = defineRoute({
  method: 'GET',
  url: address,
  summary: 'The description of the API',
  access: 'signed-in',
  data: 'ordinary',
  answer: z.looseObject({}),
  handler: async () => undefined,
})

/** /api/openapi.json for those who are signed in, and a page that says so. */
export const serveDescription = (app: FastifyInstance, services: AdmissionServices): void => {
  let prepared: Prepared | undefined
  app.get(
    address,
    {
      schema: { hide: true },
      onRequest: async (request, reply) => {
        await admit(signedIn, { request, reply }, services)
      },
    },
    (request, reply) => {
      prepared ??= prepare(JSON.stringify(app.swagger()))
      return send(prepared, request, reply)
    },
  )
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(pages[languageOf(request.headers['accept-language'])]),
  )
}

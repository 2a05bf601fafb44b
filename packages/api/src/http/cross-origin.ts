import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets the named origins call with credentials: for a suite whose pages and API have different origins. */
export const allowOrigins = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    exposedHeaders: ['etag', 'retry-after'],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'if-match', 'if-none-match'],
    maxAge: 600,
    // Otherwise a question that is no preflight is refused in plain text, which no caller of ours reads.
    strictPreflight: false,
  })
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin !== undefined && origins.includes(origin))
      void reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}

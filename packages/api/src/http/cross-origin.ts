import type { FastifyInstance } from 'fastify'

/** Lets the named origins call with credentials: for a suite whose pages and API have different origins. */
export const allowOrigins = (app: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'etag, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    })
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, accept-language, if-match, if-none-match',
        'access-control-max-age': '600',
      })
      .send()
  })
}

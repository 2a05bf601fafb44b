import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { newNonce } from './security-headers'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

type Operation = { readonly summary?: string }

const readablePage = (document: { readonly paths?: object }, nonce: string): string => {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(
      ([method, operation]) =>
        `<tr><th scope="row"><code>${method.toUpperCase()}</code></th><td><code>${escaped(path)}</code></td><td>${escaped(operation.summary ?? '')}</td></tr>`,
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Veckovis API</title><style nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.4rem .6rem;text-align:left}</style></head>
<body><main><h1>Veckovis API</h1><p>The whole description stands in <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th scope="col">Verb</th><th scope="col">Address</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></main></body></html>`
}

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

/** /api/openapi.json and a page that a person can read. */
export const serveDescription = (app: FastifyInstance): void => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    const nonce = newNonce()
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(readablePage(app.swagger(), nonce))
  })
}

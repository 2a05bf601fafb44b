import Fastify from 'fastify'

// The peer of the API: a process that answers every call with one text of the given length and knows nothing else.
// node constant-server.mjs <bytes>; says its port to its parent.
const body = JSON.stringify({ text: 'x'.repeat(Math.max(0, Number(process.argv[2]) - '{"text":""}'.length)) })

const app = Fastify({ logger: false })
app.get('/constant', (request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address()
process.send?.({ port })

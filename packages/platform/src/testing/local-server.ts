import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedCall = {
  readonly verb: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
export type Answer = { status: number; body?: unknown; headers?: Record<string, string>; raw?: Buffer }
export type Responder = (call: ReceivedCall) => Answer | Promise<Answer>

/** A real server on a free port, which the page of the test takes for its API. */
export const startLocalServer = async () => {
  const calls: ReceivedCall[] = []
  let respond: Responder = () => ({
    status: 404,
    body: { statusCode: 404, code: 'not-found', message: 'nothing here' },
  })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const call = { verb: method, path: url.replace(/^\/api/, ''), headers, body: Buffer.concat(chunks).toString() }
      calls.push(call)
      void Promise.resolve(respond(call)).then(answer => {
        response.writeHead(answer.status, {
          'Content-Type': 'application/json',
          Connection: 'close',
          ...answer.headers,
        })
        response.end(answer.raw ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)))
      })
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  const meta = document.createElement('meta')
  meta.name = 'veckovis-api'
  meta.content = `http://127.0.0.1:${address.port}/api`
  document.head.append(meta)
  return {
    calls,
    callsTo: (path: string) => calls.filter(call => call.path === path),
    answerWith: (next: Responder) => {
      respond = next
    },
    forget: () => {
      calls.length = 0
    },
    /** No one listens any more: every call fails as when the server cannot be reached. */
    stop: async () => {
      meta.remove()
      await new Promise(resolve => server.close(resolve))
    },
    unplug: () => {
      meta.content = 'http://127.0.0.1:9/api'
    },
    plugIn: () => {
      meta.content = `http://127.0.0.1:${address.port}/api`
    },
  }
}

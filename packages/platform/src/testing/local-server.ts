import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedCall = {
  readonly verb: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
type Answer = { status: number; body?: unknown; headers?: Record<string, string>; raw?: Buffer }
export type Responder = (call: ReceivedCall) => Answer | Promise<Answer>

const readCall = async (request: IncomingMessage): Promise<ReceivedCall> => {
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) body += String(chunk)
  const { method = '', url = '', headers } = request
  return { verb: method, path: url.replace(/^\/api/, ''), headers, body }
}

const listenerFor =
  (answerTo: Responder): RequestListener =>
  async (request, response) => {
    const answer = await answerTo(await readCall(request))
    response.writeHead(answer.status, { 'Content-Type': 'application/json', Connection: 'close', ...answer.headers })
    response.end(answer.raw ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)))
  }

const nothingHere: Responder = () => ({
  status: 404,
  body: { statusCode: 404, code: 'not-found', message: 'nothing here' },
})

/** A real server on a free port, which the page of the test takes for its API. */
export const startLocalServer = async () => {
  const calls: ReceivedCall[] = []
  let respond = nothingHere
  const listener = listenerFor(call => {
    calls.push(call)
    return respond(call)
  })
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const meta = document.createElement('meta')
  meta.name = 'veckovis-api'
  meta.content = `http://127.0.0.1:${port}/api`
  document.head.append(meta)
  return {
    calls,
    callsTo: (path: string) => calls.filter(call => call.path === path),
    answerWith: (next: Responder) => {
      respond = next
    },
    /** Every call fails as when the server cannot be reached. */
    unplug: () => {
      meta.content = 'http://127.0.0.1:9/api'
    },
    stop: async () => {
      meta.remove()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

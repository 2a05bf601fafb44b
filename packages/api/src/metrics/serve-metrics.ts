import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { readonly status: number; readonly text: string; readonly headers?: Readonly<Record<string, string>> }

const answerTo = async (
  method: string | undefined,
  path: string | undefined,
  text: () => Promise<string>,
): Promise<Answer> => {
  if (path !== '/metrics') return { status: 404, text: 'Only /metrics is served here.\n' }
  if (method !== 'GET') return { status: 405, text: 'Only GET.\n', headers: { allow: 'GET' } }
  return { status: 200, text: await text() }
}

const withPort = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

export type ServedMetrics = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Serves the figures at /metrics of a port of their own, which no proxy in front of the suite leads to: what asks there
 * has no session. Text that cannot be made is answered 500, and told to `onFailure`.
 */
export const serveMetrics = async (
  { port, host }: { readonly port: number; readonly host: string },
  text: () => Promise<string>,
  onFailure: (failure: unknown) => void,
): Promise<ServedMetrics> => {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const send = ({ status, text: body, headers }: Answer) =>
      response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', ...headers }).end(body)
    answerTo(request.method, request.url, text).then(send, (failure: unknown) => {
      onFailure(failure)
      send({ status: 500, text: 'The figures could not be read.\n' })
    })
  })
  return {
    port: await withPort(server, port, host),
    close: () => new Promise((resolve, reject) => server.close(error => (error ? reject(error) : resolve()))),
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const ofThisCall = new AsyncLocalStorage<string | null>()

/** An address as it is written down: without the zone of a link, and IPv4 as such. Null for what is none. */
const plainAddress = (ip: string): string | null => {
  const [address = ''] = ip.split('%')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 0 ? null : plain
}

/** From where the present call comes, as Fastify says it by `trustProxy`; null where no call is the cause. */
export const callerAddress = (): string | null => ofThisCall.getStore() ?? null

/** What is done for a call knows from where it comes, without being told. */
export const knowCallers = (app: FastifyInstance): void => {
  app.decorateRequest('callerAddress', null)
  app.addHook('onRequest', (request, _reply, done) => {
    // A connection that has gone already has no address, whatever its type says.
    request.callerAddress = plainAddress(String(request.ip))
    ofThisCall.run(request.callerAddress, done)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** From where it came, also when its connection has gone */
    callerAddress: string | null
  }
}

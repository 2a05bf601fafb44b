import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../security/security-log'
import { callerOf } from './admission/caller-of'
import { refusedCode, wasHeldByWall } from './error-mapping'

/** Method and pattern: the address itself may hold an id or a token. */
export const routeOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'of no route'}`

/** Every 403 and 429 stands in the security log, whichever part of the server answered it, and what the inner wall held. */
export const tellRefusals = (app: FastifyInstance, { tell, written }: SecurityLog): void => {
  app.addHook('onResponse', async (request, { statusCode }) => {
    const userId = callerOf(request)
    const route = routeOf(request)
    const { callerAddress } = request
    if (statusCode === 403)
      tell({ kind: 'refused', userId, details: { route, code: refusedCode(request) ?? 'forbidden' } }, callerAddress)
    if (wasHeldByWall(request)) tell({ kind: 'wall-held', userId, details: { route } }, callerAddress)
    if (statusCode === 429) tell({ kind: 'limited', userId, details: { route } }, callerAddress)
  })
  app.addHook('onClose', written)
}

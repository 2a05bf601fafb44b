import type { FastifyRequest } from 'fastify'

/** Where a call comes from, what browser it names, and as what that is known. */
export const visitorOf = ({ ip, headers }: FastifyRequest) => ({
  ip,
  cookie: headers.cookie,
  userAgent: headers['user-agent'],
})

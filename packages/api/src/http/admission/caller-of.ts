import type { FastifyRequest } from 'fastify'

const callers = new WeakMap<FastifyRequest, number>()

/** Kept for what is told of a call after its answer, also when it was refused. */
export const rememberCaller = (request: FastifyRequest, userId: number): void => void callers.set(request, userId)

/** The id of who calls; null when nobody is signed in. */
export const callerOf = (request: FastifyRequest): number | null => callers.get(request) ?? null

import { LostConnection } from './lost-connection'

/** The database says itself that it is going down or full of connections, or the operating system that it is not reached. */
const unreached = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\d{3}|53300)$/

/**
 * It is reached and cannot do it now: disk full, out of memory, a statement or a lock that took too long, two
 * transactions in each other's way, a server that may only be read, a disk that fails.
 */
const overtaxed = /^(53100|53200|57014|55P03|40001|40P01|25006|58030)$/

/** Two transactions stood in each other's way and this one was given up: once more, it comes through. */
const gaveWay = /^(40001|40P01)$/

const codeOf = (failure: unknown): string => (failure as { readonly code?: string }).code ?? ''

/** Whether the same call may well succeed a little later. */
export const isTemporary = (failure: unknown): boolean => {
  const code = codeOf(failure)
  return failure instanceof LostConnection || unreached.test(code) || overtaxed.test(code)
}

export const hasGivenWay = (failure: unknown): boolean => gaveWay.test(codeOf(failure))

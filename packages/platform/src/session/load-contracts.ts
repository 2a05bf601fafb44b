import { ApiError } from '../api/api-error'
import { apiTexts } from '../api/api-texts'
import type * as contracts from './session-contracts'

type SessionContracts = typeof contracts

/**
 * The schemas of the session's answers and the engine behind them. The sign-in page can be used before they are there,
 * and fetches them meanwhile; where they cannot be fetched, the server cannot be reached.
 */
export const loadContracts = async (): Promise<SessionContracts> => {
  try {
    return await import('./session-contracts')
  } catch (cause) {
    throw new ApiError('connection', apiTexts.connection(), 0, undefined, { cause })
  }
}

/** Fetches them ahead of their use. A failure is told when they are needed. */
export const preloadContracts = (): void => void loadContracts().catch(() => undefined)

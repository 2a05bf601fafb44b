import { ApiError } from '../api/api-error'
import { apiTexts } from '../api/api-texts'
import type * as contracts from './session-contracts'

type SessionContracts = typeof contracts

const isUnfetched = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/**
 * The schemas of the session's answers and the engine behind them. The sign-in page can be used before they are there,
 * and fetches them meanwhile. Code that cannot be fetched is told as such; code that fails as it runs is a bug.
 */
export const loadContracts = async (): Promise<SessionContracts> => {
  try {
    return await import('./session-contracts')
  } catch (cause) {
    if (!isUnfetched(cause)) throw cause
    throw new ApiError('connection', apiTexts.chunk(), 0, undefined, { cause })
  }
}

/** Fetches them ahead of their use. */
export const preloadContracts = (): void => {
  // eslint-disable-next-line no-restricted-syntax -- they are fetched again, and that is told, when they are needed
  void loadContracts().catch(() => undefined)
}

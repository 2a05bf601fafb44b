import type { TokenPair } from '@veckovis/contracts/session'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

export type TokenStore = {
  read(): TokenPair | null
  /** After a sign-in: "remember me" keeps the pair when the browser closes. */
  write(pair: TokenPair, remember: boolean): void
  /** After a refresh: in the same storage as before. */
  replace(pair: TokenPair): void
  clear(): void
  /** Whether the pair stands where all tabs of this browser see it, and not in this tab alone. */
  isShared(): boolean
}

const pairIn = (storage: Storage): TokenPair | null => {
  const access = storage.getItem(accessKey)
  const refresh = storage.getItem(refreshKey)
  if (access === null && refresh === null) return null
  return { access_token: access ?? '', refresh_token: refresh ?? '' }
}

const put = (storage: Storage, pair: TokenPair): void => {
  storage.setItem(accessKey, pair.access_token)
  storage.setItem(refreshKey, pair.refresh_token)
}

const remove = (storage: Storage): void => {
  storage.removeItem(accessKey)
  storage.removeItem(refreshKey)
}

export const createTokenStore = (local: Storage, session: Storage): TokenStore => ({
  read: () => pairIn(local) ?? pairIn(session),
  write: (pair, remember) => {
    remove(remember ? session : local)
    put(remember ? local : session, pair)
  },
  replace: pair => put(local.getItem(refreshKey) === null ? session : local, pair),
  clear: () => {
    remove(local)
    remove(session)
  },
  isShared: () => pairIn(local) !== null,
})

export const isTokenKey = (key: string | null): boolean => key === accessKey || key === refreshKey

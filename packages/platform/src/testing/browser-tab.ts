import { createPlatform } from '../create-platform'
import type { TabLocks } from '../session/tabs/living-tabs'

const base64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An access token that ends after so many seconds. `name` keeps two of them apart; `clockLead` is how many seconds
 * this computer's clock stands ahead of that of the server that makes it.
 */
export const accessToken = (seconds: number, name = 'a', clockLead = 0, sid = 'one'): string => {
  const iat = Math.floor(Date.now() / 1000) - clockLead
  return `${base64Url({ alg: 'none' })}.${base64Url({ sub: '1', sid, iat, exp: iat + seconds, name })}.sig`
}

/** A storage of its own, as sessionStorage is in each tab. */
export const createMemoryStorage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: index => [...values.keys()][index] ?? null,
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
  }
}

type LockWork = (lock: Lock | null) => Promise<unknown> | unknown

type Held = { readonly name: string; readonly mode: LockMode; readonly clientId: string }

/** The locks of a browser, as Web Locks gives them to its tabs: in the order of asking, shared ones together. */
export const createLocks = (): TabLocks => {
  const held: Held[] = []
  const lastOf = new Map<string, Promise<unknown>>()
  const hold = async (lock: Held, work: LockWork): Promise<unknown> => {
    held.push(lock)
    try {
      return await work(null)
    } finally {
      held.splice(held.indexOf(lock), 1)
    }
  }
  const request = (name: string, options: LockOptions | LockWork, work?: LockWork): Promise<never> => {
    const [mode, run] =
      typeof options === 'function' ? ['exclusive' as const, options] : [options.mode ?? 'exclusive', work]
    const lock = { name, mode, clientId: 'tab' }
    const begin = () => hold(lock, run ?? (() => undefined))
    if (mode === 'shared') return begin() as Promise<never>
    const result = (lastOf.get(name) ?? Promise.resolve()).then(begin)
    lastOf.set(
      name,
      // eslint-disable-next-line no-restricted-syntax -- anyone who asked for the lock gets the failure; the next one only waits for its end
      result.catch(() => undefined),
    )
    return result as Promise<never>
  }
  return { request, query: async () => ({ held: [...held], pending: [] }) }
}

/** A tab: its own session storage, the storage and locks of its browser, and the addresses it was sent to. */
export const openTab = (browser: { local?: Storage; locks?: TabLocks; path?: string } = {}) => {
  const visited: string[] = []
  const local = browser.local ?? createMemoryStorage()
  const session = createMemoryStorage()
  const page = {
    path: () => browser.path ?? '/forecast',
    load: (path: string) => void visited.push(path),
    reload: () => void visited.push('reload'),
  }
  const platform = createPlatform({ local, session, page, locks: browser.locks })
  return { ...platform, local, sessionStorage: session, visited }
}

export const meAnswer = {
  id: 7,
  email: 'chef@veckovis.example',
  firstName: 'Åsa',
  lastName: 'Öberg',
  phone: null,
  jobTitleId: 1,
  roles: [{ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: 12 } }],
  counties: [
    {
      id: 1,
      name: 'Stockholm',
      municipalities: [
        {
          id: 2,
          name: 'Solna',
          logoFilename: 'solna.svg',
          departments: [
            {
              id: 3,
              name: 'Hemtjänst',
              units: [
                { id: 12, name: 'Björken' },
                { id: 13, name: 'Älven' },
              ],
            },
          ],
        },
      ],
    },
  ],
  defaultUnitId: 13,
}

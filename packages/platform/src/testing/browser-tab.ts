import { createPlatform } from '../create-platform'

const base64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An access token that ends after so many seconds. `name` keeps two of them apart; `clockLead` is how many seconds
 * this computer's clock stands ahead of that of the server that makes it.
 */
export const accessToken = (seconds: number, name = 'a', clockLead = 0): string => {
  const iat = Math.floor(Date.now() / 1000) - clockLead
  return `${base64Url({ alg: 'none' })}.${base64Url({ sub: '1', iat, exp: iat + seconds, name })}.sig`
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

type LockWork = (lock: Lock | null) => unknown

/** One holder at a time, in the order of asking, as Web Locks gives it to the tabs of a browser. */
export const createLocks = (): Pick<LockManager, 'request'> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, options: LockOptions | LockWork, work?: LockWork): Promise<never> => {
    const run = typeof options === 'function' ? options : (work ?? (() => undefined))
    const result = last.then(() => run(null))
    last = result.catch(() => undefined)
    return result as Promise<never>
  }
  return { request }
}

/** A tab: its own session storage, the storage and locks of its browser, and the addresses it was sent to. */
export const openTab = (browser: { local?: Storage; locks?: Pick<LockManager, 'request'> } = {}) => {
  const visited: string[] = []
  const local = browser.local ?? createMemoryStorage()
  const session = createMemoryStorage()
  const page = { load: (path: string) => void visited.push(path), reload: () => void visited.push('reload') }
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

import type { MakeUser } from './control-contract'
import { makePerson } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp } from './test-app'

/** The API alone, with short ways to make people, to call as somebody or nobody, and to look into the database as its owner. */
export const createAccountWorld = async () => {
  const suite = await createTestApp()
  const { app, database, clock, hash, mails } = suite
  return {
    ...suite,
    /** Somebody without rights, unless they are given. */
    person: (given: Partial<MakeUser> = {}) => makePerson(database, { roles: [], ...given }, { at: clock.now, hash }),
    post: (path: string, payload?: object, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ method: 'POST', url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) }),
    me: (token: string) => app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } }),
    /** The token of the link in the newest mail. */
    linkInMail: () => /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1],
    asOwner: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
      (await ownerOf(database).asSystem(transaction => transaction.query<Row>(sql, values))).rows,
  }
}

export type AccountWorld = Awaited<ReturnType<typeof createAccountWorld>>

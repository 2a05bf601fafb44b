import { makePerson } from './make-data'
import type { TestApp } from './test-app'

/** The access token of a new person without roles, with a job title such as 999. */
export const signInto = async ({ app, clock, database, hash }: TestApp, jobTitleId?: number): Promise<string> => {
  const person = { roles: [], password: 'Prov-2026!', ...(jobTitleId === undefined ? {} : { jobTitleId }) }
  const { email, password } = await makePerson(database, person, { at: clock.now, hash })
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return answer.json<{ access_token: string }>().access_token
}

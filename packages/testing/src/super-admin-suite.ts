import { makePerson } from './make-data'
import { ownerOf } from './owner-of'
import { createTestApp } from './test-app'

/** The whole API in process with a super admin who is signed in, and the owner of its database. */
export const createSuperAdminSuite = async () => {
  const suite = await createTestApp()
  const person = { roles: [], jobTitleId: 999, password: 'Prov-2026!' }
  const { id, email, password } = await makePerson(suite.database, person, { at: suite.clock.now, hash: suite.hash })
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { access_token: token } = answer.json<{ access_token: string }>()
  return { suite, admin: { id, token, password }, owner: ownerOf(suite.database) }
}

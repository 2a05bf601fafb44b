import { startSession } from '../platform'
import { hasOwnRight } from './own-rights'

const { fetch: own } = globalThis
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [], roles: [] },
}

const signInAs = async (over: object) => {
  globalThis.fetch = () => {
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify({ ...me, ...over }), { headers }))
  }
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
  await startSession()
}

afterEach(() => {
  globalThis.fetch = own
})

test.each([
  ['holds it', { ownRights: ['mf-staff/check-lists'] }, true],
  ['holds another', { ownRights: ['mf-diary/check-lists'] }, false],
  ['holds none, or whose server knows of none', {}, false],
  ['is a super admin', { jobTitleId: 999 }, true],
])('a module asks for a right of its own of somebody who %s', async (_who, over, expected) => {
  expect(hasOwnRight('mf-staff/check-lists')).toBe(false)
  await signInAs(over)
  expect(hasOwnRight('mf-staff/check-lists')).toBe(expected)
  await signInAs({})
})

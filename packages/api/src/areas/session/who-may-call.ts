import type { Access } from '../../http/route'

const open: Access = { kind: 'public' }
const signedIn: Access = { kind: 'signed-in' }

export const whoMayCall: Record<string, Access> = {
  'POST /auth/login': open,
  'POST /token/refresh': open,
  'POST /auth/logout': signedIn,
  'POST /auth/signup': open,
  'POST /auth/forgot-password': open,
  'POST /auth/new-password': open,
  'POST /auth/first-admin': open,
  'GET /user/me': signedIn,
}

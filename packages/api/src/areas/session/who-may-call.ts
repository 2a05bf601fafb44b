import type { Access } from '../../http/admission/access'

export const whoMayCall: Record<string, Access> = {
  'POST /auth/login': 'public',
  'POST /token/refresh': 'public',
  'POST /auth/logout': 'signed-in',
  'POST /auth/signup': 'public',
  'POST /auth/forgot-password': 'public',
  'POST /auth/new-password': 'public',
  'POST /auth/confirm-email': 'public',
  'POST /auth/first-admin': 'public',
  'POST /auth/invitation/look': 'public',
  'POST /auth/invitation': 'public',
  'GET /user/me/session': 'signed-in',
  'DELETE /user/me/session/:id': 'signed-in',
  'DELETE /user/me/session': 'signed-in',
  'POST /user/me/password': 'signed-in',
  'GET /user/me': 'signed-in',
}

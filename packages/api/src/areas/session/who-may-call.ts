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
  'GET /user/me': 'signed-in',
}

import type { Access, SampleCalls } from '../../http/admission/access'

const users = (level: 'READ' | 'WRITE' | 'APPROVE'): Access => ({ place: 'somewhere', permission: 6, level })

export const whoMayCall: Record<string, Access> = {
  'POST /user/search': users('READ'),
  'GET /user/:id': users('READ'),
  'GET /user/grantable': users('READ'),
  'GET /user/own-rights': users('READ'),
  'GET /user/:id/history': users('READ'),
  'GET /user/:id/history/actors': users('READ'),
  'GET /user/:id/leaving': users('WRITE'),
  'GET /user/waiting': users('WRITE'),
  'GET /user/to-do': users('READ'),
  'POST /user': users('WRITE'),
  'POST /user/import/check': users('WRITE'),
  'POST /user/import': users('WRITE'),
  'PATCH /user/:id': users('WRITE'),
  'DELETE /user/:id': users('WRITE'),
  'POST /user/:id/invitation': users('WRITE'),
  'DELETE /user/:id/invitation': users('WRITE'),
  'DELETE /user/:id/sessions': users('WRITE'),
  'POST /user/invitations': users('WRITE'),
  'POST /user/invitations/cancel': users('WRITE'),
  'POST /user/activity': users('WRITE'),
  'POST /user/roles/give': users('APPROVE'),
}

export const samples: SampleCalls = {
  records: {
    // Somebody inactive where there is one: whose sessions a call has ended is nobody who calls afterwards.
    '/user/:id': `SELECT coalesce(
      (SELECT a.id FROM user_role r JOIN app_user a ON a.id = r.user_id WHERE r.unit_id = $1 ORDER BY a.active, a.id LIMIT 1),
      (SELECT min(id) FROM app_user)) AS id`,
  },
}

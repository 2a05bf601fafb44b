import type { SubmissionRefusal } from '@veckovis/contracts/outcome'
import { refuser } from '../../http/general-error'

export const submissionsError = refuser<SubmissionRefusal>('submissions', {
  'figures-changed': 409,
  'comments-missing': 400,
  'comments-of-no-step': 400,
  'already-accepted': 409,
  replaced: 409,
  'wrong-state': 409,
  'not-the-submitter': 409,
  'own-submission': 409,
  'not-above-the-unit': 409,
  'comment-required': 400,
})

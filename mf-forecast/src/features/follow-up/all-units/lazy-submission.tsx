import { lazyPage } from '@veckovis/platform'
import type { SubmissionDialogProps } from '../occasions/submission-dialog'

/** What a unit has handed in, fetched when it is opened. */
export const LazySubmission = lazyPage<SubmissionDialogProps>(() =>
  import('../dialogs').then(module => module.SubmissionDialog),
)

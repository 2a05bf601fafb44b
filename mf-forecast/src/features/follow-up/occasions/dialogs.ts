// Both in one piece: two that are fetched apart weigh more.
export { HandInDialog } from './hand-in-dialog'
export { SubmissionDialog } from './submission-dialog'

// In one piece, fetched when the first of them is opened: each that is fetched apart makes the forecast's own code heavier.
export { HistoryDialog } from './measures/history-dialog'
export { MeasureDialog } from './measures/measure-dialog'
export { HandInDialog } from './occasions/hand-in-dialog'
export { SubmissionDialog } from './occasions/submission-dialog'

export { pageSizes } from './list-page'
export { doneAnswer, idInPath, yearInPath, type WeekHours, type WeekNumbers } from './primitives'
export { errorAnswer, type ErrorAnswer } from './error-answer'
export type { AreaRefusal, CommonRefusal } from './refusal'

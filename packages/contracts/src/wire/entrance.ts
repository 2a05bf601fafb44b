export { doneAnswer } from './done-answer'
export { idInPath, yearInPath, type WeekHours, type WeekNumbers } from './primitives'
export { errorAnswer, type ErrorAnswer } from './error-answer'
export type { CommonRefusal } from './refusal'

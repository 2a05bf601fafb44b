export { doneAnswer } from './done-answer'
export { idInPath, yearInPath, type WeekHours, type WeekNumbers } from './primitives'
export { errorAnswer, type ErrorCode } from './error-answer'

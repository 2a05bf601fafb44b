export type { AnswerShape } from './answer-shape'
export { recordedCalls, unknownPart, type RecordedCalls } from './recorded-calls'
export { shapeOf } from './shape-of'

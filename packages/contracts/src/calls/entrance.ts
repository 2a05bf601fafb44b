export type { AnswerShape } from './answer-shape'
export type { OfferedQuery, QueryInput } from './offered-query'
export { recordedCalls, unknownPart, type RecordedCalls } from './recorded-calls'
export { shapeOf } from './shape-of'

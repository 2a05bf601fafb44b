// An entry of its own: what pages need once somebody is signed in stays out of the first visit.
export { problemOf, type Problem, type ProblemKind } from './api/problem'
export { refusalText } from './api/refusal-text'
export { LoadFailureNotice } from './loading/load-failure-notice'
export { NoUnitNotice } from './loading/no-unit-notice'
export { ResumedNotice } from './leaving/resumed-notice'
export { useFormat } from './language/use-format'
export { useLevel } from './session/use-level'

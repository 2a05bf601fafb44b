export {
  mostNamedInRow,
  ownPrivacyLog,
  ownPrivacyQuery,
  privacyLog,
  privacyLogSearch,
  readActions,
  type OwnPrivacyLog,
  type OwnPrivacyQuery,
  type PrivacyLog,
  type PrivacyLogAsked,
  type PrivacyLogRow,
  type PrivacyLogSearch,
  type ReadAction,
} from './privacy-log'
/** @internal for the tests that read the row of a question */
export { readDetails } from './read-questions'
export { readQuestions, type ReadDetails, type ReadQuestion } from './read-questions'

// A module each: a page that takes the sentences of failures is not built with those that the server says.
export { refusalSentences, type RefusingArea } from './refusal-sentences'
export { failureSentences, type FailureSubject } from './failure-sentences'

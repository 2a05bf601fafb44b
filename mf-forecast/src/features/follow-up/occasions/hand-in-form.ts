import { longestComment, type HandIn, type SubmissionPreview } from '@veckovis/contracts/outcome'
import { bridgeStepIds, type BridgeStepId } from '@veckovis/domain/follow-up'
import { linesField, required, rulesOf, type Rule } from '@veckovis/forms/rules'

/** A comment to each step that there may be. */
export type CommentTexts = Readonly<Record<BridgeStepId, string>>

const ofEachStep = <Value>(valueOf: (step: BridgeStepId) => Value) =>
  Object.fromEntries(bridgeStepIds.map(step => [step, valueOf(step)])) as Record<BridgeStepId, Value>

const within: Rule = text => (text.trim().length > longestComment ? 'too-long' : null)

/** Those above the threshold are commented on. */
export const commentRules = (toComment: readonly BridgeStepId[]) =>
  rulesOf(ofEachStep(step => linesField(toComment.includes(step) ? required(within) : within)))

/** The comments of the last time are there to go on from. */
export const commentsOf = ({ comments }: Pick<SubmissionPreview, 'comments'>): Record<BridgeStepId, string> => {
  const written = new Map(comments.map(({ step, text }) => [step, text]))
  return ofEachStep(step => written.get(step) ?? '')
}

type Steps = SubmissionPreview['snapshot']['steps']

/** What is handed in: the comments of the steps that the figures have. */
export const handInOf = (texts: CommentTexts, { digest, snapshot }: SubmissionPreview, requestId: string): HandIn => ({
  requestId,
  digest,
  comments: snapshot.steps.flatMap(({ id }) => {
    const text = texts[id].trim()
    return text === '' ? [] : [{ step: id, text }]
  }),
})

/** What is written to steps that the figures no longer have: nothing of it is lost without a word. */
export const commentsOfNoStep = (texts: CommentTexts, steps: Steps) =>
  bridgeStepIds.filter(step => texts[step].trim() !== '' && !steps.some(({ id }) => id === step))

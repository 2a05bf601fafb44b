import { recordedCalls, type RecordedCalls } from '@veckovis/contracts/calls'
import { compareShapes, type Difference } from './compare-shapes'
import { reachedBy } from './match-call'
import type { ServedOperation } from './served-operations'

export type CallFindings = {
  /** Each in words that follow the name of the version: what it calls does not work here. */
  readonly problems: readonly { readonly kind: 'no-such-call' | 'other-answer'; readonly text: string }[]
  /** What may not. */
  readonly warnings: readonly string[]
}

const most = 3

const list = (differences: readonly Difference[]) => {
  const texts = [...new Set(differences.map(({ text }) => text))]
  return texts.length > most ? `${texts.slice(0, most).join(', ')} and ${texts.length - most} more` : texts.join(', ')
}

const isBroken = (differences: readonly Difference[]) => differences.some(({ isCertain }) => isCertain)

/** As they were registered. What this program cannot read is not compared: an older one may have registered it. */
export const callsIn = (stored: unknown): RecordedCalls | undefined => recordedCalls.safeParse(stored).data

const compareOne = ({ call, answer }: RecordedCalls[number], served: readonly ServedOperation[]): CallFindings => {
  const reached = reachedBy(call, served)
  if (reached.length === 0) {
    const text = `calls ${call}, which this server does not serve`
    return reachedBy(call, served, { wide: true }).length === 0
      ? { problems: [{ kind: 'no-such-call', text }], warnings: [] }
      : { problems: [], warnings: [`${text} as it stands`] }
  }
  if (answer === undefined) return { problems: [], warnings: [] }
  const differencesOf = (operation: ServedOperation) => compareShapes(operation.answer(), answer)
  const [only, ...others] = reached
  const found = only === undefined ? [] : differencesOf(only)
  // A way with unknown parts may reach several operations: only what holds of each is proven.
  if (isBroken(found) && others.every(operation => isBroken(differencesOf(operation)))) {
    const changed = list(found.filter(({ isCertain }) => isCertain))
    const text = `calls ${call}, whose answer has changed: ${changed}`
    return { problems: [{ kind: 'other-answer', text }], warnings: [] }
  }
  const isSaid = others.length === 0 && found.length > 0
  return { problems: [], warnings: isSaid ? [`calls ${call}, whose answer has changed: ${list(found)}`] : [] }
}

/** What of the calls that a build has recorded this server does not serve, or answers otherwise. */
export const compareCalls = (
  calls: RecordedCalls | null | undefined,
  served: readonly ServedOperation[],
): CallFindings => {
  const found = (calls ?? []).map(call => compareOne(call, served))
  return { problems: found.flatMap(({ problems }) => problems), warnings: found.flatMap(({ warnings }) => warnings) }
}

import { reportProblem } from '../frame/report-problem'

/** What can stand in for code that cannot be fetched; null where there is nothing. */
type Replacement = (error: unknown) => (() => Promise<void>) | null

const nothing: Replacement = () => null
let replacementFor = nothing

/** The shell says what can take the place of code that stays away; ends with the returned function. */
export const onMissingCode = (replacement: Replacement): (() => void) => {
  replacementFor = replacement
  return () => {
    replacementFor = nothing
  }
}

/** Spread out, so that a server that comes back is not met by every browser in the same instant. */
const repeatPause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 300 + Math.random() * 400))

/**
 * Code of a page that runs, fetched when it is used: `fetchCode(() => import('./export-staff'))`. What cannot be fetched
 * is reported and rejects; whoever asks again gets it from another address. Where an earlier version of the module can
 * take the place of this one it is tried once more first, and then the module is replaced, unless there is unsaved work.
 */
export const fetchCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    reportProblem('code that is fetched when it is used', error)
    const replace = replacementFor(error)
    if (replace === null) throw error
    await repeatPause()
    try {
      return await load()
    } catch (again) {
      await replace()
      throw again
    }
  }
}

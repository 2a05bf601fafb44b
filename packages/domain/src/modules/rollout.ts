import type { VersionCounts } from './version-health'

/** Three of five or more, each failure another person's: where one in twenty fails at most, that happens by chance once in 800 rollouts. */
const fewestFailures = 3
const fewestTries = 5

/** In hundredths: a new version may fail so much more often than the active one. */
const mostAbove = 5

const triesOf = ({ loads, failures }: VersionCounts) => loads + failures

/**
 * Whether a version that some places have fails so much more often than the active one that nobody shall have it: its
 * share of failures is more than 5 percentage points above. An active version that nobody has opened yet counts as one
 * that does not fail.
 */
export const failsMoreThan = (rolledOut: VersionCounts, active: VersionCounts): boolean => {
  const [tries, triesOfActive] = [triesOf(rolledOut), Math.max(1, triesOf(active))]
  if (rolledOut.failures < fewestFailures || tries < fewestTries) return false
  const above = rolledOut.failures * triesOfActive - active.failures * tries
  return above * 100 > mostAbove * tries * triesOfActive
}

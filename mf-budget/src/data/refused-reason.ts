import type { Problem } from '@veckovis/platform/signed-in'

/** Which rule stood in the way; undefined where the refusal names none. */
export const reasonOf = ({ refusal }: Problem) => {
  const details = refusal !== null && 'details' in refusal ? refusal.details : undefined
  return details !== undefined && 'reason' in details ? details.reason : undefined
}

import { Checkbox } from '@veckovis/ui'
import { countWaiting, useWaitingCounted } from './waiting-counted'

/** Counts all that waits, or leaves it out, on every page that shows this switch. */
export const WaitingSwitch = ({ label }: { readonly label: string }) => (
  <Checkbox label={label} checked={useWaitingCounted()} onChange={({ target }) => countWaiting(target.checked)} />
)

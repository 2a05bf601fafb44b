import type { Bridge } from '@veckovis/domain/follow-up'
import { Measures } from './measures/measures'
import { Occasions } from './occasions/occasions'

type BelowProps = {
  readonly unitId: number
  readonly year: number
  readonly bridge: Bridge
  readonly canWrite: boolean
}

/** What stands below the steps: what is done about the deviation, and what is handed in of it. */
export const Below = ({ bridge, ...of }: BelowProps) => (
  <>
    <Measures {...of} bridge={bridge} />
    <Occasions {...of} />
  </>
)

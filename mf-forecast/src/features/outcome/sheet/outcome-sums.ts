import type { SheetRow } from '@veckovis/grid'

export type Summed = Pick<SheetRow, 'sum' | 'sumNote'>

type Counted = {
  /** What counts of each week that is over, not rounded; null where the row says nothing of it */
  readonly values: readonly (number | null)[]
  readonly text: (value: number) => string
  /** What stands beside the sum where some of it is no outcome, which then stands in brackets as a cell does */
  readonly reckoned?: string | undefined
}

/** The sum of the weeks in view that are over; nothing where the row says nothing of any. */
export const sumOfWeeks = ({ values, text, reckoned }: Counted): Summed => {
  const said = values.flatMap(value => (value === null ? [] : [value]))
  if (said.length === 0) return {}
  const sum = text(said.reduce((total, value) => total + value, 0))
  return reckoned === undefined ? { sum } : { sum: `(${sum})`, sumNote: reckoned }
}

import type { Consequence } from '@veckovis/contracts/diary'

type Forecast = Consequence['forecasts'][number]
type Week = Forecast['weeks'][number]

export type MainConsequence = {
  /** The week whose own efficiency moves the most; the first of several alike. */
  readonly week: Week
  /** How many weeks are moved. */
  readonly weeks: number
  /** Kronor, by how much the budget that remains changes until the last of the weeks; not rounded. */
  readonly budget: number
}

const moved = ({ before, after }: Week): number => Math.abs(after.ownWeekEfficiency - before.ownWeekEfficiency)

const budgetOf = ({ weeks }: Forecast): number => {
  const last = weeks.at(-1)
  return last === undefined ? 0 : last.after.remaining - last.before.remaining
}

/** What an approval means in a line: null where no forecast is moved, or none that the person reads. */
export const mainConsequence = ({ forecasts }: Consequence): MainConsequence | null => {
  const weeks = forecasts.flatMap(forecast => forecast.weeks)
  const [first, ...others] = weeks
  if (first === undefined) return null
  return {
    week: others.reduce((most, week) => (moved(week) > moved(most) ? week : most), first),
    weeks: weeks.length,
    budget: forecasts.reduce((sum, forecast) => sum + budgetOf(forecast), 0),
  }
}

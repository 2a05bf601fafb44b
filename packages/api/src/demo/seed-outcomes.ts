import { isoWeekInStockholm, weeksInIsoYear } from '@veckovis/domain/calendar'
import { areas } from '../composition'
import type { Transaction } from '../db/database'
import { demoUnits } from './facts/demo-organisation'
import { idOf, type SeededPlaces } from './seed-organisation'
import { seededRandom } from './seeded-random'
import { plausibleOutcome } from './years/plausible-outcome'

/** How many weeks before this one are not complete yet, and how many nobody has said anything of. */
const habits = [
  { unit: demoUnits.bergshamra, open: 4, silent: 1 },
  { unit: demoUnits.solrosen, open: 9, silent: 3 },
] as const
type Habit = (typeof habits)[number]

/** One in so many weeks went as it was planned, and was taken over by one press. */
const asPlanned = 9

const weeksUpTo = (last: number): number[] => Array.from({ length: Math.max(0, last) }, (_, index) => index + 1)

const seedYear = async (
  transaction: Transaction,
  { open, silent }: Habit,
  { unitId, year, at }: { readonly unitId: number; readonly year: number; readonly at: Date },
): Promise<void> => {
  const forecast = await areas.forecast.hoursOfYear(transaction, { unitId, year })
  if (forecast === undefined) return
  const current = isoWeekInStockholm(at)
  /** Early in a year the last weeks of the one before are open too. */
  const lastBut = (weeks: number) => {
    const left = current.week - 1 - weeks
    return year === current.year ? left : weeksInIsoYear(year) + Math.min(0, left)
  }
  const random = seededRandom(unitId * 10_000 + year)
  const by = { userId: null, at }
  const isAsPlanned = (week: number) => week % asPlanned === 0
  const spoken = weeksUpTo(lastBut(silent))
  const held = await areas.outcome.hold(transaction, { unitId, year })
  if (held === undefined) throw new Error(`The outcome of ${year} could not be begun`)
  const cells = spoken.flatMap(week =>
    isAsPlanned(week)
      ? areas.outcome.asForecast(forecast.input, week)
      : plausibleOutcome(forecast.rows, week, random).map(cell => ({ ...cell, source: 'typed' as const })),
  )
  await areas.outcome.change(transaction, held, { cells, completed: weeksUpTo(lastBut(open)) }, by)
}

/** What happened in the weeks of this year and the one before that are over, of the units that say so. */
export const seedOutcomes = async (transaction: Transaction, places: SeededPlaces, at: Date): Promise<void> => {
  const { year } = isoWeekInStockholm(at)
  for (const habit of habits)
    for (const each of [year - 1, year])
      await seedYear(transaction, habit, { unitId: idOf(places.units, habit.unit), year: each, at })
}

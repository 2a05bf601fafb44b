import type { ForecastChanges } from '@veckovis/contracts/forecast'
import { weeksInIsoYear, weeksOfRange } from '@veckovis/domain/calendar'

type Season = { readonly from: number; readonly to: number; readonly factor: number }

type AbsenceHabit = {
  readonly id: number
  /** Share of the budgeted hours in an ordinary week */
  readonly share: number
  readonly seasons: readonly Season[]
}

/** Colds in winter, holidays in July and at Christmas, courses in spring and autumn. */
const absenceHabits: readonly AbsenceHabit[] = [
  {
    id: 1,
    share: 0.035,
    seasons: [
      { from: 1, to: 11, factor: 1.9 },
      { from: 24, to: 33, factor: 0.5 },
      { from: 43, to: 53, factor: 1.5 },
    ],
  },
  {
    id: 2,
    share: 0.03,
    seasons: [
      { from: 25, to: 26, factor: 4 },
      { from: 27, to: 31, factor: 8 },
      { from: 32, to: 33, factor: 5 },
      { from: 52, to: 53, factor: 4 },
    ],
  },
  { id: 3, share: 0.012, seasons: [] },
  {
    id: 4,
    share: 0.012,
    seasons: [
      { from: 1, to: 5, factor: 0 },
      { from: 25, to: 34, factor: 0 },
      { from: 51, to: 53, factor: 0 },
    ],
  },
  { id: 5, share: 0.006, seasons: [{ from: 25, to: 33, factor: 0 }] },
  {
    id: 6,
    share: 0.01,
    seasons: [
      { from: 5, to: 10, factor: 2.2 },
      { from: 25, to: 32, factor: 0.1 },
    ],
  },
]

/** How the hours that are covered at all are shared between the kinds of extra time. */
const coverHabits: readonly { readonly id: number; readonly share: number }[] = [
  { id: 2, share: 0.08 },
  { id: 3, share: 0.66 },
  { id: 4, share: 0.13 },
  { id: 5, share: 0.08 },
  { id: 6, share: 0.05 },
]

const quarterHours = (hours: number): number => Math.round(hours * 4) / 4

const seasonOf = (habit: AbsenceHabit, week: number): number =>
  habit.seasons.find(season => week >= season.from && week <= season.to)?.factor ?? 1

type Values = Record<string, number>

/** A year of absences, extra time and own adjustments that could have happened, in quarter hours. */
export const plausibleYear = (
  year: number,
  budgetedHours: readonly number[],
  random: () => number,
): ForecastChanges => {
  const absences = absenceHabits.map(({ id }): { id: number; values: Values } => ({ id, values: {} }))
  const substitutes = coverHabits.map(({ id }): { id: number; values: Values } => ({ id, values: {} }))
  const adjustments: Values = {}
  weeksOfRange({ startWeek: 1, endWeek: weeksInIsoYear(year) }).forEach((week, index) => {
    const budgeted = budgetedHours[index] ?? 0
    let absent = 0
    absenceHabits.forEach((habit, row) => {
      const hours = quarterHours(budgeted * habit.share * seasonOf(habit, week) * (0.6 + 0.8 * random()))
      absent += hours
      const values = absences[row]?.values
      if (values !== undefined) values[week] = hours
    })
    const covered = absent * (0.72 + 0.2 * random())
    coverHabits.forEach(({ share }, row) => {
      const values = substitutes[row]?.values
      if (values !== undefined) values[week] = quarterHours(covered * share * (0.8 + 0.4 * random()))
    })
    if (random() < 0.15) adjustments[week] = quarterHours((random() - 0.5) * 0.06 * budgeted)
  })
  return { absences, substitutes, myForecast: [{ values: adjustments }] }
}

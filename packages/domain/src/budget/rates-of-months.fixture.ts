import { explainWeekHours, type AnnualSpread } from './spread-over-weeks'

/** A week in the middle of each month, in every year. */
const midWeeks = [3, 7, 11, 16, 20, 24, 29, 33, 37, 42, 46, 50]

/** Hours of one day of each month, as the weeks of the year are told by them. */
export const ratesOfMonths = (spread: AnnualSpread): number[] =>
  midWeeks.map(week => explainWeekHours(spread, week).terms[0]?.value ?? Number.NaN)

import type { IsoWeek } from '../calendar/iso-week'
import type { Hundredths } from '../numbers/hundredths'
import { at } from './calculation/at-week'
import { deficitFormula, efficiencyOfWeekFormula } from './calculation/efficiency-formulas'
import { availableFormula, hourResultFormula } from './calculation/hour-formulas'
import { colourOfMark, staffingMarkOfWeekFormula } from './calculation/mark-week'
import { deficitCostFormula, revisedCostPerHourFormula } from './calculation/money-formulas'
import { chartTolerancePoints } from './forecast-constants'
import type { StaffingMark } from './forecast-result'

/** Weeks of one forecast from a week on: what is kept of each, the same that the forecast's own calculation gives. */
export type HoursAhead = {
  readonly year: number
  readonly firstWeek: number
  readonly needs: readonly Hundredths[]
  readonly budgetedStaffHours: readonly Hundredths[]
  readonly resourceTime: readonly Hundredths[]
  readonly extraTime: readonly Hundredths[]
  readonly absences: readonly Hundredths[]
  /** Percent, with a missing target as 100 */
  readonly target: readonly number[]
  /** SEK, as the budget has it */
  readonly costPerHour: number
  /** Percent that revisions of pay add to it */
  readonly payRise: readonly number[]
}

/** A week from now on, by itself. */
export type WeekAhead = IsoWeek & {
  readonly needs: Hundredths
  readonly available: Hundredths
  /** Percent */
  readonly target: number
  /** Percent */
  readonly efficiency: number
  readonly mark: StaffingMark
  /** SEK that the week's surplus or deficit is worth; negative is a deficit */
  readonly cost: number
}

/** What lies ahead of a unit; nothing is rounded. */
export type Outlook = {
  /** Percent: needed over available hours of the coming weeks together */
  readonly efficiency: number
  /** Percent, mean of their targets */
  readonly target: number
  readonly mark: StaffingMark
  /** SEK that their surplus or deficit is worth; negative is a deficit */
  readonly cost: number
  /** The first week that is red by itself; null when none is */
  readonly nextRed: WeekAhead | null
}

/** The coming weeks that are judged together, the current one among them. */
export const outlookWeeks = 4

/** Those of the coming weeks that are red by themselves, of weeks from the current one on. */
export const listComingRed = <Week extends { readonly mark: StaffingMark }>(ahead: readonly Week[]): Week[] =>
  ahead.slice(0, outlookWeeks).filter(({ mark }) => colourOfMark(mark) === 'red')

/** Hours at hand in a week. */
const availableIn = (
  weeks: Omit<HoursAhead, 'year' | 'firstWeek' | 'costPerHour' | 'payRise'>,
  index: number,
): Hundredths =>
  availableFormula.calculate({
    budgetedStaffHours: at(weeks.budgetedStaffHours, index),
    hourResult: hourResultFormula.calculate({
      resourceTime: at(weeks.resourceTime, index),
      extraTime: at(weeks.extraTime, index),
      absences: at(weeks.absences, index),
    }),
  })

/** Each week by itself, as the forecast's page shows it. */
export const weeksAheadOf = ({ year, firstWeek, costPerHour, payRise, ...weeks }: HoursAhead): WeekAhead[] =>
  weeks.needs.map((needs, index) => {
    const hours = { needs, available: availableIn(weeks, index), target: at(weeks.target, index) }
    return {
      year,
      week: firstWeek + index,
      ...hours,
      efficiency: efficiencyOfWeekFormula.calculate(hours),
      mark: staffingMarkOfWeekFormula.calculate({ ...hours, tolerance: chartTolerancePoints }),
      cost: deficitCostFormula.calculate({
        hours: deficitFormula.calculate(hours),
        costPerHour: revisedCostPerHourFormula.calculate({ costPerHour, payRise: at(payRise, index) }),
      }),
    }
  })

const sumOf = (weeks: readonly WeekAhead[], figure: 'needs' | 'available' | 'target' | 'cost'): number =>
  weeks.reduce((sum, week) => sum + week[figure], 0)

/** Of the weeks ahead, in their order, also over the end of a year; null when there are none. */
export const outlookOf = (ahead: readonly WeekAhead[]): Outlook | null => {
  const coming = ahead.slice(0, outlookWeeks)
  if (coming.length === 0) return null
  const hours = { needs: sumOf(coming, 'needs'), available: sumOf(coming, 'available') }
  const target = sumOf(coming, 'target') / coming.length
  return {
    efficiency: efficiencyOfWeekFormula.calculate(hours),
    target,
    mark: staffingMarkOfWeekFormula.calculate({ ...hours, target, tolerance: chartTolerancePoints }),
    cost: sumOf(coming, 'cost'),
    nextRed: ahead.find(({ mark }) => colourOfMark(mark) === 'red') ?? null,
  }
}

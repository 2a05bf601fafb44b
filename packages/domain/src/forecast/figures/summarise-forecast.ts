import { at } from '../calculation/at-week'
import type { ForecastSummary } from '../forecast-result'
import { calculateIllnessOfRange, calculateTargetMean } from './range-figures'
import { calculateRowSummaries } from './row-summaries'
import type { WeekFrame } from './week-frame'
import { calculateLeftOfYear } from './year-figures'

/** The figures of the whole range beside the weeks, and what is left of its year. */
export const summariseForecast = (frame: WeekFrame): ForecastSummary => {
  const { figures, idealPerWeek, costPerHour } = frame
  const last = frame.weeks - 1
  return {
    idealPerWeek,
    costPerHour,
    totalEfficiency: at(figures.efficiency, last),
    targetMean: calculateTargetMean(frame),
    illnessPercentOfRange: calculateIllnessOfRange(frame),
    remaining: at(figures.remaining, last),
    leftOfYear: calculateLeftOfYear(frame),
    deficit: at(figures.deficitCumulative, last),
    rows: calculateRowSummaries(frame),
  }
}

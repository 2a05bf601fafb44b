import { at } from '../calculation/at-week'
import {
  deficitFormula,
  deficitSinceStartFormula,
  efficiencyFormula,
  efficiencyOfWeekFormula,
  illnessPercentFormula,
  neededAtTargetFormula,
  targetFormula,
} from '../calculation/efficiency-formulas'
import { staffingMarkFormula, staffingMarkOfWeekFormula } from '../calculation/mark-week'
import { chartTolerancePoints } from '../forecast-constants'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { besideIt, figure, madeOf, running } from './figure'
import { available, availableSinceStart, needs, needsSinceStart } from './hour-figures'
import { yearIndex, type WeekFrame } from './week-frame'

const weekInputs = ({ figures }: WeekFrame, place: number) => ({
  needs: at(figures.needs, place),
  available: at(figures.available, place),
})

const sumInputs = ({ figures }: WeekFrame, place: number) => ({
  needs: at(figures.needsSinceStart, place),
  available: at(figures.availableSinceStart, place),
})

const weekDetails = { needs: madeOf(needs), available: madeOf(available) }

const sumDetails = { needs: madeOf(needsSinceStart), available: madeOf(availableSinceStart) }

export const target = figure(targetFormula, (frame, place) => ({
  target: at(frame.input.target, yearIndex(frame, place)),
}))

/** A target that was given as it counts says nothing more; one that is missing says so. */
const targetDetail = (frame: WeekFrame, place: number) => {
  const { caseId } = target.explain(frame, place)
  return caseId === undefined ? {} : { caseId }
}

export const neededAtTarget = figure(
  neededAtTargetFormula,
  ({ figures }, place) => ({ needs: at(figures.needs, place), target: at(figures.target, place) }),
  { details: { needs: weekDetails.needs, target: targetDetail } },
)

export const ownWeekEfficiency = figure(efficiencyOfWeekFormula, weekInputs, {
  details: weekDetails,
  related: [besideIt('target', target)],
})

export const efficiency = figure(efficiencyFormula, sumInputs, {
  details: sumDetails,
  related: [besideIt(ids.ownWeekEfficiency, ownWeekEfficiency), besideIt('target', target)],
})

// Written out: spreading two objects into one for each week takes three times as long as the whole calculation.
export const marks = figure(
  staffingMarkFormula,
  ({ figures }, place) => ({
    needs: at(figures.needsSinceStart, place),
    available: at(figures.availableSinceStart, place),
    target: at(figures.target, place),
    tolerance: chartTolerancePoints,
  }),
  { details: { ...sumDetails, target: targetDetail }, related: [besideIt(ids.weeklyEfficiency, efficiency)] },
)

export const ownMarks = figure(
  staffingMarkOfWeekFormula,
  ({ figures }, place) => ({
    needs: at(figures.needs, place),
    available: at(figures.available, place),
    target: at(figures.target, place),
    tolerance: chartTolerancePoints,
  }),
  { details: { ...weekDetails, target: targetDetail }, related: [besideIt(ids.ownWeekEfficiency, ownWeekEfficiency)] },
)

export const deficit = figure(
  deficitFormula,
  ({ figures }, place) => ({
    needs: at(figures.needs, place),
    available: at(figures.available, place),
    target: at(figures.target, place),
  }),
  {
    details: { ...weekDetails, target: targetDetail },
    related: [besideIt('needed-at-target', neededAtTarget)],
  },
)

export const deficitCumulative = running(deficitSinceStartFormula, 'deficitCumulative', 'deficit', ids.deficitHours)

export const illnessPercent = figure(illnessPercentFormula, (frame, place) => ({
  illness: at(frame.illness, yearIndex(frame, place)),
  scheduled: at(frame.input.scheduled, yearIndex(frame, place)),
}))

import { at } from '../calculation/at-week'
import {
  deficitFormula,
  deficitSinceStartFormula,
  efficiencyByScheduleFormula,
  efficiencyFormula,
  efficiencyOfWeekByScheduleFormula,
  efficiencyOfWeekFormula,
  illnessPercentFormula,
  neededAtTargetFormula,
  targetFormula,
} from '../calculation/efficiency-formulas'
import { staffingMarkFormula, staffingMarkOfWeekFormula } from '../calculation/mark-week'
import { chartTolerancePoints } from '../forecast-constants'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { besideIt, explainedBesideIt, figure, madeOf, running } from './figure'
import {
  available,
  availableBySchedule,
  availableByScheduleSinceStart,
  availableSinceStart,
  needs,
  needsSinceStart,
} from './hour-figures'
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

const ownWeekEfficiencyBySchedule = figure(
  efficiencyOfWeekByScheduleFormula,
  (frame, place) => ({
    needs: at(frame.figures.needs, place),
    available: availableBySchedule.calculate(frame, place),
  }),
  { details: { available: madeOf(availableBySchedule) } },
)

const efficiencyBySchedule = figure(
  efficiencyByScheduleFormula,
  (frame, place) => ({
    needs: at(frame.figures.needsSinceStart, place),
    available: availableByScheduleSinceStart.calculate(frame, place),
  }),
  { details: { available: madeOf(availableByScheduleSinceStart) } },
)

/** What vacant hours make of an efficiency, which counts them as filled. */
const bySchedule = explainedBesideIt('efficiency-by-schedule', efficiencyBySchedule)
const ownWeekBySchedule = explainedBesideIt('efficiency-by-schedule', ownWeekEfficiencyBySchedule)

export const ownWeekEfficiency = figure(efficiencyOfWeekFormula, weekInputs, {
  details: weekDetails,
  related: [besideIt('target', target), ownWeekBySchedule],
})

export const efficiency = figure(efficiencyFormula, sumInputs, {
  details: sumDetails,
  related: [besideIt(ids.ownWeekEfficiency, ownWeekEfficiency), besideIt('target', target), bySchedule],
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
  {
    details: { ...sumDetails, target: targetDetail },
    related: [besideIt(ids.weeklyEfficiency, efficiency), bySchedule],
  },
)

export const ownMarks = figure(
  staffingMarkOfWeekFormula,
  ({ figures }, place) => ({
    needs: at(figures.needs, place),
    available: at(figures.available, place),
    target: at(figures.target, place),
    tolerance: chartTolerancePoints,
  }),
  {
    details: { ...weekDetails, target: targetDetail },
    related: [besideIt(ids.ownWeekEfficiency, ownWeekEfficiency), ownWeekBySchedule],
  },
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

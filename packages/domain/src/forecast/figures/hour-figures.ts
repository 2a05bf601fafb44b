import { at } from '../calculation/at-week'
import {
  absencesFormula,
  availableByScheduleFormula,
  availableByScheduleSinceStartFormula,
  availableFormula,
  availableSinceStartFormula,
  extraTimeFormula,
  hourResultFormula,
  needsFormula,
  needsSinceStartFormula,
  requiredFormula,
  resourceTimeFormula,
  vacantFormula,
} from '../calculation/hour-formulas'
import { figure, madeOf, running } from './figure'
import { waitingDetail } from '../formula/list-formulas'
import { yearIndex, type WeekFrame } from './week-frame'

export const resourceTime = figure(resourceTimeFormula, (frame, place) => ({
  rows: frame.rows.resourceTime,
  index: yearIndex(frame, place),
}))

export const extraTime = figure(extraTimeFormula, (frame, place) => ({
  rows: frame.rows.extraTime,
  index: yearIndex(frame, place),
}))

export const absences = figure(absencesFormula, (frame, place) => ({
  rows: frame.rows.absences,
  index: yearIndex(frame, place),
}))

export const hourResult = figure(
  hourResultFormula,
  ({ figures }, place) => ({
    resourceTime: at(figures.resourceTime, place),
    extraTime: at(figures.extraTime, place),
    absences: at(figures.absences, place),
  }),
  { details: { resourceTime: madeOf(resourceTime), extraTime: madeOf(extraTime), absences: madeOf(absences) } },
)

export const available = figure(
  availableFormula,
  (frame, place) => ({
    budgetedStaffHours: at(frame.input.budgetedStaffHours, yearIndex(frame, place)),
    hourResult: at(frame.figures.hourResult, place),
  }),
  { details: { hourResult: madeOf(hourResult) } },
)

export const vacant = figure(vacantFormula, (frame, place) => {
  const index = yearIndex(frame, place)
  return {
    budgetedStaffHours: at(frame.input.budgetedStaffHours, index),
    actualHours: at(frame.input.scheduled, index),
  }
})

export const availableBySchedule = figure(
  availableByScheduleFormula,
  (frame, place) => ({
    actualHours: at(frame.input.scheduled, yearIndex(frame, place)),
    hourResult: at(frame.figures.hourResult, place),
  }),
  { details: { hourResult: madeOf(hourResult) } },
)

// Only explanations ask for it, so that no edit has to add it up.
export const availableByScheduleSinceStart = figure(availableByScheduleSinceStartFormula, (frame, place) => ({
  values: Array.from({ length: place + 1 }, (_, week) => availableBySchedule.calculate(frame, week)),
  from: 0,
  to: place + 1,
  nameId: 'available-by-schedule' as const,
  firstWeek: frame.range.startWeek,
}))

const changedNeeds = {
  changedNeedsFromDiary: (frame: WeekFrame, place: number) =>
    waitingDetail(frame.input.changedNeedsFromDiary, frame.input.waitingNeeds, yearIndex(frame, place)),
}

export const required = figure(
  requiredFormula,
  (frame, place) => ({
    totalHoursRequired: at(frame.input.totalHoursRequired, yearIndex(frame, place)),
    changedNeedsFromDiary: at(frame.input.changedNeedsFromDiary, yearIndex(frame, place)),
  }),
  { details: changedNeeds },
)

export const needs = figure(
  needsFormula,
  (frame, place) => {
    const index = yearIndex(frame, place)
    return {
      totalHoursRequired: at(frame.input.totalHoursRequired, index),
      changedNeedsFromDiary: at(frame.input.changedNeedsFromDiary, index),
      myForecast: at(frame.input.myForecast, index),
    }
  },
  { details: changedNeeds },
)

export const needsSinceStart = running(needsSinceStartFormula, 'needsSinceStart', 'needs', 'needs')

export const availableSinceStart = running(availableSinceStartFormula, 'availableSinceStart', 'available', 'available')

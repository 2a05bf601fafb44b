import { at } from '../calculation/at-week'
import {
  absencesFormula,
  availableFormula,
  availableSinceStartFormula,
  extraTimeFormula,
  hourResultFormula,
  needsFormula,
  needsSinceStartFormula,
  requiredFormula,
  resourceTimeFormula,
} from '../calculation/hour-formulas'
import { figure, madeOf, running } from './figure'
import { yearIndex } from './week-frame'

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

export const required = figure(requiredFormula, (frame, place) => ({
  totalHoursRequired: at(frame.input.totalHoursRequired, yearIndex(frame, place)),
  changedNeedsFromDiary: at(frame.input.changedNeedsFromDiary, yearIndex(frame, place)),
}))

export const needs = figure(needsFormula, (frame, place) => {
  const index = yearIndex(frame, place)
  return {
    totalHoursRequired: at(frame.input.totalHoursRequired, index),
    changedNeedsFromDiary: at(frame.input.changedNeedsFromDiary, index),
    myForecast: at(frame.input.myForecast, index),
  }
})

export const needsSinceStart = running(needsSinceStartFormula, 'needsSinceStart', 'needs', 'needs')

export const availableSinceStart = running(availableSinceStartFormula, 'availableSinceStart', 'available', 'available')

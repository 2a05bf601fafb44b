import { linearFormula } from '../formula/forecast-formula'
import { rowsFormula, runningFormula, weeksFormula } from '../formula/list-formulas'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'

/** Hours of own resource shifts, in hundredths. */
export const resourceTimeFormula = rowsFormula({ id: 'resource-time', unit: 'hundredths' })

/** The five rows of extra time, unweighted, in hundredths. */
export const extraTimeFormula = rowsFormula({ id: 'extra-time', unit: 'hundredths' })

/** All absences, vacation and further ones included, in hundredths. */
export const absencesFormula = rowsFormula({ id: 'absences', unit: 'hundredths' })

/** Deviation from the budgeted hours: resource time plus extra time minus absences, in hundredths. */
export const hourResultFormula = linearFormula({
  id: 'hour-result',
  unit: 'hundredths',
  inputs: {
    resourceTime: ids.resourceTime,
    extraTime: ids.extraTime,
    absences: ids.absences,
  },
  compute: ({ resourceTime, extraTime, absences }) => resourceTime + extraTime - absences,
})

/** Hours that are at hand in a week, in hundredths. */
export const availableFormula = linearFormula({
  id: 'available',
  unit: 'hundredths',
  inputs: {
    budgetedStaffHours: ids.budgetedStaffHours,
    hourResult: ids.hourlyUsageResult,
  },
  compute: ({ budgetedStaffHours, hourResult }) => budgetedStaffHours + hourResult,
})

/** Budgeted hours that no scheduled staff fills, in hundredths; negative where more are scheduled than budgeted. */
export const vacantFormula = linearFormula({
  id: 'vacant',
  unit: 'hundredths',
  inputs: { budgetedStaffHours: ids.budgetedStaffHours, actualHours: ids.actualHours },
  compute: ({ budgetedStaffHours, actualHours }) => budgetedStaffHours - actualHours,
})

/** Hours that would be at hand with the staff that is scheduled in place of the budgeted one, in hundredths. */
export const availableByScheduleFormula = linearFormula({
  id: 'available',
  unit: 'hundredths',
  inputs: { actualHours: ids.actualHours, hourResult: ids.hourlyUsageResult },
  compute: ({ actualHours, hourResult }) => actualHours + hourResult,
})

/** The same from the start week. */
export const availableByScheduleSinceStartFormula = weeksFormula({ id: 'available-since-start', unit: 'hundredths' })

/** Required hours with the changes from the diary, in hundredths. */
export const requiredFormula = linearFormula({
  id: 'required',
  unit: 'hundredths',
  inputs: {
    totalHoursRequired: 'required-by-budget',
    changedNeedsFromDiary: 'changed-needs-from-diary',
  },
  compute: ({ totalHoursRequired, changedNeedsFromDiary }) => totalHoursRequired + changedNeedsFromDiary,
})

/** Needed hours of a week: required, changed through the diary, and the manager's own adjustment. */
export const needsFormula = linearFormula({
  id: 'needs',
  unit: 'hundredths',
  inputs: {
    totalHoursRequired: 'required-by-budget',
    changedNeedsFromDiary: 'changed-needs-from-diary',
    myForecast: ids.myForecast,
  },
  compute: ({ totalHoursRequired, changedNeedsFromDiary, myForecast }) =>
    totalHoursRequired + changedNeedsFromDiary + myForecast,
})

/** Needed hours from the start week, in hundredths. */
export const needsSinceStartFormula = runningFormula({ id: 'needs-since-start', unit: 'hundredths' })

/** Hours at hand from the start week, in hundredths. */
export const availableSinceStartFormula = runningFormula({ id: 'available-since-start', unit: 'hundredths' })

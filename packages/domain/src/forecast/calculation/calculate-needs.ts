import type { Hundredths } from '../../hours/hundredths'

/** Needed hours of a week: required, changed through the diary, and the manager's own adjustment. */
export const calculateNeeds = (
  totalHoursRequired: Hundredths,
  changedNeedsFromDiary: Hundredths,
  myForecast: Hundredths,
): Hundredths => totalHoursRequired + changedNeedsFromDiary + myForecast

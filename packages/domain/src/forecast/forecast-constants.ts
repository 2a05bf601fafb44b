/** What an hour adds to the weekly staff cost, in hours at the average cost per hour (§9). */
const substituteCostFactors = {
  ownResourceShift: 0,
  borrowedResource: 1.0,
  hourlySubstitute: 1.0,
  fillingTime: 1.5,
  overtime: 2,
  staggeredWorkingHours: 1.2,
  noSubstitute: 0,
} as const

/** What an hour of absence takes off the weekly staff cost; education and further absences count as other (§9). */
const absenceCostFactors = {
  shortTermIllness: 0.2,
  vacation: 0,
  otherAbsence: 1.0,
  education: 1.0,
  lentResource: 1.0,
  careOfSickChild: 1.0,
} as const

/** What holds where a budget has frozen nothing else. */
export const costFactors = { substitutes: substituteCostFactors, absences: absenceCostFactors } as const

/** A week is properly staffed up to this many percentage points from its target, bounds included (§9, A-095). */
export const chartTolerancePoints = 5

/** The annual salary is shared by 52 also in a year of 53 weeks (§9, A-056). */
export const weeksPerBudgetYear = 52

/** Percent on yearly pay in the resource budget (§9, A-137). */
export const holidayAllowancePercent = 1.6

/** A week is properly staffed up to this many percentage points from its target, bounds included (§9, A-095). */
export const chartTolerancePoints = 5

/** The annual salary is shared by 52 also in a year of 53 weeks (§9, A-056). */
export const weeksPerBudgetYear = 52

/** Percent on yearly pay in the resource budget (§9, A-137). */
export const holidayAllowancePercent = 1.6

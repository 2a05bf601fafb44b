/** Budget at hand in a week in SEK: the ideal share plus what the week before left. */
export const calculateIncoming = (idealPerWeek: number, remainingBefore: number): number =>
  idealPerWeek + remainingBefore

/** What the week leaves, in SEK. */
export const calculateRemaining = (incoming: number, staffCost: number, fixedCost: number): number =>
  incoming - staffCost - fixedCost

/** The week's own surplus in SEK; over a range these add up to the remaining budget of its last week. */
export const calculateWeekBalance = (idealPerWeek: number, staffCost: number, fixedCost: number): number =>
  idealPerWeek - staffCost - fixedCost

/** What is left of the annual salary after the costs from the start week, in SEK. */
export const calculateLeftOfAnnualBudget = (annualSalary: number, costSinceStart: number): number =>
  annualSalary - costSinceStart

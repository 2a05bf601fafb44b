/** The deficit in full-time posts, not rounded; 0 when the budget has no full-time hours. */
export const calculateMeaningFte = (deficitHours: number, fullTimeHours: number): number =>
  fullTimeHours > 0 ? deficitHours / fullTimeHours : 0

/** The deficit in SEK at the average cost per hour, not rounded. */
export const calculateMeaningCost = (deficitHours: number, costPerHour: number): number => deficitHours * costPerHour

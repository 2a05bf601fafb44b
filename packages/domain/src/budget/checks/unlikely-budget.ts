const highestLikelyTarget = 120

/** A target efficiency in percent that is legal and hardly meant: above 120 % (A-184). */
export const isUnlikelyTarget = (percent: number): boolean => percent > highestLikelyTarget

/** A year's hours or kronor below a tenth of last year's: legal and hardly meant. */
export const isFarBelowLastYear = (value: number, lastYear: number): boolean => value < lastYear / 10

const ascending = numbers => numbers.toSorted((left, right) => left - right)

/** The number below which that share of them lies. */
export const at = (numbers, share) =>
  ascending(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]

export const median = numbers => at(numbers, 0.5)

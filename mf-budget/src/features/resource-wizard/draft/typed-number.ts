const swedish = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 8 })

/** A stored number as a person would type it: comma, grouped thousands, nothing rounded away. */
export const typedNumber = (value: number): string => swedish.format(value)

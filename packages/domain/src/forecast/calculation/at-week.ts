/** The value of a week position; a list that is too short is a programming error and not a zero. */
export const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index]
  if (value === undefined) throw new RangeError(`The list has no entry for position ${index}`)
  return value
}

const steps = [5, 10, 20, 25, 50, 100, 200, 500, 1000]
const mostLines = 5

/** The lines of a percent axis from 0 to beyond the highest value, at most six of them; never empty. */
export const percentLines = (values: readonly number[]): number[] => {
  const highest = Math.max(100, ...values)
  const step = steps.find(size => highest / size <= mostLines) ?? Math.ceil(highest / mostLines)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

const gap = 6
const textHeight = 14

/**
 * Where the number of a bar stands, in pixels from the top: over its bar, or over the line of the target where that
 * would go through it.
 */
export const valueBaseline = (barTop: number, targetLine: number): number => {
  const baseline = barTop - gap
  const isCrossed = targetLine < barTop && targetLine > baseline - textHeight
  return isCrossed ? targetLine - gap : baseline
}

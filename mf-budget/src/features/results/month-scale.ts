const steps = [5, 10, 20, 25, 50, 100, 200, 500, 1000]
const mostLines = 5

/** The lines of a percent axis from 0 to beyond the highest value, at most six of them; never empty. */
export const percentLines = (values: readonly number[]): number[] => {
  const highest = Math.max(100, ...values)
  const step = steps.find(size => highest / size <= mostLines) ?? Math.ceil(highest / mostLines)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Milliseconds that the work takes. */
export const timed = async work => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

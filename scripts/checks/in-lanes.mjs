/**
 * Checks that keep one processor busy each run two at a time while they follow each other; every other has the machine
 * to itself.
 * @template T
 * @param {readonly { name: string, isSingle?: boolean }[]} checks
 * @param {(check: any) => Promise<T>} run
 * @returns {Promise<T[]>} as they ended
 */
export const inLanes = async (checks, run) => {
  const results = []
  const left = [...checks]
  while (left.length > 0) {
    const singles = left.findIndex(({ isSingle }) => isSingle !== true)
    const queue = left.splice(0, singles === -1 ? left.length : Math.max(singles, 1))
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) results.push(await run(next))
    }
    await Promise.all([lane(), lane()])
  }
  return results
}

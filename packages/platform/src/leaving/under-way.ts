/** Remembers what was sent and has not been answered yet, for `UnsavedWork.saving`. */
export type UnderWay = {
  track<Answer>(sent: Promise<Answer>): Promise<Answer>
  /** Ends with the last that was sent, whatever became of it; null when nothing is out. */
  now(): Promise<unknown> | null
}

export const createUnderWay = (): UnderWay => {
  let last: Promise<unknown> | null = null
  return {
    track: sent => {
      const ended = Promise.allSettled([sent]).then(() => {
        if (last === ended) last = null
      })
      last = ended
      return sent
    },
    now: () => last,
  }
}

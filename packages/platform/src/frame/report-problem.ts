/** Leaves a trace of a failure that the person is told about elsewhere. */
export const reportProblem = (what: string, error: unknown): void => {
  console.error(`[veckovis] ${what}`, error)
}

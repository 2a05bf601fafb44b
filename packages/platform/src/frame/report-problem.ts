type Listener = (error: unknown) => void

let listener: Listener | null = null

/** Who signs in has the shell tell the server of what a module is the cause of; ends with the returned function. */
export const onProblem = (tell: Listener): (() => void) => {
  listener = tell
  return () => {
    listener = null
  }
}

/** Has the shell tell the server of a failure that the person is told of as one of the server's. */
export const tellProblem = (error: unknown): void => listener?.(error)

/** Leaves a trace of a failure that the person is told about elsewhere. */
export const reportProblem = (what: string, error: unknown): void => {
  console.error(`[veckovis] ${what}`, error)
  listener?.(error)
}

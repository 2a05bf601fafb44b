/** A failure whose message is the whole story for the person at the terminal: no stack is printed. */
export class PlainFailure extends Error {}

/** Runs a script's main function; what goes wrong ends in one clear text and a non-zero exit. */
export const runScript = async main => {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof PlainFailure ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}

import { mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { pino, type DestinationStream } from 'pino'
import { StartError } from './errors'

/** Bytes from which the next start begins the file again. */
const mostKept = 5_000_000

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * Where the lines of the log go: to a file, so that the terminal keeps what the start has told, or, where no file is
 * named, to the standard output. StartError where the file cannot be written.
 */
export const openLog = (file: string | null): DestinationStream => {
  if (file === null) return pino.destination(1)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // It names people's ids and what failed: for the person who runs the suite alone.
    const dest = openSync(file, sizeOf(file) > mostKept ? 'w' : 'a', 0o600)
    return pino.destination({ dest, sync: true })
  } catch (failure) {
    throw new StartError(
      `The log ${file} cannot be written: ${failure instanceof Error ? failure.message : String(failure)}`,
    )
  }
}

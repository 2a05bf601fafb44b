import { fail, type Result } from '@veckovis/domain/result'
import { fileKindOf } from './file-kind'
import { startWorker } from './start-worker'
import type { WorkbookContent } from './workbook-content'
import { gatherWorkbook, type WorkbookPortion } from './workbook-portions'
import { workbookLimits, type WorkbookProblem } from './workbook-problem'

export type WorkbookReading = Result<WorkbookContent, WorkbookProblem>

/** What the reading needs of the browser; tests hand in their own. */
export type ReadingSurroundings = {
  readonly startWorker: (signal: AbortSignal) => Promise<Worker>
  readonly milliseconds: number
}

const usualSurroundings: ReadingSurroundings = { startWorker, milliseconds: workbookLimits.seconds * 1000 }

/** Asks one worker once, and ends it: with its answer, when its time is up, or when the person has given up. */
const askWorker = (worker: Worker, bytes: ArrayBuffer, milliseconds: number, signal: AbortSignal) =>
  new Promise<WorkbookReading>((resolve, reject) => {
    const isDone = new AbortController()
    const end = (settle: () => void) => {
      isDone.abort()
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    const timer = setTimeout(
      () => end(() => resolve(fail({ code: 'too-slow', seconds: workbookLimits.seconds }))),
      milliseconds,
    )
    const once = { signal: isDone.signal }
    const take = gatherWorkbook()
    const onPortion = (portion: WorkbookPortion) => {
      const whole = take(portion)
      if (whole !== null) end(() => resolve(whole))
    }
    worker.addEventListener('message', event => onPortion(event.data as WorkbookPortion), once)
    // Out of memory, or what the library did not expect: the page goes on, and the file's fault is none of the program's.
    const onError = (event: ErrorEvent) => {
      event.preventDefault()
      end(() => resolve(fail({ code: 'damaged' })))
    }
    worker.addEventListener('error', onError, once)
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), once)
    worker.postMessage(bytes, [bytes])
  })

const bytesOf = async (file: Blob): Promise<ArrayBuffer | null> => {
  try {
    return await file.arrayBuffer()
  } catch {
    return null
  }
}

const startOrNone = async (start: ReadingSurroundings['startWorker'], signal: AbortSignal): Promise<Worker | null> => {
  try {
    return await start(signal)
  } catch (error) {
    signal.throwIfAborted()
    console.warn('The reader of workbooks did not start', error)
    return null
  }
}

/**
 * What stands in a chosen Excel file, or why it cannot be read. The page stays free: another thread reads, which is ended
 * after five seconds. Rejects with the signal's reason when the person gives up.
 */
export const openWorkbook = async (
  file: Blob,
  signal: AbortSignal,
  { startWorker: start, milliseconds }: ReadingSurroundings = usualSurroundings,
): Promise<WorkbookReading> => {
  if (file.size === 0) return fail({ code: 'empty' })
  if (file.size > workbookLimits.bytes)
    return fail({ code: 'too-large', bytes: file.size, limit: workbookLimits.bytes })
  const bytes = await bytesOf(file)
  signal.throwIfAborted()
  if (bytes === null) return fail({ code: 'unreadable' })
  const kind = fileKindOf(new Uint8Array(bytes))
  if (kind !== 'packed' && kind !== 'compound') return fail({ code: 'other-file', format: kind })
  const worker = await startOrNone(start, signal)
  if (signal.aborted) worker?.terminate()
  signal.throwIfAborted()
  return worker === null ? fail({ code: 'no-reader' }) : askWorker(worker, bytes, milliseconds, signal)
}

import { problemOf } from '@veckovis/platform/signed-in'
import { useEffect, useState } from 'react'
import { checkRows, importRows } from '../../../data/import-calls'
import type { ListKind, ListRow } from '../list/list-row'
import type { ReadList } from '../list/read-list'
import { sendRows, withRefusals, type TakenRows } from './send-rows'

export type Run = {
  readonly step: 'check' | 'import'
  readonly rows: readonly ListRow[]
  /** Headings that no column is known by. */
  readonly unknown: readonly string[]
  readonly taken: TakenRows
  /** busy: rows are on their way, or wait for the server to have room for them. failed: a call failed, and the rest waits. */
  readonly state: 'busy' | 'done' | 'stopped' | 'failed'
  readonly problem: string | null
}

const pause = (seconds: number) => new Promise<void>(resolve => void setTimeout(resolve, seconds * 1000))
const callOf = { check: checkRows, import: importRows } as const
const fresh = { taken: new Map(), state: 'busy', problem: null } as const

/** What of a run is not shown: whether it was stopped, and when it ends. */
const createRunning = () => {
  let isStopped = false
  let ending = Promise.resolve(true)
  return {
    start: (work: () => Promise<boolean>): void => {
      isStopped = false
      ending = work()
    },
    stop: (): void => {
      isStopped = true
    },
    isStopped: () => isStopped,
    /** Ends with the run: true when every row was answered. */
    ended: () => ending,
  }
}

type Working = {
  readonly kind: ListKind
  readonly onTaken: () => unknown
  readonly isStopped: () => boolean
  readonly change: (part: Partial<Run>) => void
}

/** True when every row was answered. */
const workOn = async ({ step, rows, taken }: Run, working: Working): Promise<boolean> => {
  const { kind, onTaken, isStopped, change } = working
  try {
    const send = (requests: readonly object[]) => callOf[step](kind.name, requests)
    const isDone = await sendRows({
      rows,
      taken,
      send,
      onTaken: answered => change({ taken: answered }),
      isStopped,
      pause,
    })
    change({ state: isDone ? 'done' : 'stopped' })
    return isDone
  } catch (error) {
    change({ state: 'failed', problem: problemOf(error).message })
    return false
  } finally {
    if (step === 'import') onTaken()
  }
}

/**
 * A list on its way in: looked at by the server first, then, as the person wishes, taken over row by row. `onTaken` is
 * called when rows have gone in.
 */
export const useListImport = (kind: ListKind, onTaken: () => unknown) => {
  const [run, setRun] = useState<Run | null>(null)
  const [running] = useState(createRunning)
  const { start, stop, isStopped, ended } = running
  // Whoever leaves the dialog has stopped it: nothing goes on that nobody sees.
  useEffect(() => stop, [stop])

  const begin = (begun: Run): void => {
    const change = (part: Partial<Run>) => setRun(now => now && { ...now, ...part })
    setRun(begun)
    start(() => workOn(begun, { kind, onTaken, isStopped, change }))
  }

  return {
    run,
    stop,
    ended,
    check: ({ rows, unknown }: ReadList) => begin({ ...fresh, rows, unknown, step: 'check' }),
    takeIn: () => {
      if (run !== null) begin({ ...run, ...fresh, step: 'import', rows: withRefusals(run.rows, run.taken) })
    },
    goOn: () => {
      if (run !== null) begin({ ...run, state: 'busy', problem: null })
    },
    /** Back to the text of the list. */
    reset: () => setRun(null),
  }
}

export type ListImport = ReturnType<typeof useListImport>

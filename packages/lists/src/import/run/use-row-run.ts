import { leaveGuard } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { useEffect, useState } from 'react'
import { withRefusals, type ImportRow, type RowRequest, type RowsTaken, type TakenRows } from './import-row'
import { sendRows, type Weight } from './send-rows'

export type Run<Reason> = {
  readonly step: 'check' | 'import'
  readonly rows: readonly ImportRow<Reason>[]
  /** Headings that no column is known by. */
  readonly unknown: readonly string[]
  /** Rows that nobody sees in the workbook of the list. */
  readonly hiddenRows: number
  readonly taken: TakenRows
  /** busy: rows are on their way, or wait for the server to have room for them. failed: a call failed, and the rest waits. */
  readonly state: 'busy' | 'done' | 'stopped' | 'failed'
  readonly problem: string | null
}

type RunOptions = {
  /** The call of each step: `check` makes nothing, `import` makes each row that can be made. */
  readonly calls: Readonly<Record<Run<unknown>['step'], (requests: readonly RowRequest[]) => Promise<RowsTaken>>>
  readonly weight: Weight
  /** Called when rows have gone in. */
  readonly onTaken: () => unknown
}

const pause = (seconds: number) => new Promise<void>(resolve => void setTimeout(resolve, seconds * 1000))
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

type Working<Reason> = RunOptions & {
  readonly isStopped: () => boolean
  readonly change: (part: Partial<Run<Reason>>) => void
}

/** True when every row was answered. */
const workOn = async <Reason>({ step, rows, taken }: Run<Reason>, working: Working<Reason>): Promise<boolean> => {
  const { calls, weight, onTaken, isStopped, change } = working
  try {
    const isDone = await sendRows({
      rows,
      taken,
      weight,
      send: calls[step],
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
 * A list on its way in: looked at by the server first, then, as the person wishes, taken over row by row. While rows go in
 * the page asks before it is left: to wait until all are in, or to stop after those that were sent.
 */
export const useRowRun = <Reason>(options: RunOptions) => {
  const [run, setRun] = useState<Run<Reason> | null>(null)
  const [running] = useState(createRunning)
  const { start, stop, isStopped, ended } = running
  // Once the dialog is left nothing goes on that nobody sees.
  useEffect(() => stop, [stop])
  const isHeld = run?.step === 'import' && run.state === 'busy'
  useEffect(
    () => (isHeld ? leaveGuard.register({ isDirty: () => true, save: ended, discard: stop }) : undefined),
    [isHeld, ended, stop],
  )

  const begin = (begun: Run<Reason>): void => {
    const change = (part: Partial<Run<Reason>>) => setRun(now => now && { ...now, ...part })
    setRun(begun)
    start(() => workOn(begun, { ...options, isStopped, change }))
  }

  return {
    run,
    stop,
    check: ({ rows, unknown, hiddenRows }: Pick<Run<Reason>, 'rows' | 'unknown' | 'hiddenRows'>) =>
      begin({ ...fresh, rows, unknown, hiddenRows, step: 'check' }),
    takeIn: () => {
      if (run !== null) begin({ ...run, ...fresh, step: 'import', rows: withRefusals(run.rows, run.taken) })
    },
    goOn: () => {
      if (run !== null) begin({ ...run, state: 'busy', problem: null })
    },
    /** Back to where the list comes from. */
    reset: () => setRun(null),
  }
}

import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { leaveGuard, PlatformProvider } from '@veckovis/platform'
import { countRun } from './count-run'
import type { RowsTaken } from './import-row'
import { RunProgress } from './run-progress'
import { useRowRun } from './use-row-run'

type Call = {
  readonly step: 'check' | 'import'
  readonly lines: number
  readonly answer: (refused?: number) => void
  readonly fail: () => void
}

const rows = Array.from({ length: 60 }, (_, index) => ({
  ...{ line: index + 2, cells: {}, request: { requestId: String(index) }, reasons: [] as readonly never[] },
}))

/** A list of sixty rows and a server that answers when the test says so; `refused` is the first of a call's rows. */
const open = () => {
  const calls: Call[] = []
  let takings = 0
  const callOf = (step: Call['step']) => (requests: readonly object[]) =>
    new Promise<RowsTaken>((resolve, reject) => {
      const taken = (index: number, refused: number) =>
        index < refused
          ? { id: null, refusal: { message: 'Finns redan.' } }
          : { id: step === 'check' ? null : 7, refusal: null }
      calls.push({
        step,
        lines: requests.length,
        answer: (refused = 0) => resolve({ rows: requests.map((_, index) => taken(index, refused)) }),
        fail: () => reject(new Error('The line was cut')),
      })
    })
  const List = () => {
    const { run, check, takeIn, goOn, stop } = useRowRun<never>({
      calls: { check: callOf('check'), import: callOf('import') },
      weight: { of: () => 1, atOnce: 1000 },
      onTaken: () => (takings += 1),
    })
    if (run === null) return <button onClick={() => check({ rows, unknown: [], hiddenRows: 0 })}>check</button>
    return (
      <>
        <RunProgress run={run} onGoOn={goOn} />
        <p data-testid="run">{`${run.step} ${run.state} ${JSON.stringify(countRun(run))}`}</p>
        <button onClick={takeIn}>take in</button>
        <button onClick={stop}>stop</button>
      </>
    )
  }
  const view = render(
    <PlatformProvider>
      <List />
    </PlatformProvider>,
  )
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const last = (use: (call: Call) => void) =>
    act(async () => {
      const call = calls.at(-1)
      if (call === undefined) throw new Error('Nothing was sent')
      use(call)
    })
  return { calls, view, press, last, takings: () => takings }
}

const shown = () => screen.getByTestId('run').textContent

test('rows are looked at and then taken in, in portions; what the server refuses is not sent to go in', async () => {
  const { calls, press, last, takings } = open()
  await press('check')
  expect(screen.getByRole('progressbar', { name: 'Granskar: 0 av 60 rader' })).toHaveAttribute('max', '60')
  await last(call => call.answer(2))
  expect(screen.getByRole('progressbar', { name: 'Granskar: 50 av 60 rader' })).toHaveAttribute('value', '50')
  await last(call => call.answer())
  expect(shown()).toBe('check done {"sendable":60,"answered":60,"good":58,"refused":2,"added":0}')
  expect(takings()).toBe(0)
  await press('take in')
  await last(call => call.answer())
  await last(call => call.answer())
  expect(shown()).toBe('import done {"sendable":58,"answered":58,"good":58,"refused":2,"added":58}')
  expect(calls.map(({ step, lines }) => [step, lines])).toEqual([
    ['check', 50],
    ['check', 10],
    ['import', 50],
    ['import', 8],
  ])
  expect(takings()).toBe(1)
})

test('a call that fails leaves the rest waiting, and only that is sent once more', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation()
  const { calls, press, last } = open()
  await press('check')
  await last(call => call.answer())
  await last(call => call.fail())
  expect(screen.getByRole('alert')).toHaveTextContent('Avbröts efter 50 av 60 rader')
  await press('Fortsätt')
  await last(call => call.answer())
  expect(shown()).toContain('check done')
  expect(calls.map(({ lines }) => lines)).toEqual([50, 10, 10])
  complaints.mockRestore()
})

test('a stop ends the run after the rows that were sent; so does leaving', async () => {
  const { calls, view, press, last, takings } = open()
  await press('check')
  await press('stop')
  await last(call => call.answer())
  expect(screen.getByRole('alert')).toHaveTextContent('Stoppat efter 50 av 60 rader')
  await press('take in')
  expect(leaveGuard.isDirty()).toBe(true)
  view.unmount()
  expect(leaveGuard.isDirty()).toBe(false)
  await last(call => call.answer())
  expect(calls).toHaveLength(2)
  expect(takings()).toBe(1)
})

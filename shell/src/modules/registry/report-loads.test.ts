import type { ModuleLoad } from '@veckovis/contracts/modules'
import { noteLoad, reportLoads } from './report-loads'

const sending = (counts = true) => {
  const sent: string[][] = []
  const send = (loads: readonly ModuleLoad[]) => {
    sent.push(loads.map(({ moduleId, version }) => `${moduleId} ${version}`))
    return Promise.resolve(counts)
  }
  return { sent, end: reportLoads(send) }
}

const lookElsewhere = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('versions that came up are told together, each once, when the page has come to rest', async () => {
  const { sent, end } = sending()
  noteLoad({ id: 'mf-staff', version: '1.0.0' })
  noteLoad({ id: 'mf-diary', version: '1.0.0' })
  noteLoad({ id: 'mf-staff', version: '1.0.0' })
  await jest.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(20_000)
  noteLoad({ id: 'mf-staff', version: '1.0.0' })
  noteLoad({ id: 'mf-staff', version: '2.0.0' })
  await jest.advanceTimersByTimeAsync(20_000)
  expect(sent).toEqual([['mf-staff 1.0.0', 'mf-diary 1.0.0'], ['mf-staff 2.0.0']])
  end()
})

test('who looks elsewhere has it told at once, in as many calls as it takes', async () => {
  const { sent, end } = sending()
  for (let number = 0; number < 23; number += 1) noteLoad({ id: 'mf-many', version: `1.0.${number}` })
  lookElsewhere('visible')
  expect(sent).toEqual([])
  lookElsewhere('hidden')
  expect(sent.map(({ length }) => length)).toEqual([20])
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent.map(({ length }) => length)).toEqual([20, 3])
  end()
})

test('a server that does not count is not asked again, and nothing is told once the session is over', async () => {
  const { sent, end } = sending(false)
  noteLoad({ id: 'mf-old', version: '1.0.0' })
  await jest.advanceTimersByTimeAsync(30_000)
  noteLoad({ id: 'mf-old', version: '2.0.0' })
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([['mf-old 1.0.0']])
  end()
  const over = sending()
  over.end()
  noteLoad({ id: 'mf-old', version: '3.0.0' })
  lookElsewhere('hidden')
  await jest.advanceTimersByTimeAsync(30_000)
  expect(over.sent).toEqual([])
})

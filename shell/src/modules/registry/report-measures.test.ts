import type { ModuleMeasure } from '@veckovis/contracts/modules'
import { notePath } from './own-figures'
import { noteLoadTime, noteStood, noteVital, reportMeasures } from './report-measures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('each visit has a load time, and web vitals count while one version is all that stood', async () => {
  const sent: string[][] = []
  const send = (measures: readonly ModuleMeasure[]) => {
    sent.push(measures.map(({ moduleId, version, kind, value }) => `${moduleId} ${version} ${kind} ${value}`))
    return Promise.resolve(true)
  }
  const end = reportMeasures(send, () => undefined)
  const staff = { id: 'mf-staff', version: '1.0.0' }
  notePath('/staff')
  noteVital('lcp', 100)
  noteStood(staff)
  await jest.advanceTimersByTimeAsync(1000)
  noteLoadTime(staff, 412.4)
  noteVital('lcp', 1200.6)
  noteLoadTime(staff, 88)
  noteVital('cls', 12)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  noteLoadTime(staff, 9000)
  jest.restoreAllMocks()
  await jest.advanceTimersByTimeAsync(1000)
  // It began before the tab was hidden.
  noteLoadTime(staff, 1001)
  noteStood({ ...staff, version: '1.1.0' })
  noteVital('inp', 40)
  noteLoadTime(staff, 600_001)
  noteLoadTime(staff, Number.NaN)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([
    ['mf-staff 1.0.0 load 412', 'mf-staff 1.0.0 lcp 1201', 'mf-staff 1.0.0 load 88', 'mf-staff 1.0.0 cls 12'],
  ])
  end()
})

import type { ModuleMeasure } from '@veckovis/contracts/modules'
import { noteLoadTime, noteVital, reportMeasures } from './report-measures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('load times are told of each visit, and web vitals while one version is all that stood', async () => {
  const sent: string[][] = []
  const send = (measures: readonly ModuleMeasure[]) => {
    sent.push(measures.map(({ moduleId, version, kind, value }) => `${moduleId} ${version} ${kind} ${value}`))
    return Promise.resolve(true)
  }
  const end = reportMeasures(send, () => undefined)
  const staff = { id: 'mf-staff', version: '1.0.0' }
  noteVital('lcp', 100)
  noteLoadTime(staff, 412.4)
  noteVital('lcp', 1200.6)
  noteLoadTime(staff, 88)
  noteVital('cls', 12)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  noteLoadTime({ id: 'mf-diary', version: '2.0.0' }, 9000)
  noteVital('inp', 40)
  jest.restoreAllMocks()
  noteLoadTime(staff, 600_001)
  noteLoadTime(staff, Number.NaN)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([
    ['mf-staff 1.0.0 load 412', 'mf-staff 1.0.0 lcp 1201', 'mf-staff 1.0.0 load 88', 'mf-staff 1.0.0 cls 12'],
  ])
  end()
})

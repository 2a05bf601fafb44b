import { exampleForecast } from '../../context/forecast.fixture'
import { exportForecast } from './export-forecast'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each([
  ['2026-03-18T08:00:00Z', '2026-03-18'],
  ['2026-03-18T23:30:00Z', '2026-03-19'],
  ['2026-07-01T21:59:00Z', '2026-07-01'],
  ['2026-07-01T22:01:00Z', '2026-07-02'],
])('R-277 the file of %s is named by the places and by %s, the day in Stockholm', (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) })
  Object.assign(URL, { createObjectURL: () => 'blob:file' })
  const given: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download)
  })
  exportForecast(exampleForecast(), {
    unit: { id: 1, name: 'Enhet 1' },
    department: 'Hemtjänst',
    municipality: { name: 'Solna', logo: null },
  })
  expect(given).toEqual([`Prognos-Solna-Hemtjänst-Enhet 1-${day}.xlsx`])
})

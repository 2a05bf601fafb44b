import type { ModuleMeasure } from '@veckovis/contracts/modules'
import { notePath, wasElsewhere } from './own-figures'
import { noteStood, noteVital, reportMeasures } from './report-measures'

test('a figure of the whole page is a module’s until another address is shown', () => {
  const sent: ModuleMeasure[] = []
  const end = reportMeasures(
    measures => {
      sent.push(...measures)
      return Promise.resolve(true)
    },
    () => undefined,
  )
  notePath('/staff')
  noteStood({ id: 'mf-staff', version: '1.0.0' })
  notePath('/staff')
  expect(wasElsewhere()).toBe(false)
  noteVital('lcp', 900)
  notePath('/settings')
  expect(wasElsewhere()).toBe(true)
  noteVital('inp', 700)
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  expect(sent.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['lcp 900'])
  end()
})

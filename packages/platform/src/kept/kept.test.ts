import { keptInBrowser, keptInTab } from './kept'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('what is kept in the browser and in the tab are two', () => {
  keptInBrowser.write('veckovis-test', 'browser')
  keptInTab.write('veckovis-test', 'tab')
  expect([keptInBrowser.read('veckovis-test'), localStorage.getItem('veckovis-test')]).toEqual(['browser', 'browser'])
  expect([keptInTab.read('veckovis-test'), sessionStorage.getItem('veckovis-test')]).toEqual(['tab', 'tab'])
  expect(keptInTab.read('veckovis-other')).toBeNull()
})

test('a browser that stores nothing is reported and breaks nothing', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keptInBrowser.write('veckovis-test', 'browser')
  expect(report).toHaveBeenCalledTimes(1)
  expect(keptInBrowser.read('veckovis-test')).toBeNull()
})

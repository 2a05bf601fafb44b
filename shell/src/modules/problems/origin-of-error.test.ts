import { missingFileOf, originOfError } from './origin-of-error'

const withStack = (message: string, ...frames: string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...frames].join('\n') })

const staff = { moduleId: 'mf-staff', version: '1.4.0-ab12', file: '118.d229f9a8.js' }

test('an error belongs to the first module of its stack, whatever of the shell ran on top of it', () => {
  const thrown = withStack(
    'rows is undefined',
    '    at Object.get (https://suite.example/packages.1234.js:1:2345)',
    '    at save (https://suite.example/modules/mf-staff/1.4.0-ab12/118.d229f9a8.js:1:99)',
    '    at https://suite.example/modules/mf-budget/2.0.0/3.js:1:1',
  )
  expect(originOfError(thrown)).toEqual(staff)
})

test('so it does where the browser writes its stack in another way, and after a retry under another address', () => {
  const frame = 'save@https://suite.example/modules/mf-staff/1.4.0-ab12/118.d229f9a8.js?attempt=x1:1:99'
  expect(originOfError(withStack('x', frame))).toEqual(staff)
  expect(originOfError(withStack('x', frame.replace('1.4.0-ab12', '1.4.0%2Bab12')))?.version).toBe('1.4.0+ab12')
})

test('an error without a stack belongs to the file that the browser names', () => {
  expect(originOfError('a text', 'https://suite.example/modules/mf-staff/1.4.0-ab12/118.d229f9a8.js')).toEqual(staff)
  expect(originOfError(undefined)).toBeNull()
})

test('an error of the shell, and one that only speaks of a module, belong to none', () => {
  expect(originOfError(withStack('x', '    at https://suite.example/shell.1.js:1:1'))).toBeNull()
  const message = 'no digest of /modules/mf-staff/1.4.0-ab12/118.js'
  expect(originOfError(withStack(message, '    at https://suite.example/shell.1.js:1:1'))).toBeNull()
})

test('code that could not be fetched names its file', () => {
  const request = 'https://suite.example/modules/mf-staff/1.4.0-ab12/118.d229f9a8.js?attempt=1'
  expect(missingFileOf(Object.assign(new Error('Loading chunk 118 failed.'), { request }))).toEqual(staff)
  expect(missingFileOf(Object.assign(new Error('x'), { request: '/shell.1.js' }))).toBeNull()
  expect(missingFileOf(new Error(request))).toBeNull()
})

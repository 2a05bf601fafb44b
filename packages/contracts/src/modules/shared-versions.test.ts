import { unservedPackage } from './shared-versions'

const provided = { react: '19.3.1', antd: '6.6.8', '@veckovis/platform': '0.1.4' }

test.each([
  [{ react: '19.3.1', antd: '6.6.8' }],
  [{ react: '19.3.0' }],
  [{ antd: '6.5.0' }],
  [{ '@veckovis/platform': '0.1.0' }],
  [{}],
])('what was built against %p is served', builtAgainst => {
  expect(unservedPackage(builtAgainst, provided)).toBeNull()
})

test.each([
  ['an older major', { react: '18.3.1' }, 'react 18.3.1 instead of 19.3.1'],
  ['a newer patch than the shell has', { react: '19.3.2' }, 'react 19.3.2 instead of 19.3.1'],
  ['a newer version than the shell has', { antd: '6.7.0' }, 'antd 6.7.0 instead of 6.6.8'],
  ['another minor below 1.0', { '@veckovis/platform': '0.2.0' }, '@veckovis/platform 0.2.0 instead of 0.1.4'],
  ['a package that the shell does not give', { vue: '3.0.0' }, 'vue is not provided'],
  ['a version that cannot be read', { react: 'latest' }, 'react has an unreadable version (19.3.1, latest)'],
])('%s is not served, with its reason', (_title, builtAgainst: Record<string, string>, reason) => {
  expect(unservedPackage(builtAgainst, provided)).toBe(reason)
})

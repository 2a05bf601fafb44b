import { incompatibility } from './compatibility'

const offered = { '@veckovis/platform': ['apiClient', 'createRemoteApp'] }
const provided = { react: '19.3.1', antd: '6.6.8', '@veckovis/platform': '0.1.4' }

test.each([[{ react: '19.3.1', antd: '6.6.8' }], [{ antd: '6.5.0' }], [{ '@veckovis/platform': '0.1.0' }], [{}]])(
  'a module built against %p runs',
  builtAgainst => {
    expect(incompatibility({ contract: { from: 1, to: 1 }, builtAgainst }, provided, offered)).toBeNull()
  },
)

test.each([
  ['an older major', { react: '18.3.1' }, 'react 18.3.1 instead of 19.3.1'],
  ['a newer version than the shell has', { antd: '6.7.0' }, 'antd 6.7.0 instead of 6.6.8'],
  ['another minor below 1.0', { '@veckovis/platform': '0.2.0' }, '@veckovis/platform 0.2.0 instead of 0.1.4'],
  ['a package that the shell does not give', { vue: '3.0.0' }, 'vue is not provided'],
  ['a version that cannot be read', { react: 'latest' }, 'react has an unreadable version (19.3.1, latest)'],
])('%s is refused with its reason', (_title, builtAgainst: Record<string, string>, reason) => {
  expect(incompatibility({ contract: { from: 1, to: 1 }, builtAgainst }, provided, offered)).toBe(reason)
})

test.each([
  ['a later contract', { from: 2, to: 3 }, 'contract 2–3 instead of 1'],
  ['exactly the next one', { from: 2, to: 2 }, 'contract 2 instead of 1'],
])('%s is refused before anything else', (_title, contract, reason) => {
  expect(incompatibility({ contract, builtAgainst: { vue: '3.0.0' } }, provided, offered)).toBe(reason)
})

test('a module that speaks several contracts runs when one of them is this shell’s', () => {
  expect(incompatibility({ contract: { from: 1, to: 4 }, builtAgainst: {} }, provided, offered)).toBeNull()
})

test('a module that uses what this shell does not have is refused with the name, before any of its code is fetched', () => {
  const module = { contract: { from: 1, to: 1 }, builtAgainst: { '@veckovis/platform': '0.1.4' } }
  const using = (...names: string[]) => ({ ...module, uses: { '@veckovis/platform': names } })
  expect(incompatibility(using('apiClient.get', 'createRemoteApp'), provided, offered)).toBeNull()
  expect(incompatibility(using('apiClient.get', 'useShiny'), provided, offered)).toBe(
    'it uses useShiny of @veckovis/platform, which this version of Veckovis does not have',
  )
})

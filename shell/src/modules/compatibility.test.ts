import { incompatibility } from './compatibility'

const offered = { '@veckovis/platform': ['apiClient', 'createRemoteApp'] }
const provided = { react: '19.3.1', antd: '6.6.8', '@veckovis/platform': '0.1.4' }

test('a module whose packages the shell does not serve is refused with the reason', () => {
  const builtAgainst = { react: '19.3.0', antd: '6.7.0' }
  expect(incompatibility({ contract: { from: 1, to: 1 }, builtAgainst }, provided, offered)).toBe(
    'antd 6.7.0 instead of 6.6.8',
  )
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

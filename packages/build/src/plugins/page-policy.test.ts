import { createContext, runInContext } from 'node:vm'
import { pagePolicyScript } from './page-policy.mjs'

type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>

/** The policy that the page's first script makes, under the name that the header allows. */
const policyOf = (mode: 'development' | 'production', table: object = {}): Policy => {
  const made: [string, Policy][] = []
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => made.push([name, policy]) }
  const location = { origin: 'https://suite.example' }
  const window = { trustedTypes, __veckovisIntegrity: table }
  const document = { baseURI: 'https://suite.example/forecast' }
  runInContext(pagePolicyScript(mode), createContext({ window, trustedTypes, location, document, URL }))
  const [[name, policy] = ['', undefined], ...others] = made
  expect([name, others]).toEqual(['default', []])
  if (policy === undefined) throw new Error('no policy was made')
  return policy
}

describe('a script', () => {
  const table = { '/shell.js': 'sha384-x', '/modules/mf-staff/1.0.0/entry.js': 'sha384-x' }

  test.each([
    '/shell.js',
    'https://suite.example/shell.js',
    '/modules/mf-staff/1.0.0/entry.js',
    '/modules/mf-staff/1.0.0/entry.js?attempt=2',
  ])('comes from an address whose digest the page knows: %s', address => {
    expect(policyOf('production', table).createScriptURL(address)).toBe(address)
  })

  test.each([
    '/modules/mf-staff/0.9.0/entry.js',
    '/modules/mf-staff/1.0.0/../1.0.0/other.js',
    'https://evil.example/shell.js',
    '//evil.example/shell.js',
    'data:text/javascript,alert(1)',
    'blob:https://suite.example/shell.js',
    'javascript:alert(1)',
    '/constructor',
    '/__proto__',
    '',
  ])('comes from no other: %s', address => {
    expect(policyOf('production', table).createScriptURL(address)).toBeNull()
  })

  test('of a development build comes from the page’s own origin', () => {
    const { createScriptURL } = policyOf('development')
    expect(createScriptURL('/modules/mf-staff/hot-update.js')).toBe('/modules/mf-staff/hot-update.js')
    expect(createScriptURL('https://evil.example/shell.js')).toBeNull()
    expect(createScriptURL('data:text/javascript,alert(1)')).toBeNull()
  })
})

test.each(['', 'a', '.ant-btn{color:red}.a>.b{--x:1}', 'a < b', '@media (width <= 640px){}'])(
  'a text without markup may be written as markup: %s',
  text => {
    expect(policyOf('production').createHTML(text)).toBe(text)
  },
)

test.each(['<b>x</b>', '<IMG src=x onerror=alert(1)>', '</style><script>', '<!--', '<?x', 'a<svg/onload=x>'])(
  'markup may not: %s',
  text => {
    expect(policyOf('production').createHTML(text)).toBeNull()
  },
)

test('no text becomes code', () => {
  expect(policyOf('production').createScript('1')).toBeNull()
})

test('a browser without Trusted Types goes on', () => {
  expect(() => runInContext(pagePolicyScript('production'), createContext({ window: {} }))).not.toThrow()
})

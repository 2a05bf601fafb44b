import { AppError } from '../errors'
import { parseStrictJson } from './strict-json'

test.each<[string, unknown]>([
  ['{"a":[1,-2.5,"x"],"b":{"a":null}}', { a: [1, -2.5, 'x'], b: { a: null } }],
  ['"{\\"a\\":1,\\"a\\":2}"', '{"a":1,"a":2}'],
  ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
  ['"\\\\u0000"', '\\u0000'],
  ['1e21', 1e21],
  ['"åäö 😀 , : { ["', 'åäö 😀 , : { ['],
])('%s is read as it stands', (text, value) => {
  expect(parseStrictJson(text)).toEqual(value)
})

const nested = `${'['.repeat(40)}${']'.repeat(40)}`

test.each([
  ['{"week":1,"week":2}', 'duplicate-key'],
  ['{"a":{"b":1,"\\u0062":2}}', 'duplicate-key'],
  ['{"__proto__":{"isAdmin":true}}', 'refused-key'],
  ['{"\\u005f_proto__":1}', 'refused-key'],
  ['{"a":{"constructor":{"prototype":1}}}', 'refused-key'],
  ['{"hours":1e400}', 'number'],
  ['[-1e999]', 'number'],
  ['{"name":"a\\u0000b"}', 'text'],
  [nested, 'depth'],
  ['{"a":', 'not-json'],
  ['{"a":NaN}', 'not-json'],
  ['{"a":0x10}', 'not-json'],
])('%s is refused', (text, problem) => {
  const read = () => parseStrictJson(text)
  expect(read).toThrow(AppError)
  expect(read).toThrow(
    expect.objectContaining({ refusal: { code: 'bad-request', details: { part: 'body', problem } } }),
  )
})

test('an empty text is no JSON for a caller that needs a value', () => {
  expect(() => parseStrictJson('')).toThrow(AppError)
})

describe('a megabyte', () => {
  const megabyte = 1_048_576
  const problemOf = (text: string) => {
    try {
      parseStrictJson(text)
      return 'none'
    } catch (error) {
      return (error as AppError).refusal.details
    }
  }
  /** Time of `work` in that of reading a flat list of the same size, which every body of a save may be. */
  const comparedWithFlat = (work: () => unknown) => {
    const flat = `[${'0,'.repeat(megabyte / 2 - 1)}0]`
    const timed = (measured: () => unknown) => {
      const since = performance.now()
      measured()
      return performance.now() - since
    }
    const times = Array.from({ length: 3 }, () => [timed(work), timed(() => JSON.parse(flat))] as const)
    return Math.min(...times.map(([own]) => own)) / Math.min(...times.map(([, bare]) => bare))
  }

  test.each([
    ['of brackets that open', '['.repeat(megabyte)],
    ['of brackets that open and close', '['.repeat(megabyte / 2) + ']'.repeat(megabyte / 2)],
    ['of objects in each other', '{"a":'.repeat(megabyte / 5)],
  ])('%s is refused at the first bracket that is too deep', (_what, text) => {
    expect(problemOf(text)).toEqual({ part: 'body', problem: 'depth' })
    expect(comparedWithFlat(() => problemOf(text))).toBeLessThan(0.1)
  })

  test('of quotes that are never closed takes no longer than one that is', () => {
    const text = `["${'\\"'.repeat(megabyte / 2)}`
    expect(problemOf(text)).toEqual({ part: 'body', problem: 'not-json' })
    expect(comparedWithFlat(() => problemOf(text))).toBeLessThan(20)
  })

  test('of brackets inside a text is a text', () => {
    expect(parseStrictJson(`"${'[{\\"\\\\'.repeat(1000)}"`)).toBe('[{"\\'.repeat(1000))
  })
})

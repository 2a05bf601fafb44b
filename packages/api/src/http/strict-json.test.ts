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

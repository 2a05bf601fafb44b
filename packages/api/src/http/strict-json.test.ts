import { AppError } from '../errors'
import { countSteps } from './fuzzing/counted-work.fixture'
import { parseStrictJson, readInTurns } from './strict-json'

test.each<[string, unknown]>([
  ['{"a":[1,-2.5,"x"],"b":{"a":null}}', { a: [1, -2.5, 'x'], b: { a: null } }],
  ['"{\\"a\\":1,\\"a\\":2}"', '{"a":1,"a":2}'],
  ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
  ['"\\\\u0000"', '\\u0000'],
  ['1e21', 1e21],
  ['"åäö 😀 , : { ["', 'åäö 😀 , : { ['],
])('%s is read as it stands', async (text, value) => {
  expect(await parseStrictJson(text)).toEqual(value)
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
  ['{"a\\u0000b":1}', 'text'],
  ['["\\\\\\u0000"]', 'text'],
  [nested, 'depth'],
  ['{"a":', 'not-json'],
  ['{"a":NaN}', 'not-json'],
  ['{"a":0x10}', 'not-json'],
])('%s is refused', async (text, problem) => {
  const read = parseStrictJson(text)
  await expect(read).rejects.toThrow(AppError)
  await expect(read).rejects.toThrow(
    expect.objectContaining({ refusal: { code: 'bad-request', details: { part: 'body', problem } } }),
  )
})

test('an empty text is no JSON for a caller that needs a value', async () => {
  await expect(parseStrictJson('')).rejects.toThrow(AppError)
})

const objectOf = (names: number) => `{${Array.from({ length: names }, (_, index) => `"${index}":{"a":1}`).join(',')}}`

test('an object has 500 names at most, wherever it stands', async () => {
  expect(Object.keys((await parseStrictJson(objectOf(500))) as object)).toHaveLength(500)
  expect(await parseStrictJson(`[${objectOf(500)},${objectOf(500)}]`)).toHaveLength(2)
  for (const text of [objectOf(501), `[1,{"a":${objectOf(501)}}]`])
    await expect(parseStrictJson(text)).rejects.toThrow(
      expect.objectContaining({ refusal: { code: 'bad-request', details: { part: 'body', problem: 'keys' } } }),
    )
})

describe('a megabyte', () => {
  const megabyte = 1_048_576
  const problemOf = async (text: string) => {
    try {
      await parseStrictJson(text)
      return 'none'
    } catch (error) {
      return (error as AppError).refusal.details
    }
  }

  const turnsOf = (text: string) => {
    const turns = readInTurns(text)
    let many = 0
    try {
      while (turns.next().done !== true) many += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
    return many
  }

  test.each([
    ['of brackets that open', '['.repeat(megabyte)],
    ['of brackets that open and close', '['.repeat(megabyte / 2) + ']'.repeat(megabyte / 2)],
    ['of objects in each other', '{"a":'.repeat(megabyte / 5)],
  ])('%s is refused at the first bracket that is too deep', async (_what, text) => {
    expect(await problemOf(text)).toEqual({ part: 'body', problem: 'depth' })
    expect(countSteps(() => turnsOf(text))).toBeLessThan(400)
  })

  const filled = (start: string, part: string, end: string) =>
    start + part.repeat(Math.floor((megabyte - start.length - end.length) / part.length)) + end
  test.each([
    ['quotes that are never closed', filled('["', '\\"', ''), 'not-json'],
    ['quotes in a text', filled('["', '\\"', '"]'), undefined],
    ['backslashes', filled('["', '\\\\', '"]'), undefined],
    ['characters that are escaped', filled('["', '\\u00e5', '"]'), undefined],
    ['empty texts', filled('[', '"",', '""]'), undefined],
    ['escapes in short texts', filled('[', '"\\n",', '""]'), undefined],
    ['blanks behind a text', filled('[""', ' ', ']'), undefined],
    ['blanks behind texts', filled('[', `""${'\n'.repeat(1_000)},`, '""]'), undefined],
    ['a number', filled('[', '1', ']'), 'number'],
    ['numbers', filled('[', '0,', '0]'), undefined],
    ['what looks like a number', filled('[', '1e', ']'), 'not-json'],
    ['small objects', filled('[', '{"a":1},', '1]'), 'lists-and-objects'],
    ['objects', filled('[', `{"a":"${'å'.repeat(100)}"},`, '1]'), undefined],
    ['lists in lists', filled('[', `${'['.repeat(30)}${']'.repeat(30)},`, '1]'), 'lists-and-objects'],
    ['names', `{${Array.from({ length: 90_000 }, (_, index) => `"${index}":1`).join(',')}}`, 'keys'],
  ])('of %s is walked through a few times, however it is made', async (_what, text, problem) => {
    expect(await problemOf(text)).toEqual(problem === undefined ? 'none' : { part: 'body', problem })
    // For its depth and for its tokens, in each of them to the quotes and back over what escapes them, and twice as JSON.
    expect(countSteps(() => turnsOf(text))).toBeLessThan(8 * text.length)
  })

  test('of many tokens is read in turns, between which others have theirs', async () => {
    const text = filled('[', '"\\n",', '1]')
    expect(turnsOf(text)).toBeGreaterThan(megabyte / 65_536)
    let isRead = false
    const reading = parseStrictJson(text).then(() => (isRead = true))
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(isRead).toBe(false)
    await reading
  })

  test('of brackets inside a text is a text', async () => {
    expect(await parseStrictJson(`"${'[{\\"\\\\'.repeat(1000)}"`)).toBe('[{"\\'.repeat(1000))
  })
})

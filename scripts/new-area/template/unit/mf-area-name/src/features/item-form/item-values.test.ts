import { areaNameItemChanges, newAreaNameItem } from '@veckovis/contracts/area-name'
import type { parseAreaNameHours } from '@veckovis/domain/area-name'
import { changesOf } from '@veckovis/forms/saving'
import { ValidationError } from 'yup'
import sv from '../../../locales/sv.json'
import { itemSchema, sentOf } from './item-values'

type NumberProblem = Extract<ReturnType<typeof parseAreaNameHours>, { ok: false }>['error']

const good = { name: ' Åsa 😀 ', hours: '1 000,5' }

const problems = async (values: object): Promise<Record<string, string>> => {
  try {
    await itemSchema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

test('what the form accepts, the contract accepts', async () => {
  expect(await problems(good)).toEqual({})
  const request = { requestId: crypto.randomUUID(), ...sentOf(good) }
  expect(newAreaNameItem.parse(request)).toMatchObject({ name: 'Åsa 😀', hours: 1000.5 })
})

test.each([
  [{ name: '  ' }, { name: 'problems.required' }],
  [{ name: 'x'.repeat(101) }, { name: 'problems.too-long' }],
  [{ name: 'a\u202eb' }, { name: 'problems.hidden-characters' }],
  [{ hours: '' }, { hours: 'problems.required' }],
  [{ hours: '0' }, { hours: 'problems.zero' }],
  [{ hours: '-1' }, { hours: 'problems.negative' }],
  [{ hours: '1,234' }, { hours: 'problems.too-many-decimals' }],
  [{ hours: '10001' }, { hours: 'problems.too-large' }],
  [{ hours: 'sju' }, { hours: 'problems.not-a-number' }],
  [{ hours: '7 kr' }, { hours: 'problems.other-unit' }],
  [{ hours: '=1+' }, { hours: 'problems.not-a-sum' }],
  [{ hours: '=1/0' }, { hours: 'problems.division-by-zero' }],
])('%j is refused, in words', async (change, expected) => {
  const found = await problems({ ...good, ...change })
  expect(found).toEqual(expected)
  for (const message of Object.values(found))
    expect(Object.keys(sv.problems)).toContain(message.replace('problems.', ''))
})

test('whatever may be wrong with a number has its text, also for a field of whole numbers', () => {
  const codes: Record<NumberProblem, true> = {
    required: true,
    zero: true,
    negative: true,
    'too-large': true,
    'not-a-number': true,
    'not-an-integer': true,
    'too-many-decimals': true,
    'other-unit': true,
    'not-a-sum': true,
    'division-by-zero': true,
  }
  expect(Object.keys(sv.problems)).toEqual(expect.arrayContaining(Object.keys(codes)))
})

test('only what differs is sent', () => {
  expect(changesOf(sentOf({ ...good, hours: '1000,50' }), sentOf(good))).toBeNull()
  const changes = changesOf(sentOf({ ...good, hours: '2' }), sentOf(good))
  expect(areaNameItemChanges.parse(changes)).toEqual({ hours: 2 })
})

import type { AreaRefusal } from '@veckovis/contracts/wire'
import { setLanguage } from '../language/change-language'
import { ApiError } from './api-error'
import { problemOf } from './problem'
import { refusalText } from './refusal-text'

const refusedWith = (status: number, code: string, refusal: AreaRefusal | null = null) =>
  problemOf(
    new ApiError(
      'answer',
      `Fel ${status}: X`,
      status,
      {},
      { answer: { statusCode: status, code, message: 'X' }, refusal },
    ),
  )

test('what a rule of the server refuses the server tells, whatever its status', () => {
  expect(refusalText(refusedWith(409, 'diary-exists', { code: 'diary-exists' }), 'diary', 'record')).toBe('X')
  expect(refusalText(refusedWith(403, 'foreign-domain', { code: 'foreign-domain' }), 'person')).toBe('X')
  expect(refusalText(refusedWith(409, 'conflict'), 'staff')).toBe('X')
})

test.each([
  [412, 'stale-version', /Någon annan har ändrat posten/],
  [403, 'forbidden', /Du saknar behörighet till det här i dagboken/],
  [404, 'not-found', /Posten finns inte längre/],
  [500, 'server-error', /Serverfel/],
])('%i %s is told in the words of the first subject that has some', (status, code, text) => {
  expect(refusalText(refusedWith(status, code), 'diary', 'record')).toMatch(text)
})

test('a kind that no subject has words for is told in those of the server, or of the page', () => {
  expect(refusalText(refusedWith(403, 'forbidden'))).toBe('X')
  const unreached = problemOf(new ApiError('connection', 'Servern svarar inte', 0, undefined))
  expect(refusalText(unreached, 'staff', 'record')).toBe('Servern svarar inte')
  expect(refusalText(refusedWith(403, 'not-licensed'), 'staff', 'record')).toMatch(/^Kommunens licens/)
})

test('it is told in the language of the page', async () => {
  await setLanguage('en')
  expect(refusalText(refusedWith(404, 'not-found'), 'budget')).toBe('The budget no longer exists.')
  await setLanguage('sv')
})

import { addMessages, ApiError, i18n } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import type { DiaryRefusal } from '@veckovis/contracts/diary'
import { diaryTexts } from './texts.fixture'
import { saveProblemText } from './save-problem'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const t = (key: string, values: Record<string, unknown> = {}) => i18n.t(`mf-diary:${key}`, values)

const textOf = (status: number, code: string, message: string, refusal: DiaryRefusal | null = null) => {
  const answer = { statusCode: status, code, message }
  return saveProblemText(problemOf(new ApiError('answer', `${status} ${message}`, status, {}, { answer, refusal })), t)
}

test('the refusals of the diary are told in the words of the server', () => {
  expect(textOf(409, 'diary-exists', 'Dagboksposten finns redan', { code: 'diary-exists' })).toBe(
    'Dagboksposten finns redan',
  )
  const past: DiaryRefusal = { code: 'diary-in-past', details: { entries: [{ id: 1, problem: 'in-past' }] } }
  expect(textOf(409, 'diary-in-past', 'Du kan inte godkänna', past)).toBe('Du kan inte godkänna')
})

test('a conflict is told by its reason', () => {
  const refusal = { code: 'conflict', details: { reason: 'not-waiting' } } as const
  expect(textOf(409, 'conflict', 'X', refusal)).toBe('Posten väntar inte längre på beslut.')
})

test.each([
  [412, 'stale-version', /Någon annan har ändrat posten/],
  [403, 'forbidden', /Du saknar behörighet/],
  [404, 'not-found', /finns inte längre/],
  [500, 'server-error', /Serverfel/],
])('%i %s is told in words of the diary', (status, code, text) => {
  expect(textOf(status, code, 'X')).toMatch(text)
})

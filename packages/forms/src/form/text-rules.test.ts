import { ValidationError, type StringSchema } from 'yup'
import { linesField, optional, required, textField, type Rule } from './text-rules'

const messageOf = (field: StringSchema<string>, text: string): string | null => {
  try {
    field.validateSync(text, { strict: true })
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.message
  }
}

const says =
  (code: string | null): Rule =>
  () =>
    code
const hostile = ['An\u202ena', 'An\u2066na', 'Anna\u0007', 'An\u0000na', 'An\ud83d', '\u200b', '\u3164', '\u202e']

test.each(hostile)('no field takes %j, whatever its own rule lets pass', text => {
  for (const field of [textField, linesField])
    for (const rule of [says(null), optional(says(null))])
      expect(
        messageOf(
          field(rule, code => `(${code})`),
          text,
        ),
      ).toBe('(hidden-characters)')
})

test('what a rule says comes first, and a text that cannot be seen is none', () => {
  expect(messageOf(textField(says('too-long')), 'A\u0007')).toBe('too-long')
  expect(messageOf(textField(required()), '\u200b')).toBe('required')
})

test('line ends and tabs stand in a field of several lines only', () => {
  expect(messageOf(linesField(says(null)), 'An\r\n\tna')).toBeNull()
  expect(messageOf(textField(says(null)), 'An\tna')).toBe('hidden-characters')
})

test.each(['', '   ', 'Åsa', '👩\u200d⚕️', '\u200bAnna'])('%j is taken', text =>
  expect(messageOf(textField(says(null)), text)).toBeNull(),
)

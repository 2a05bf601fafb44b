import { asPlainLine, hidesCharacters, isVisible, linesHideCharacters, withoutInvisibleEnds } from './hidden-characters'

test.each(['', ' \u00a0', '\u200b', '\u200d\u2060', '\ufeff', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u202e'])(
  '%j shows nothing',
  text => expect(isVisible(text)).toBe(false),
)

test.each(['a', '\u200bå', '👩‍⚕️', '0', '−', '田'])('%j shows something and hides nothing', text => {
  expect([isVisible(text), hidesCharacters(text)]).toEqual([true, false])
})

test.each(['a\u0007b', 'a\u202eb', 'a\u2066b', 'a\u0085b', 'a\u0000', 'a\ud83d', '\udc4da'])(
  '%j hides a character',
  text => {
    expect([hidesCharacters(text), linesHideCharacters(text)]).toEqual([true, true])
  },
)

test('line ends and tabs hide nothing in a text of several lines', () => {
  expect([linesHideCharacters('a\r\n\tb'), hidesCharacters('a\nb')]).toEqual([false, true])
})

test('what cannot be seen goes from the ends only', () => {
  expect(withoutInvisibleEnds('\u200b \ufeffa\u200db@c.d\u00a0\u2060')).toBe('a\u200db@c.d')
})

test.each([
  ['Semester', 'Semester'],
  ['  Se\u0000me\u202ester\u200b', 'Semester'],
  ['en\r\nrad\ttill', 'en rad till'],
  ['\ud800halv', 'halv'],
  ['\u200b\ufeff', ''],
  ['a\ud83d\ude00b', 'a\ud83d\ude00b'],
])('%j is sent as %j', (text, line) => expect(asPlainLine(text, 20)).toBe(line))

test('a cut goes through no pair', () => {
  expect(asPlainLine('abc\ud83d\ude00', 4)).toBe('abc')
})

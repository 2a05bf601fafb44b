import { isValidEmail, isValidPhone } from './contact-details'
import { passwordProblems } from './password-problems'

test('R-464 a password of 7 characters is refused and one of 8 accepted', () => {
  expect(passwordProblems('Aa1!aaa')).toEqual(['too-short'])
  expect(passwordProblems('Aa1!aaaa')).toEqual([])
})

test('R-465 a password without a capital letter is refused', () => {
  expect(passwordProblems('aa1!aaaa')).toEqual(['no-capital-letter'])
  expect(passwordProblems('åÅ1!aaaa')).toEqual([])
})

test('R-466 a password without a number is refused', () => {
  expect(passwordProblems('Aaa!aaaa')).toEqual(['no-number'])
})

test('R-467 a password without a special character is refused', () => {
  expect(passwordProblems('Aa1aaaaa')).toEqual(['no-special-character'])
  expect(passwordProblems('Aa1 aaaa')).toEqual(['no-special-character'])
  expect(passwordProblems('Aa1åaaaa')).toEqual(['no-special-character'])
})

test('an empty password breaks every rule, and characters outside the basic plane count once', () => {
  expect(passwordProblems('')).toEqual(['too-short', 'no-capital-letter', 'no-number', 'no-special-character'])
  expect(passwordProblems('Aa1😀😀😀😀')).toEqual(['too-short'])
})

test('R-471 a phone number of 8 characters is refused and one of 9 accepted', () => {
  expect(isValidPhone('12345678')).toBe(false)
  expect(isValidPhone(' 12345678 ')).toBe(false)
  expect(isValidPhone('123456789')).toBe(true)
})

test('R-472 a phone number of 15 characters is accepted and one of 16 refused', () => {
  expect(isValidPhone('123456789012345')).toBe(true)
  expect(isValidPhone('1234567890123456')).toBe(false)
})

test.each(['a@b.c', 'super@veckovis.example', 'a.b@c.d.e', 'å@ö.se', ' a@b.c '])(
  'R-469 %p is an e-mail address',
  text => expect(isValidEmail(text)).toBe(true),
)

test.each(['a.b@c', 'ab.c', '', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b@c.d', 'a@b.c x'])(
  'R-469 %p is no e-mail address',
  text => expect(isValidEmail(text)).toBe(false),
)

import {
  firstAdminRequest,
  forgotPasswordRequest,
  loginRequest,
  newPasswordRequest,
  signupRequest,
} from '@veckovis/contracts/session'
import { isValidEmail, isValidPhone, passwordProblems } from '@veckovis/domain/account'
import { ValidationError, type Schema } from 'yup'
import en from '../../../locales/en.json'
import { firstAdminSchema, forgotPasswordSchema, loginSchema, newPasswordSchema, signupSchema } from './account-schemas'

const good = {
  firstName: 'Åsa',
  lastName: 'Öberg 😀',
  email: 'asa.oberg@solna.example',
  phone: '070-123 45 67',
  password: 'Veckovis-2026!',
  repeatedPassword: 'Veckovis-2026!',
}

const messageOf = async (schema: Schema, values: object, field: string): Promise<string | null> => {
  try {
    await schema.validate(values, { abortEarly: false })
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.find(inner => inner.path === field)?.message ?? null
  }
}

const emails = ['a@b.c', 'a.b@c', 'ab.c', '@b.c', 'a@b.', 'a@.c', 'a b@c.d', ' a@b.c ', 'a@@b.c', 'å@ä.ö']
const phones = ['12345678', '123456789', '123456789012345', '1234567890123456', ' 123456789 ']
const passwords = ['Aa1!aaa', 'Aa1!aaaa', 'aa1!aaaa', 'Aaa!aaaa', 'Aa1aaaaa', 'Åä1!öööö', 'Aa1 aaaa']

describe('the forms say what the domain says', () => {
  test.each(emails)('R-469 e-mail %j', async email => {
    const message = await messageOf(forgotPasswordSchema, { email }, 'email')
    expect(message).toBe(isValidEmail(email) ? null : 'form.email')
    expect(en.form.email).toBe('E-mail must be valid')
  })

  test.each(phones)('phone %j', async phone => {
    const message = await messageOf(signupSchema, { ...good, phone }, 'phone')
    expect(message).toBe(isValidPhone(phone) ? null : 'form.phone')
    expect(en.form.phone).toBe('Phone must have 9 to 15 characters')
  })

  test.each(passwords)('password %j', async password => {
    const message = await messageOf(newPasswordSchema, { password, repeatedPassword: password }, 'password')
    expect(message).toBe(passwordProblems(password).length === 0 ? null : 'form.password')
    expect(en.form.password).toBe('At least 8 characters with a capital letter, a number and a special character')
  })
})

test.each([
  ['login', loginSchema, ['email', 'password']],
  ['signup', signupSchema, ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatedPassword']],
  ['forgot password', forgotPasswordSchema, ['email']],
  ['new password', newPasswordSchema, ['password', 'repeatedPassword']],
  ['first admin', firstAdminSchema, ['firstName', 'lastName', 'email', 'password', 'repeatedPassword']],
])('R-470 every field of the %s form is required', async (_name, schema, fields) => {
  const empty = Object.fromEntries(fields.map(field => [field, '']))
  for (const field of fields) {
    expect(await messageOf(schema, empty, field)).toBe('form.required')
  }
  expect(en.form.required).toBe('This field is required.')
})

test('a name of spaces is an empty name, for the form and for the server', async () => {
  expect(await messageOf(signupSchema, { ...good, firstName: '   ' }, 'firstName')).toBe('form.required')
  expect(signupRequest.safeParse({ ...requestOf(good), firstName: '   ' }).success).toBe(false)
})

test('R-468 two different passwords do not match', async () => {
  const values = { password: 'Veckovis-2026!', repeatedPassword: 'Veckovis-2027!' }
  expect(await messageOf(newPasswordSchema, values, 'repeatedPassword')).toBe('form.passwordMatch')
  expect(en.form.passwordMatch).toBe('Passwords do not match')
})

const requestOf = ({ firstName, lastName, email, phone, password }: typeof good) => ({
  firstName,
  lastName,
  email: email.trim(),
  phone: phone.trim(),
  password,
})

const token = 'x'.repeat(43)
const longTexts = ['x'.repeat(100), 'x'.repeat(101), '😀'.repeat(50), 'Anna www.evil.se', 'x.se/', 'A. Berg', 'A.Berg']

test.each(longTexts)('what the signup form accepts, the contract accepts too (name of %#)', async firstName => {
  const accepted = (await messageOf(signupSchema, { ...good, firstName }, 'firstName')) === null
  expect(signupRequest.safeParse(requestOf({ ...good, firstName })).success).toBe(accepted)
})

test('filled in forms make requests that the contract accepts', () => {
  const { firstName, lastName, email, password } = good
  expect(loginRequest.safeParse({ email, password }).success).toBe(true)
  expect(signupRequest.safeParse(requestOf(good)).success).toBe(true)
  expect(forgotPasswordRequest.safeParse({ email }).success).toBe(true)
  expect(newPasswordRequest.safeParse({ token, password }).success).toBe(true)
  expect(firstAdminRequest.safeParse({ token, firstName, lastName, email, password }).success).toBe(true)
})

const hostile = ['An\u202ena@b.c', 'Anna\u0007@b.c', 'An\tna@b.c', 'An\ud83dna@b.c']

test.each([
  ['signup', signupSchema, ['firstName', 'lastName', 'email', 'phone']],
  ['login', loginSchema, ['email']],
  ['forgot password', forgotPasswordSchema, ['email']],
  ['first admin', firstAdminSchema, ['firstName', 'lastName', 'email']],
])('every text of the %s form says that something is hidden in it', async (_name, schema, fields) => {
  for (const field of fields) {
    for (const text of hostile) expect(await messageOf(schema, { ...good, [field]: text }, field)).toBe('form.hidden')
    expect(await messageOf(schema, { ...good, [field]: '\u200b' }, field)).toBe('form.required')
  }
})

test('what came along around an e-mail is no fault of it', async () => {
  const email = '\u200b asa@b.c\ufeff'
  expect(await messageOf(forgotPasswordSchema, { email }, 'email')).toBeNull()
  expect(forgotPasswordRequest.parse({ email })).toEqual({ email: 'asa@b.c' })
})

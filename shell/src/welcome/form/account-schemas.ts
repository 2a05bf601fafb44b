import { isValidEmail, isValidPhone, passwordProblems } from '@veckovis/domain/account'
import { hidesCharacters, holdsAddress, isVisible, withoutInvisibleEnds } from '@veckovis/domain/text'
import { object, ref, string } from 'yup'

// The messages are keys of the shell's texts. What a rule says is decided in the domain, never here.

const longestName = 100
const longestEmail = 254
const longestPassword = 200

const required = () => string().ensure().test('required', 'form.required', isVisible)

const line = () => required().test('hidden', 'form.hidden', text => !hidesCharacters(text))

const email = () =>
  required()
    .max(longestEmail, 'form.tooLong')
    // What cannot be seen around it came along when it was pasted; the server lets it go.
    .test('hidden', 'form.hidden', text => !hidesCharacters(withoutInvisibleEnds(text)))
    .test('email', 'form.email', text => !isVisible(text) || isValidEmail(withoutInvisibleEnds(text)))

const name = () =>
  line()
    .max(longestName, 'form.tooLong')
    .test('address', 'form.holdsAddress', text => !holdsAddress(text))

const phone = () => line().test('phone', 'form.phone', text => !isVisible(text) || isValidPhone(text))

const newPassword = () =>
  required()
    .max(longestPassword, 'form.tooLong')
    .test('password', 'form.password', text => text === '' || passwordProblems(text).length === 0)

const repeatedPassword = () => required().oneOf([ref('password')], 'form.passwordMatch')

export const loginSchema = object({
  email: email(),
  password: string().ensure().min(1, 'form.required').max(longestPassword, 'form.tooLong'),
})

export const signupSchema = object({
  firstName: name(),
  lastName: name(),
  email: email(),
  phone: phone(),
  password: newPassword(),
  repeatedPassword: repeatedPassword(),
})

export const forgotPasswordSchema = object({ email: email() })

export const newPasswordSchema = object({ password: newPassword(), repeatedPassword: repeatedPassword() })

export const firstAdminSchema = object({
  firstName: name(),
  lastName: name(),
  email: email(),
  password: newPassword(),
  repeatedPassword: repeatedPassword(),
})

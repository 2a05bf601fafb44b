import { z } from 'zod'
import { boundedText, emailText, nameInMails, personText } from '../wire/primitives'

/** POST /auth/login and POST /token/refresh answer this pair. */
export const tokenPair = z.strictObject({ access_token: z.string().min(1), refresh_token: z.string().min(1) })
export type TokenPair = z.infer<typeof tokenPair>

/** A password as it is sent: what it has to be is the server's to say. */
export const secretText = boundedText(200).min(1)

export const loginRequest = z.strictObject({
  email: emailText,
  password: secretText,
  /** The session lasts longer than a day's work; a page that was opened before the server knew of it leaves it out. */
  remember: z.boolean().default(false),
})
export type LoginRequest = z.infer<typeof loginRequest>

/** POST /auth/signup. The server checks the rules of the password, the e-mail and the phone itself. */
export const signupRequest = z.strictObject({
  firstName: nameInMails(100),
  lastName: nameInMails(100),
  email: emailText,
  phone: personText(15),
  password: secretText,
})
export type SignupRequest = z.infer<typeof signupRequest>

export const forgotPasswordRequest = z.strictObject({ email: emailText })

/** POST /auth/new-password. `token` comes from the link in the mail. */
export const newPasswordRequest = z.strictObject({
  token: boundedText(200).min(20),
  password: secretText,
})
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>

/** POST /auth/confirm-email: the link of a sign-up's mail, and the password of the account. */
export const confirmEmailRequest = z.strictObject({ ...newPasswordRequest.shape })
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequest>

/** POST /auth/invitation: the link of an invitation's mail, and the password that its reader chooses. */
export const acceptInvitationRequest = z.strictObject({ ...newPasswordRequest.shape })

/** POST /auth/invitation/look: what the link of a mail is worth still. */
export const invitationLookRequest = newPasswordRequest.pick({ token: true })

/** POST /auth/first-admin: the one-time link that a start without a super admin prints. */
export const firstAdminRequest = z.strictObject({
  token: boundedText(200).min(20),
  firstName: nameInMails(100),
  lastName: nameInMails(100),
  email: emailText,
  password: secretText,
})
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>

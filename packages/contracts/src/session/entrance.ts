export { currentUser, type CurrentUser } from './current-user'
export {
  confirmEmailRequest,
  firstAdminRequest,
  forgotPasswordRequest,
  loginRequest,
  newPasswordRequest,
  signupRequest,
  tokenPair,
  type ConfirmEmailRequest,
  type FirstAdminRequest,
  type LoginRequest,
  type NewPasswordRequest,
  type SignupRequest,
  type TokenPair,
} from './tokens'
export { sessionRefusal, type SessionRefusal } from './session-refusals'

export { currentUser, type CurrentUser } from './current-user'
export { invitationLook, type InvitationLook, type InvitationState } from './invitation'
/** @internal for the tests that read a state out of the database */
export { invitationState } from './invitation'
export { ownPasswordRequest, ownSessions, type OwnPasswordRequest, type OwnSession } from './own-account'
export {
  acceptInvitationRequest,
  confirmEmailRequest,
  firstAdminRequest,
  forgotPasswordRequest,
  invitationLookRequest,
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
export { sessionRefusal, type SessionEnd, type SessionRefusal } from './session-refusals'

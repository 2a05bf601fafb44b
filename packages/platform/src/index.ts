export {
  apiClient,
  hasSessionExpired,
  whySessionEnded,
  hasStoredToken,
  setActiveUnit,
  signIn,
  signOut,
  startPlatform,
  startSession,
} from './platform'
export { platformStore } from './store'
export { PlatformProvider } from './platform-provider'

export { VersionSkew } from './api/version-skew'
export { ApiError, isFailure, type ApiErrorKind, type ApiFailure } from './api/api-error'
export type { AnswerSchema, ApiClient, CallOptions, Versioned } from './api/api-types'
export { uploadAddress } from './api/api-base'
export { answered } from './api/answered'
export { askQuery } from './api/ask-query'
export { askedOnTheWay } from './api/asked-on-the-way'

export {
  activeUnitAtom,
  sessionAtom,
  sessionStateAtom,
  sessionWaitingAtom,
  type SessionState,
  type SessionStatus,
} from './session/session-state'
export { forgetReturnPath, returnPathAtom } from './session/return-place'
export { holderOf, unitsHeld, type SessionUser } from './session/session-user'
export { findUnitInTree, type ActiveUnit } from './session/active-unit'
export { useActiveUnit, useLanguage, useSession } from './session/session-hooks'
export { hasOwnRight, useOwnRight } from './session/own-rights'
export { loadContracts, preloadContracts } from './session/load-contracts'
export type { SignInProblem, SignInResult } from './session/sign-in'

export { addMessages, i18n } from './language/i18n'
export { addOwnTexts, withTexts } from './language/own-texts'
export { registerMessages, setLanguage } from './language/change-language'
export { languageAtom, type Language } from './language/language'
export { useTranslation, type Words } from './language/use-translation'

export { setTheme, shownThemeAtom, themeAtom, type ThemePreference } from './frame/theme'
export { onlineAtom, useOnline, whenBackOnline } from './frame/online'
export { progressAtom, progressDuration, startProgress, type Progress } from './frame/progress'
export { navigateTo } from './frame/navigation'
export { closedUnitAtom, tellOpenUnit } from './frame/closed-unit'
export { licenceRefusalsAtom } from './frame/licence-refusal'
export { holdBottomBar } from './frame/bottom-bar'
export { narrowMenuAtom, useNarrowMenu } from './frame/narrow-menu'
export { printPeriodAtom, usePrintPeriod } from './frame/print-period'
export {
  closeUnitPicker,
  requestUnitPicker,
  requestUnitSearch,
  setUnitSwitchDisabled,
  unitPickerOpenAtom,
  unitPickerSearchesAtom,
  unitSwitchDisabledAtom,
} from './frame/unit-switch'

export {
  dismissNotification,
  notificationsAtom,
  notify,
  staysShown,
  type Notification,
  type NotificationAction,
  type NotificationTone,
} from './feedback/notifications'
export { onProblem, reportProblem } from './frame/report-problem'

export {
  leaveGuard,
  leaveQuestionAtom,
  type LeaveChoice,
  type LeavePhase,
  type LeaveQuestion,
  type UnsavedWork,
} from './leaving/leave-guard'
export { createUnderWay, type UnderWay } from './leaving/under-way'
export { GuardedLink } from './leaving/guarded-link'
export { useNavigateGuarded } from './leaving/use-navigate-guarded'
export { draftKeyPrefix } from './leaving/drafts'
export type { DraftKind, DraftPlace, DraftProblem, FoundDraft } from './leaving/draft-store'
export { useDraft, useKeptDrafts, useLateDraft, type DraftKeeper, type KeptDraft } from './leaving/use-draft'

export { PlaceSlot } from './places/place-slot'
export { useOpenPlace, usePlaceContext, type OpenPlace, type PlaceContexts, type PlaceName } from './places/places'

export { useProgress } from './loading/use-progress'

export { keptInBrowser, keptInTab, type Kept } from './kept/kept'
export { keptChoice, useKeptChoice } from './kept/kept-choice'
export { useWaitingCounted, waitingCountedAtom } from './kept/waiting-counted'
export { WaitingSwitch } from './kept/waiting-switch'

export { createRemoteApp, type RemoteAppOptions } from './remote/create-remote-app'
export type { MountProps, RemoteApp } from './remote/remote-app'
export { ErrorView, RemoteErrorBoundary } from './remote/remote-error-boundary'
export { fetchCode, onMissingCode } from './remote/fetch-code'
export { lazyPage, type LazyPage } from './remote/lazy-page'

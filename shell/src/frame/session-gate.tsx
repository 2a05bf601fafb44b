import { welcomePaths } from '@veckovis/contracts/pages'
import {
  forgetReturnPath,
  hasStoredToken,
  lazyPage,
  platformStore,
  returnPathAtom,
  sessionStateAtom,
  startSession,
  useTranslation,
} from '@veckovis/platform'
import { Navigate, useLocation } from '@veckovis/platform/router'
import { Page, ProblemNotice, Skeleton } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { removeFirstForm } from '../welcome/first-form/take-over'
import { MissingPage } from './pages/missing-page'
import { documentWasMissing } from './routing/document-status'
import { withoutTrailingSlashes } from '@veckovis/domain/text'
import { unitParameter } from './routing/unit-parameter'

const SignedInArea = lazyPage(() =>
  import(/* webpackChunkName: 'frame' */ './signed-in-area').then(module => module.SignedInArea),
)

/** The sign-in form of the page itself stands in its place, where there is one (welcome/first-form). */
const Starting = () => {
  const { t } = useTranslation('shell')
  return (
    <main data-starting>
      <Page width="narrow">
        <Skeleton lines={5} label={t('frame.loading')} />
      </Page>
    </main>
  )
}

const Welcome = lazyPage(
  () => import(/* webpackChunkName: 'welcome' */ '../welcome/welcome').then(module => module.Welcome),
  Starting,
)

/** Code of what will most likely be shown, fetched while the user is. */
export const preloadFirstPage = (): void => {
  const first = hasStoredToken() ? SignedInArea : Welcome
  void first.preload()
}

/** The user could not be fetched: the tokens stay, and nothing is redirected. */
const SessionFailed = ({ message }: { message: string }) => {
  const { t } = useTranslation('shell')
  return (
    <main>
      <Page width="narrow" title={t('error.title')}>
        <ProblemNotice
          title={t('error.session')}
          text={message}
          retry={{ label: t('error.retry'), run: () => void startSession() }}
        />
      </Page>
    </main>
  )
}

const SignedOutMissing = () => (
  <main>
    <MissingPage standalone />
  </main>
)

/** Anyone who follows a link that names its unit is led there once signed in; any other address leads to the index. */
const ToSignIn = () => {
  const { pathname, search } = useLocation()
  const state = new URLSearchParams(search).has(unitParameter) ? { wanted: `${pathname}${search}` } : null
  return <Navigate to="/login" replace state={state} />
}

const wantedPath = (state: unknown): string | null => {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null
  const { wanted } = state
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) ? wanted : null
}

/** Addresses that need no token. */
const isWelcomePath = (path: string): boolean => welcomePaths.some(welcome => welcome === path)

/** Who is there decides between the welcome screens and the signed-in frame. */
export const SessionGate = () => {
  const state = useAtomValue(sessionStateAtom, { store: platformStore })
  const returnPath = useAtomValue(returnPathAtom, { store: platformStore })
  const location = useLocation()
  const path = withoutTrailingSlashes(location.pathname)

  useEffect(() => {
    if (path !== '/login') forgetReturnPath()
  }, [path])

  // Anyone who is there after all, by another tab, has no use for it.
  useEffect(() => {
    if (state.status === 'ready') removeFirstForm()
  }, [state.status])

  if (state.status === 'starting') return <Starting />
  if (state.status === 'ready' && path === '/login')
    return <Navigate to={returnPath ?? wantedPath(location.state) ?? '/'} replace />
  if (isWelcomePath(path)) return <Welcome />
  if (state.status === 'ready') return <SignedInArea />
  if (state.status === 'failed') return <SessionFailed message={state.message} />
  return documentWasMissing() ? <SignedOutMissing /> : <ToSignIn />
}

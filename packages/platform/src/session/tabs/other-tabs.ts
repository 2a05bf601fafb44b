import { leaveGuard, type UnsavedWork } from '../../leaving/leave-guard'
import type { TokenPair } from '@veckovis/contracts/session'
import { accessTokenIssue, accessTokenSession } from '../access-token-claims'
import { loadContracts } from '../load-contracts'
import type { TokenStore } from '../token-store'
import { askerOf } from './ask-others'
import { createLivingTabs, type TabLocks } from './living-tabs'
import { openTabChannel, type TabChannel } from './tab-channel'
import { unsavedElsewhere } from './unsaved-elsewhere'

export type OtherTabsDependencies = {
  tokens: TokenStore
  locks: TabLocks | undefined
  /** Only a tab that is signed in gives its session away. */
  isSignedIn: () => boolean
  /** The person has signed out of this session in another tab. */
  onSignedOut: () => void
}

/** What the tabs of one browser have to do with each other's session, when each keeps its tokens to itself. */
export type OtherTabs = {
  /** This tab is signed in: it answers the others from now on. */
  join(): void
  leave(): void
  /** The session of a living tab, for a tab that has none; null when none answers. */
  takeOver(): Promise<TokenPair | null>
  /** What another tab holds of the same session, when that is newer: the own refresh token is then spent. */
  newerPair(held: TokenPair): Promise<TokenPair | null>
  /** What is unsaved in other tabs of this session, as one piece of work. */
  unsaved(): Promise<UnsavedWork | null>
  tellSignedOut(): Promise<void>
}

const answerOthers = (channel: TabChannel, dependencies: OtherTabsDependencies, ownSession: () => string | null) => {
  const { tokens, isSignedIn, onSignedOut } = dependencies
  const isMine = (about: unknown): boolean => isSignedIn() && about !== null && about === ownSession()
  channel.answer('session', about => {
    const pair = tokens.read()
    return pair !== null && isSignedIn() && (about === null || isMine(about)) ? pair : undefined
  })
  channel.answer('unsaved', about => (isMine(about) ? leaveGuard.isDirty() : undefined))
  channel.answer('save', about => (isMine(about) ? leaveGuard.saveAll() : undefined))
  channel.answer('signed-out', about => {
    if (!isMine(about)) return undefined
    onSignedOut()
    return true
  })
}

const issueOf = ({ access_token }: TokenPair): number => accessTokenIssue(access_token) ?? Number.NEGATIVE_INFINITY

const pairsIn = async (answers: readonly unknown[]): Promise<readonly TokenPair[]> => {
  if (answers.length === 0) return []
  const { tokenPair } = await loadContracts()
  return answers.flatMap(answer => {
    const pair = tokenPair.safeParse(answer)
    return pair.success ? [pair.data] : []
  })
}

export const createOtherTabs = (dependencies: OtherTabsDependencies): OtherTabs => {
  const { tokens, locks } = dependencies
  const living = createLivingTabs(locks)
  const channel = openTabChannel('veckovis-session')
  const ask = askerOf(living, channel)
  const ownSession = (): string | null => accessTokenSession(tokens.read()?.access_token ?? '')
  answerOthers(channel, dependencies, ownSession)

  return {
    join: () => {
      const session = ownSession()
      if (session !== null) living.enter(session)
    },
    leave: living.leave,
    takeOver: async () => (await pairsIn(await ask('session', null, { answers: 1 })))[0] ?? null,
    newerPair: async held => {
      const session = accessTokenSession(held.access_token)
      if (session === null) return null
      const pairs = await pairsIn(await ask('session', session))
      const newest = [...pairs].sort((one, other) => issueOf(other) - issueOf(one))[0]
      return newest !== undefined && issueOf(newest) > issueOf(held) ? newest : null
    },
    unsaved: async () => {
      const session = ownSession()
      return session === null ? null : unsavedElsewhere(ask, session)
    },
    tellSignedOut: async () => {
      const session = ownSession()
      if (session !== null) await ask('signed-out', session)
    },
  }
}

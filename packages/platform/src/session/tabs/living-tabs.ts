const prefix = 'veckovis-session '

export type TabLocks = Pick<LockManager, 'request' | 'query'>

/** Which tabs of this browser are signed in. Each holds a shared lock, which goes with the tab however it ends. */
export type LivingTabs = {
  enter(sessionId: string): void
  leave(): void
  /** How many other tabs are signed in, to this session or to any; null where the browser has no Web Locks. */
  others(sessionId: string | null): Promise<number | null>
}

export const createLivingTabs = (locks: TabLocks | undefined): LivingTabs => {
  let own: { readonly sessionId: string; readonly release: () => void } | null = null

  const leave = () => {
    own?.release()
    own = null
  }

  return {
    leave,
    enter: sessionId => {
      if (locks === undefined || own?.sessionId === sessionId) return
      leave()
      let release: () => void = () => undefined
      const isOver = new Promise<void>(resolve => {
        release = resolve
      })
      own = { sessionId, release }
      void locks.request(prefix + sessionId, { mode: 'shared' }, () => isOver)
    },
    others: async sessionId => {
      if (locks === undefined) return null
      const { held } = await locks.query()
      const isMeant = (name: string) => (sessionId === null ? name.startsWith(prefix) : name === prefix + sessionId)
      const tabs = (held ?? []).filter(({ name }) => name !== undefined && isMeant(name)).length
      const isOneMine = own !== null && isMeant(prefix + own.sessionId)
      return Math.max(0, tabs - (isOneMine ? 1 : 0))
    },
  }
}

/** What brings a module onto the page, in the order in which single-spa calls it. */
export const lifecycles = ['load', 'bootstrap', 'mount'] as const
export type Lifecycle = (typeof lifecycles)[number]

export const isWithin = (goal: Lifecycle, lifecycle: Lifecycle): boolean =>
  lifecycles.indexOf(lifecycle) <= lifecycles.indexOf(goal)

/** From the first lifecycle to the unmount, whatever versions run meanwhile. */
export interface Visit {
  /** The lifecycle that has been called last. */
  goal: Lifecycle
  /** Resolves when nobody waits for the page any more. */
  readonly left: Promise<void>
  leave(): void
}

export const newVisit = (goal: Lifecycle): Visit => {
  let leave = () => {}
  const left = new Promise<void>(resolve => (leave = resolve))
  return { goal, left, leave }
}

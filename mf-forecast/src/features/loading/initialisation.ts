export const pollInterval = 500
export const mostPolls = 10

/** The wait for a signed-in user with an active unit; it ends by itself when both are there. */
export type Initialisation =
  | { readonly phase: 'polling'; readonly polls: number }
  | { readonly phase: 'timed-out' }
  | { readonly phase: 'unit-missing' }

export type InitialisationEvent =
  | { readonly type: 'polled' }
  | { readonly type: 'retried'; readonly hasUnit: boolean }
  /** The person is at it: nothing has timed out, and the wait begins again when the dialog has been closed. */
  | { readonly type: 'choosing' }

export const startOfInitialisation: Initialisation = { phase: 'polling', polls: 0 }

export const nextInitialisation = (state: Initialisation, event: InitialisationEvent): Initialisation => {
  if (event.type === 'choosing') return startOfInitialisation
  if (event.type === 'retried') return event.hasUnit ? startOfInitialisation : { phase: 'unit-missing' }
  if (state.phase !== 'polling') return state
  return state.polls + 1 < mostPolls ? { phase: 'polling', polls: state.polls + 1 } : { phase: 'timed-out' }
}

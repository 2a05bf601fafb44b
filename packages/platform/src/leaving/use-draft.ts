import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import {
  draftKey,
  findDraft,
  listDrafts,
  removeDraft,
  storageOf,
  storeDraft,
  type DraftKind,
  type DraftPlace,
  type DraftProblem,
  type FoundDraft,
} from './draft-store'
import { flushPendingDraft, flushPendingDrafts, forgetPendingDraft, writeAfterPause } from './pending-drafts'
import { useSession } from '../session/session-hooks'

export type DraftKeeper<Value> = {
  /** What was kept before the form opened. */
  readonly found: FoundDraft<Value> | null
  /** Keeps a value: after a pause in typing, and at once when the page is left. */
  readonly keep: (value: Value) => void
  /** Keeps a value at once, and says why where that fails: for what stands nowhere else. */
  readonly keepNow: (value: Value) => DraftProblem | null
  /** Nothing is kept any more: it was saved, or thrown away. */
  readonly discard: () => void
  readonly problem: DraftProblem | null
}

/**
 * One draft of the signed-in person at a unit, in this browser or tab: it survives reload, crash and an ended session,
 * and is gone after sign-out. `kind` has to be a constant. Nothing is found, and nothing kept, without a session.
 */
export const useDraft = <Value>(
  kind: DraftKind<Value>,
  { unitId, subject }: Omit<DraftPlace, 'userId'>,
): DraftKeeper<Value> => {
  const userId = useSession()?.id
  const [problem, setProblem] = useState<DraftProblem | null>(null)
  const keeper = useMemo(() => {
    if (userId === undefined) return null
    const place = { userId, unitId, subject }
    const key = draftKey(kind.name, place)
    const store = (value: Value) => {
      const refused = storeDraft(storageOf(kind), kind, place, { value, savedAt: new Date() })
      setProblem(refused)
      return refused
    }
    return {
      key,
      found: findDraft(storageOf(kind), kind, place),
      keep: (value: Value) => writeAfterPause(key, () => void store(value)),
      keepNow: (value: Value) => {
        forgetPendingDraft(key)
        return store(value)
      },
      discard: () => {
        forgetPendingDraft(key)
        removeDraft(storageOf(kind), kind.name, place)
        setProblem(null)
      },
    }
  }, [kind, userId, unitId, subject])

  // The form goes: what is still waiting for a pause is written now.
  useEffect(() => (keeper === null ? undefined : () => flushPendingDraft(keeper.key)), [keeper])

  return {
    found: keeper?.found ?? null,
    keep: value => keeper?.keep(value),
    keepNow: value => (keeper === null ? 'storage-refused' : keeper.keepNow(value)),
    discard: () => keeper?.discard(),
    problem,
  }
}

/** The same for what has its subject only when there is something to keep: a record that has just been made. */
export const useLateDraft = <Value>(kind: DraftKind<Value>, unitId: number) => {
  const userId = useSession()?.id
  return (subject: string): Pick<DraftKeeper<Value>, 'found' | 'keepNow'> => {
    if (userId === undefined) return { found: null, keepNow: () => 'storage-refused' }
    const [storage, place] = [storageOf(kind), { userId, unitId, subject }]
    return {
      found: findDraft(storage, kind, place),
      keepNow: value => storeDraft(storage, kind, place, { value, savedAt: new Date() }),
    }
  }
}

export type KeptDraft<Value> = FoundDraft<Value> & { readonly subject: string; readonly discard: () => void }

/** The drafts of a kind at the unit, so that a list can offer them: go on, or throw away. */
export const useKeptDrafts = <Value>(kind: DraftKind<Value>, unitId: number): KeptDraft<Value>[] => {
  const userId = useSession()?.id
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  const [times, readAgain] = useReducer((before: number) => before + 1, 0)
  const drafts = useMemo(
    () => (userId === undefined ? [] : listDrafts(storageOf(kind), kind, { userId, unitId })),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- read again when something was written
    [kind, userId, unitId, times],
  )
  // The form that was left for this list may still have waited for a pause in typing.
  useLayoutEffect(() => {
    if (flushPendingDrafts()) readAgain()
  }, [])
  if (userId === undefined) return []
  return drafts
    .filter(({ subject }) => !discarded.includes(subject))
    .map(draft => ({
      ...draft,
      discard: () => {
        removeDraft(storageOf(kind), kind.name, { userId, unitId, subject: draft.subject })
        setDiscarded(before => [...before, draft.subject])
      },
    }))
}

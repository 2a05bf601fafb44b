import {
  obstacleOfWeek,
  outcomeKinds,
  storedTyped,
  typedIn,
  withTyped,
  type EditedOutcome,
  type TypedCell,
} from '@veckovis/domain/outcome'
import type { DraftKind } from '@veckovis/platform'

type KeptCell = TypedCell & { readonly before: number | null }

/** Typed cells that are not saved, with what was stored in them then. */
export type OutcomeDraft = { readonly cells: readonly KeptCell[] }

const isValue = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value)

const isCell = (value: unknown): value is KeptCell => {
  if (typeof value !== 'object' || value === null) return false
  const has = (name: string): unknown => Object.entries(value).find(([key]) => key === name)?.[1]
  const week = has('week')
  return (
    outcomeKinds.some(kind => kind === has('kind')) &&
    Number.isSafeInteger(has('serverId')) &&
    typeof week === 'number' &&
    week >= 1 &&
    week <= 53 &&
    'value' in value &&
    isValue(value.value) &&
    'before' in value &&
    isValue(value.before)
  )
}

export const outcomeDraftKind: DraftKind<OutcomeDraft> = {
  name: 'outcome',
  version: 1,
  read: stored => {
    if (typeof stored !== 'object' || stored === null || !('cells' in stored) || !Array.isArray(stored.cells))
      return null
    const cells: unknown[] = stored.cells
    return cells.every(isCell) ? { cells } : null
  },
}

export const draftOf = ({ edits, stored }: EditedOutcome): OutcomeDraft => ({
  cells: [...edits.values()].map(cell => ({ ...cell, before: storedTyped(stored, cell) })),
})

/** What a draft would change now: cells that have the same value by now are no change, those of closed weeks are left alone. */
export const withDraft = (state: EditedOutcome, { cells }: OutcomeDraft) => {
  const differing = cells.filter(cell => typedIn(state, cell) !== cell.value)
  const open = differing.filter(({ week }) => obstacleOfWeek(state, week) === null)
  return {
    state: withTyped(
      state,
      open.map(({ kind, serverId, week, value }) => ({ kind, serverId, week, value })),
    ),
    count: open.length,
    changedSince: open.filter(cell => storedTyped(state.stored, cell) !== cell.before).length,
    closed: differing.filter(cell => !open.includes(cell)),
  }
}

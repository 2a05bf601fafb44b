import { outcomeCellKey, type OutcomePlace } from './outcome-places'
import { obstacleOfWeek, storedTyped, typedIn, withTyped, type EditedOutcome, type TypedCell } from './edited-outcome'

type Change = OutcomePlace & { readonly before: number | null; readonly after: number | null }

/** One act of a person: what it changed. */
type Step = readonly Change[]

type OutcomeSteps = { readonly done: readonly Step[]; readonly undone: readonly Step[] }

export const noOutcomeSteps: OutcomeSteps = { done: [], undone: [] }

const mostSteps = 200

const changesBetween = (before: EditedOutcome, after: EditedOutcome): Step => {
  const cells = new Map<string, TypedCell>([...before.edits, ...after.edits])
  return [...cells.values()].flatMap(({ kind, serverId, week }): Change[] => {
    const cell = { kind, serverId, week }
    const change = { ...cell, before: typedIn(before, cell), after: typedIn(after, cell) }
    return change.before === change.after ? [] : [change]
  })
}

/** What a person did, to be undone; what could be redone is over. */
export const recordOutcomeStep = (steps: OutcomeSteps, before: EditedOutcome, after: EditedOutcome): OutcomeSteps => {
  const step = changesBetween(before, after)
  return step.length === 0 ? steps : { done: [...steps.done, step].slice(-mostSteps), undone: [] }
}

type Moved = { readonly state: EditedOutcome; readonly steps: OutcomeSteps; readonly leftAlone: number }

/** What a cell gets; null where its week takes nothing any more. */
const movedCell = (state: EditedOutcome, change: Change, to: 'before' | 'after'): TypedCell | null => {
  const { kind, serverId, week } = change
  const cell = { kind, serverId, week }
  if (obstacleOfWeek(state, week) === null) return { ...cell, value: change[to] }
  // What was typed before the week was complete cannot be saved, but it can be taken away.
  const isTakenAway = to === 'before' && state.edits.has(outcomeCellKey(cell))
  return isTakenAway ? { ...cell, value: storedTyped(state.stored, cell) } : null
}

const move = (state: EditedOutcome, step: Step, to: 'before' | 'after') => {
  const cells = step.flatMap(change => movedCell(state, change, to) ?? [])
  return { state: withTyped(state, cells), leftAlone: step.length - cells.length }
}

/** Null where nothing is to be undone; weeks that are complete by now only lose what is not saved. */
export const undoOutcome = (state: EditedOutcome, { done, undone }: OutcomeSteps): Moved | null => {
  const step = done.at(-1)
  if (step === undefined) return null
  return { ...move(state, step, 'before'), steps: { done: done.slice(0, -1), undone: [...undone, step] } }
}

export const redoOutcome = (state: EditedOutcome, { done, undone }: OutcomeSteps): Moved | null => {
  const step = undone.at(-1)
  if (step === undefined) return null
  return { ...move(state, step, 'after'), steps: { done: [...done, step], undone: undone.slice(0, -1) } }
}

/** Settles cells that two have changed: mine stay edits, theirs are what is stored. */
export const withChoices = (state: EditedOutcome, theirs: readonly OutcomePlace[]): EditedOutcome => {
  const given = new Set(theirs.map(outcomeCellKey))
  return { ...state, edits: new Map([...state.edits].filter(([key]) => !given.has(key))) }
}

import { columnPlaceAt, isEditable, sizeOf } from '../content/content'
import type { Position } from '../content/positions'
import { cancel, commit, isOpen } from '../editing/editing'
import { explaining } from '../editing/explain'
import { nextEditable, type Move } from '../selection/moves'
import { collapse, extend, move, moveAlongNames, put } from '../selection/selecting'
import type { Place, SheetState } from '../state/sheet-state'
import { done, left, taken, type Answer, type Step } from '../state/step'
import { run } from './commands'
import { isTyping, type Keystroke } from './keystroke'
import { commandFor, isCaretKey, moveForKey } from './sheet-keys'

/** A key over a cell. `inAction`: a control of the caller's has it; `page` measures how many columns are seen. */
export type Pressed = { stroke: Keystroke; at: Position; inAction: boolean; page: () => number }

/** A control in the sheet has keys of its own, but what was done can be undone from there too. */
export const answerKeyOnControl = (state: SheetState, stroke: Keystroke): Answer => {
  const command = commandFor(stroke)
  return command === 'undo' || command === 'redo' ? run(state, command, { row: 0, column: 0 }) : left(state)
}

/** A key on the button that folds a group. */
export const answerKeyOnFold = (state: SheetState, stroke: Keystroke, groupId: string): Answer => {
  const to = moveForKey(stroke)
  return to === 'up' || to === 'down'
    ? taken(moveAlongNames(state, { groupId }, to))
    : answerKeyOnControl(state, stroke)
}

const answerTab = (state: SheetState, { stroke, at, inAction }: Pressed): Answer => {
  const { altKey, ctrlKey, metaKey, shiftKey } = stroke
  if (altKey || ctrlKey || metaKey || inAction) return left(state)
  const place = columnPlaceAt(state.content, at)
  const goOn = (after: SheetState): Answer => {
    if (after.leavesOnTab) return { ...done(after, { kind: 'leave', backwards: shiftKey }), key: 'left' }
    const { content } = after
    const next = nextEditable(at, shiftKey ? -1 : 1, sizeOf(content), position => isEditable(content, position))
    return next === undefined ? left(after) : taken(done(put(after, next), { kind: 'focus', at: next }))
  }
  if (place === null || !isOpen(state, place)) return goOn(state)
  // Refused, the key is taken; what is taken by the caller goes on as said above.
  return { key: 'taken', ...commit(state, place, goOn) }
}

const withoutKey = ({ state, deeds }: Answer): Step => ({ state, deeds })

/** The other arrows move the caret. */
const endingMoves: ReadonlyMap<string, Move> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
])

/** On to the next cell of what is filled in: down, or along a sheet of one line. */
const afterEnter = ({ content: { line } }: SheetState, shiftKey: boolean): Move => {
  if (line === 'row') return shiftKey ? 'left' : 'right'
  return shiftKey ? 'up' : 'down'
}

const answerWhileOpen = (state: SheetState, { stroke, at, page }: Pressed, place: Place): Answer => {
  const command = commandFor(stroke)
  const { key, shiftKey } = stroke
  // Undoing an edit is not also a wish to close the dialog around the sheet.
  if (key === 'Escape') return { ...done({ ...cancel(state, place), leavesOnTab: false }), key: 'kept' }
  // To the browser these keys mean reloading the page and making a bookmark.
  if (command === 'fillRight' || command === 'fillDown') return taken(done(state))
  if (command === 'inspect' || command === 'annotate')
    return taken(commit(state, place, after => withoutKey(run(after, command, at))))
  const to = key === 'Enter' ? afterEnter(state, shiftKey) : endingMoves.get(key)
  if (to === undefined) return left(state)
  return taken(commit(state, place, after => move(after, at, to, page)))
}

/** A key that the caller answers itself; a finger that stays on Shift means the sheet's own. */
const ownKeyOf = ({ content }: SheetState, { stroke, at }: Pressed): string | undefined => {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = stroke
  if (shiftKey || ctrlKey || metaKey || altKey || isEditable(content, at)) return undefined
  return content.ownKeys.find(own => own === (key.length === 1 ? key.toLowerCase() : key))
}

const answerCaretKey = (state: SheetState, { stroke, at, page }: Pressed): Answer => {
  const to = moveForKey(stroke)
  if (to === undefined) return taken(done(state))
  return taken(stroke.shiftKey ? extend(state, at, to, page) : move(state, at, to, page))
}

/** What a key over a cell comes to. */
export const answerKey = (state: SheetState, pressed: Pressed): Answer => {
  const { stroke, at, inAction } = pressed
  if (stroke.key === 'Tab') return answerTab(state, pressed)
  // Shift comes before the Tab that goes back.
  const after = stroke.key === 'Shift' ? state : { ...state, leavesOnTab: stroke.key === 'Escape' }
  const place = columnPlaceAt(state.content, at)
  if (place !== null && isOpen(state, place)) return answerWhileOpen(after, pressed, place)
  if (isCaretKey(stroke)) return answerCaretKey(after, pressed)
  if (inAction) return answerKeyOnControl(after, stroke)
  const own = ownKeyOf(after, pressed)
  if (own !== undefined) return taken(done(after, { kind: 'own-key', key: own }))
  const command = commandFor(stroke)
  if (command !== undefined) return run(after, command, at)
  if (stroke.key === 'Escape') return left(collapse(after))
  if (!isTyping(stroke)) return left(after)
  if (!isEditable(state.content, at)) return left(explaining(after, at))
  return { ...done(after, { kind: 'select-text', at }), key: 'left' }
}

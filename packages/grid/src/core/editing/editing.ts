import { cellAt, columnPlaceAt, isEditable, positionOf, textOf } from '../content/content'
import type { Position } from '../content/positions'
import type { SheetPending } from '../content/sheet-content'
import { shortened } from '../content/read-limits'
import { collapse } from '../selection/selecting'
import { isShownFor, placeKey, samePlace, type Place, type SheetState } from '../state/sheet-state'
import { done, type Step } from '../state/step'

/** The text that stands open in a cell: it is being typed, or was refused. */
export const openText = ({ editor, refused }: SheetState, place: Place): string | undefined =>
  editor !== null && samePlace(editor, place) ? editor.text : refused.get(placeKey(place))?.text

export const isOpen = (state: SheetState, place: Place) => openText(state, place) !== undefined

/** Text that the caller's model does not have. */
export const pendingOf = ({ editor, refused }: SheetState): SheetPending => ({
  editing: editor !== null,
  rejected: [...refused.values()],
})

const without = ({ refused }: SheetState, place: Place): SheetState['refused'] => {
  const key = placeKey(place)
  return refused.has(key) ? new Map([...refused].filter(([other]) => other !== key)) : refused
}

/** The text has changed by whatever means: keys, paste, dictation, a test's fill. */
export const typed = (state: SheetState, place: Place, text: string): SheetState => ({
  ...collapse(state),
  editor: { rowId: place.rowId, column: place.column, text },
  refused: without(state, place),
  message: isShownFor(state, place) ? null : state.message,
})

/** Opens the text of a cell with the caret behind it. */
export const begin = (state: SheetState, at: Position): Step => {
  const place = columnPlaceAt(state.content, at)
  const cell = cellAt(state.content, at)
  if (place === null || cell === undefined) return done(state)
  return done({ ...collapse(state), editor: { ...place, text: textOf(cell) } }, { kind: 'caret', at })
}

/** Nothing stands open in the cell any more. */
export const cancel = (state: SheetState, place: Place): SheetState => ({
  ...state,
  editor: state.editor !== null && samePlace(state.editor, place) ? null : state.editor,
  refused: without(state, place),
  message: isShownFor(state, place) ? null : state.message,
})

export const cancelThose = (state: SheetState, places: readonly Place[]): SheetState =>
  places.reduce((before, place) => (isOpen(before, place) ? cancel(before, place) : before), state)

export const cancelAll = (state: SheetState): SheetState =>
  cancelThose(state, [...(state.editor === null ? [] : [state.editor]), ...state.refused.values()])

const refusedWith = (state: SheetState, place: Place, text: string, reason: string): SheetState => {
  const message = shortened(reason)
  const edit = { rowId: place.rowId, column: place.column, text, message }
  return {
    ...state,
    editor: null,
    refused: new Map([...without(state, place), [placeKey(place), edit]]),
    message: { at: place, text: message, kind: 'error', said: true },
  }
}

type GoesOn = (state: SheetState) => Step

/** Hands the open text over, and goes on when nothing is left open in the cell. */
export const commit = (state: SheetState, place: Place, goesOn: GoesOn = done): Step => {
  const text = openText(state, place)
  const position = positionOf(state.content, place)
  const cell = position && cellAt(state.content, position)
  if (text === undefined || !cell || text === cell.text || text === textOf(cell)) return goesOn(cancel(state, place))
  return done(state, {
    kind: 'edits',
    way: 'type',
    edits: [{ rowId: place.rowId, column: place.column, text }],
    then: (after, [refused]) =>
      refused === undefined ? goesOn(cancel(after, place)) : done(refusedWith(after, place, text, refused.message)),
  })
}

/** Leaving the cell commits; a text that is already refused is not refused once more. */
export const leave = (state: SheetState, place: Place): Step =>
  state.editor !== null && samePlace(state.editor, place) ? commit(state, place) : done(state)

/** Commits what stands open where the keys go, and goes on unless it is refused. */
export const commitFocused = (state: SheetState, goesOn: GoesOn): Step => {
  const place = state.hasFocus && state.selected ? columnPlaceAt(state.content, state.selected.anchor) : null
  return place && isOpen(state, place) ? commit(state, place, goesOn) : goesOn(state)
}

/** Puts a whole text into the cell at once, as if it had been typed and committed. */
export const replace = (state: SheetState, place: Place, text: string): Step => commit(typed(state, place, text), place)

/** A text whose cell takes none any more, or is gone, goes with it. */
export const forgetGone = (state: SheetState): SheetState => {
  const isGone = (place: Place) => {
    const position = positionOf(state.content, place)
    return position === null || !isEditable(state.content, position)
  }
  const open = [...(state.editor === null ? [] : [state.editor]), ...state.refused.values()]
  return cancelThose(state, open.filter(isGone))
}

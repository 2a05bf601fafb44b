import { addressAt, cellAt, columnPlaceAt, positionOf, sizeOf, type SheetContent } from '../content/content'
import { samePosition, type Position } from '../content/positions'
import { rangeOf, sameRange, type Range, type RangeExtent, type Selected } from '../content/range'
import type { SheetSelection } from '../content/sheet-content'
import { placeKey, type SheetState } from '../state/sheet-state'
import { done, type Step } from '../state/step'
import { keepingNeeded, withOtherPlaces } from '../window/window'
import { nextHead, nextPosition, type Move, type Shape } from './moves'

/** The one column that is selected from its first row to its last. */
const wholeColumnOf = ({ columns }: SheetContent, selected: Selected | null, range: Range | null): number | null =>
  range !== null && selected?.extent === 'columns' && range.left === range.right
    ? (columns[range.left]?.id ?? null)
    : null

const selectionOf = (content: SheetContent, selected: Selected | null, range: Range | null): SheetSelection => {
  const focus = selected && addressAt(content, selected.anchor)
  const wholeColumn = wholeColumnOf(content, selected, range)
  if (range === null) return { focus, rowIds: focus === null ? [] : [focus.rowId], columns: [], wholeColumn }
  const { top, bottom, left, right } = range
  return {
    focus,
    wholeColumn,
    rowIds: content.rows.slice(top, bottom + 1).map(({ id }) => id),
    columns: content.columns.slice(left, right + 1).map(({ id }) => id),
  }
}

const selecting = (state: SheetState, selected: Selected | null): SheetState => {
  const { content, selected: before } = state
  const range = selected && rangeOf(selected, sizeOf(content))
  const stays = before !== null && selected !== null && samePosition(before.anchor, selected.anchor)
  if (stays && sameRange(range, state.range) && selected.extent === before.extent) return { ...state, selected }
  return keepingNeeded({ ...state, selected, range, selection: selectionOf(content, selected, range) })
}

export const put = (state: SheetState, position: Position, extent: RangeExtent = 'cells'): SheetState =>
  selecting(state, { anchor: position, head: position, extent })

export const extendTo = (state: SheetState, head: Position, extent?: RangeExtent): SheetState => {
  const { anchor, extent: before } = state.selected ?? { anchor: head, extent: 'cells' }
  return selecting(state, { anchor, head, extent: extent ?? before })
}

/** Only the focus goes on being selected. */
export const collapse = (state: SheetState): SheetState => {
  const { selected } = state
  if (selected === null || (selected.extent === 'cells' && samePosition(selected.anchor, selected.head))) return state
  return put(state, selected.anchor)
}

/** Selects from one corner to the other, and puts the focus into the first. */
export const spread = (state: SheetState, { top, bottom, left, right }: Range): Step => {
  const from = { row: top, column: left }
  return done(extendTo(put(state, from), { row: bottom, column: right }), { kind: 'focus', at: from, quietly: true })
}

/** Positions count rows and columns: when those are others, only the focus is found again. */
export const findAgain = (state: SheetState): SheetState => {
  const { focus } = state.selection
  const position = focus && positionOf(state.content, focus)
  const selected: Selected | null = position && { anchor: position, head: position, extent: 'cells' }
  return withOtherPlaces(selecting({ ...state, selected: null, range: null }, selected))
}

/** The focus has come to a cell. Coming back to where it was leaves the range as it is. */
export const entered = (state: SheetState, position: Position): SheetState => {
  const { content, selected, refused } = state
  const address = addressAt(content, position)
  if (address === null) return state
  const isThere = selected !== null && samePosition(selected.anchor, position)
  // A control in a row's name has a tab stop of its own; the cell before it keeps the sheet's.
  const isControl = address.column === 'label' && content.rows[position.row]?.labelAction !== undefined
  const place = columnPlaceAt(content, position)
  const held = place === null ? undefined : refused.get(placeKey(place))
  const wrong = held?.message ?? cellAt(content, position)?.invalid
  return keepingNeeded({
    ...(isThere ? state : put(state, position)),
    hasFocus: true,
    comesBack: true,
    stop: isControl ? state.stop : address,
    message: wrong === undefined ? null : { at: address, text: wrong, kind: 'error', said: false },
  })
}

/** `movedTo` says where the focus has gone; `nowhere` where its element itself may be going away. */
export const left = (state: SheetState, movedTo: 'sheet' | 'page' | 'nowhere'): SheetState => ({
  ...state,
  hasFocus: movedTo === 'sheet' && state.hasFocus,
  comesBack: movedTo === 'nowhere' && state.comesBack,
  leavesOnTab: false,
})

const shapeOf = (content: SheetContent, page: () => number, move: Move): Shape => ({
  ...sizeOf(content),
  width: content.columns.length + content.summaries.length,
  // Measuring makes the browser lay the page out, so it is done only for the keys that need it.
  page: move === 'pageBack' || move === 'pageForward' ? page() : 1,
})

/** A press selects from where it is, and takes the focus there. */
export const press = (state: SheetState, at: Position, extent: RangeExtent): Step =>
  // A header is what is looked at, so that nothing scrolls for it.
  done(put(state, at, extent), { kind: 'focus', at, quietly: extent !== 'cells' })

/** A press with Shift takes the other end of the range there. */
export const pressOn = (state: SheetState, at: Position, extent: RangeExtent): Step => {
  if (state.selected === null) return press(state, at, extent)
  const next = extendTo(state, at, extent)
  // The focus may be elsewhere on the page: the keys come back to where the range began.
  return state.hasFocus ? done(next) : done(next, { kind: 'focus', at: state.selected.anchor, quietly: true })
}

type Name = { groupId: string } | { row: number }

/** The stops of the column of names from top to bottom: captions that fold, and rows. */
const namesOf = ({ groups, offers }: SheetContent): Name[] => {
  let row = -1
  return groups.flatMap(({ id, folded, rows }): Name[] => [
    ...(offers.fold ? [{ groupId: id }] : []),
    ...(folded === true ? [] : rows.map(() => ({ row: (row += 1) }))),
  ])
}

/** In the column of names the captions that fold are stops too. */
export const moveAlongNames = (state: SheetState, from: Name, move: 'up' | 'down'): Step => {
  const names = namesOf(state.content)
  const place = names.findIndex(name =>
    'row' in name ? 'row' in from && from.row === name.row : 'groupId' in from && from.groupId === name.groupId,
  )
  const next = names[place + (move === 'up' ? -1 : 1)]
  if (next === undefined) return done(state)
  if ('groupId' in next) return done(state, { kind: 'focus-fold', groupId: next.groupId })
  const at = { row: next.row, column: -1 }
  return done(put(state, at), { kind: 'focus', at })
}

export const move = (state: SheetState, from: Position, to: Move, page: () => number): Step => {
  if (from.column === -1 && (to === 'up' || to === 'down')) return moveAlongNames(state, { row: from.row }, to)
  const at = nextPosition(from, to, shapeOf(state.content, page, to))
  return done(put(state, at), { kind: 'focus', at })
}

export const extend = (state: SheetState, from: Position, to: Move, page: () => number): Step => {
  const at = nextHead(state.selected?.head ?? from, to, shapeOf(state.content, page, to))
  return done(extendTo(state, at, from.column === -1 ? 'rows' : undefined), { kind: 'reveal', at })
}

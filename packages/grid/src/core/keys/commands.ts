import { runBatch } from '../changes/batch'
import { clearChanges, fillDownChanges, fillRightChanges } from '../changes/cell-changes'
import { addressAt, columnPlaceAt, isEditable } from '../content/content'
import type { Position } from '../content/positions'
import { cellCount } from '../content/range'
import { begin, replace } from '../editing/editing'
import { explaining } from '../editing/explain'
import { extendTo } from '../selection/selecting'
import type { SheetState } from '../state/sheet-state'
import { done, left, taken, type Answer, type Step } from '../state/step'
import type { SheetCommand } from './sheet-keys'

const offered = (state: SheetState, command: 'undo' | 'redo'): Answer =>
  state.content.offers[command] ? taken(done(state, { kind: command })) : left(state)

const ask = (state: SheetState, kind: 'inspect' | 'annotate', at: Position): Answer => {
  const address = addressAt(state.content, at)
  return address !== null && state.content.offers[kind] ? taken(done(state, { kind, address })) : left(state)
}

/** What is written about a whole column is asked for when one is selected, whichever row the focus is in. */
const annotate = (state: SheetState, at: Position): Answer => {
  const column = state.selection.wholeColumn
  if (column === null) return ask(state, 'annotate', at)
  return state.content.offers.annotateColumn ? taken(done(state, { kind: 'annotate-column', column })) : left(state)
}

/** Opens a cell, or asks about one that takes no text. */
export const edit = (state: SheetState, at: Position): Step => {
  if (isEditable(state.content, at)) return begin(state, at)
  const asked = ask(state, 'inspect', at)
  return asked.key === 'left' ? done(explaining(state, at)) : asked
}

export const clear = (state: SheetState, at: Position): Step => {
  const { content, range } = state
  if (range !== null && cellCount(range) > 1) return runBatch(state, 'clear', clearChanges(range))
  const place = columnPlaceAt(content, at)
  return place && isEditable(content, at) ? replace(state, place, '') : done(explaining(state, at))
}

const fill = (state: SheetState, command: 'fillRight' | 'fillDown', at: Position): Step => {
  const { content, range } = state
  if (range === null) return done(explaining(state, at))
  const changes = (command === 'fillRight' ? fillRightChanges : fillDownChanges)(content, range)
  return changes.changes.length > 0 ? runBatch(state, 'fill', changes) : done(state)
}

const extents = { selectRow: 'rows', selectColumn: 'columns', selectAll: 'all' } as const

/** Carries out what a key asks for; left when the key is the browser's own after all. */
export const run = (state: SheetState, command: SheetCommand, at: Position): Answer => {
  switch (command) {
    case 'undo':
    case 'redo':
      return offered(state, command)
    case 'inspect':
      return ask(state, 'inspect', at)
    case 'annotate':
      return annotate(state, at)
    case 'edit':
      return taken(edit(state, at))
    case 'clear':
      return taken(clear(state, at))
    case 'fillRight':
    case 'fillDown':
      return taken(fill(state, command, at))
    case 'selectRow':
    case 'selectColumn':
    case 'selectAll':
      return taken(done(extendTo(state, state.selected?.head ?? at, extents[command])))
  }
}

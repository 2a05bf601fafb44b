import { columnPlaceAt, isEditable } from '../content/content'
import type { Position } from '../content/positions'
import { sameRange, type Range } from '../content/range'
import { maximumShown } from '../content/read-limits'
import { cancel, isOpen, replace } from '../editing/editing'
import { explaining } from '../editing/explain'
import { spread } from '../selection/selecting'
import type { SheetState } from '../state/sheet-state'
import { done, left, taken, type Answer, type Step } from '../state/step'
import { runBatch, tooLarge } from './batch'
import { pasteChanges } from './cell-changes'
import { inLine } from './line'
import { readTsv, type Block, type ReadBlock } from './tsv'

/** What has been pasted is selected, as in a spreadsheet: it is seen, and can be copied or cleared at once. */
const selectPasted = (state: SheetState, pasted: Range): Step =>
  state.range === null || sameRange(state.range, pasted) ? done(state) : spread(state, pasted)

const pasteBlock = (state: SheetState, at: Position, block: Block): Step => {
  const { content, range } = state
  if (range === null) return done(explaining(state, at))
  const pasted = pasteChanges(content, range, block)
  const [first] = pasted.changes
  if (
    first &&
    pasted.changes.length === 1 &&
    pasted.outside === 0 &&
    pasted.blank === 0 &&
    first.text.length <= maximumShown
  ) {
    const place = columnPlaceAt(content, at)
    return place && isEditable(content, at) ? replace(state, place, first.text) : done(explaining(state, at))
  }
  return runBatch(state, 'paste', pasted, after => selectPasted(after, pasted.range))
}

const readFor = ({ content }: SheetState, text: string): ReadBlock => {
  const read = readTsv(text)
  return read.ok && content.line !== null ? { ok: true, block: inLine(read.block, content.line) } : read
}

/** What a paste over a cell comes to. */
export const paste = (state: SheetState, at: Position, text: string): Answer => {
  // A picture or a file has no text, and the browser would put that into the input; an empty cell of a spreadsheet is
  // a line end.
  if (text === '') return taken(done(state))
  const read = readFor(state, text)
  const isOne = read.ok && read.block.length === 1 && read.block[0]?.length === 1
  const place = columnPlaceAt(state.content, at)
  const open = place !== null && isOpen(state, place) ? place : null
  // One value goes to the caret, as everywhere; a text that no cell can hold would only stop the page.
  if (open && isOne && text.length <= maximumShown) return left(state)
  if (!read.ok || (isOne && open)) return taken(tooLarge(state, 'paste'))
  return taken(pasteBlock(open ? cancel(state, open) : state, at, read.block))
}

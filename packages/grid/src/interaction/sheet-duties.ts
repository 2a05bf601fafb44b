import { BatchEdits, type BatchHost } from '../batch/batch-edits'
import { ClipboardEvents } from '../batch/clipboard-events'
import { FocusMoves } from '../focus/focus-moves'
import { SheetFrame } from '../focus/sheet-frame'
import { TabStop } from '../focus/tab-stop'
import { FillHandle } from '../selection/fill-handle'
import { PointerRanges } from '../selection/pointer-ranges'
import { drawPreview, drawRange } from '../selection/range-overlay'
import { SheetSelection, type SelectionHost } from '../selection/sheet-selection'
import type { GridRange } from '../sheet/grid-range'
import type { ColumnMeasures } from '../view/column-window'
import { GridEditor, type EditorHost } from './grid-editing'
import { GridMessage } from './grid-message'
import { KeyboardEvents } from './keyboard-events'
import { SheetCommands, type CommandHost } from './sheet-commands'
import { SheetElements, type ColumnHost, type SheetParts } from './sheet-elements'

export type ControllerHost = EditorHost &
  BatchHost &
  CommandHost &
  ColumnHost &
  Omit<SelectionHost, 'onRange'> & {
    /** These weeks stand in the document and have to go on doing so. */
    keepWeeks: (weeks: readonly number[]) => void
    /** The sheet has been scrolled, or has another size. */
    onSeen: (measures: ColumnMeasures) => void
  }

/** The one place that knows which duty of a sheet needs which others. */
export const sheetDuties = (parts: SheetParts, host: ControllerHost) => {
  const { model } = host
  const elements = new SheetElements(parts, host)
  const message = new GridMessage(parts.bubble, parts.scroller)
  const editor = new GridEditor(host, message)
  const frame = new SheetFrame(elements, {
    place: () => drawRange(elements, selection.range),
    seen: () => host.onSeen(elements.measures),
  })
  const selection: SheetSelection = new SheetSelection(elements, { ...host, onRange: () => frame.ask() })
  const focus = new FocusMoves(elements, selection, frame)
  const batch = new BatchEdits(elements, host, editor)
  const commands = new SheetCommands({ elements, selection, editor, message, batch, host })
  const preview = (range: GridRange | null) => drawPreview(elements, range)
  return {
    elements,
    message,
    editor,
    frame,
    selection,
    focus,
    commands,
    tabStop: new TabStop(elements, host),
    keys: new KeyboardEvents({ elements, selection, editor, focus, commands, model }),
    pointer: new PointerRanges({ elements, selection, focus, editor }),
    handle: new FillHandle({ elements, selection, focus, editor, batch, preview, model }),
    clipboard: new ClipboardEvents({ commands, model, selection, focus, editor, batch }),
  }
}

export type SheetDuties = ReturnType<typeof sheetDuties>

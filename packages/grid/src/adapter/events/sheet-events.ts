import { columnPlaceAt, isEditable } from '../../core/content/content'
import { isOpen, leave, typed } from '../../core/editing/editing'
import { answerKey, answerKeyOnControl, answerKeyOnFold } from '../../core/keys/answer-key'
import { clear, edit } from '../../core/keys/commands'
import { keystrokeOf } from '../../core/keys/keystroke'
import { copied } from '../../core/changes/copied'
import { paste } from '../../core/changes/paste'
import { entered, left } from '../../core/selection/selecting'
import { done, type Answer } from '../../core/state/step'
import type { SheetAdapter } from '../acting/sheet-adapter'
import { cellOf, foldOf, isInAction } from '../show/cell-elements'
import { isTextElement } from '../show/cell-inputs'
import { FillHandle } from './fill-handle'
import { Listeners } from './listeners'
import { PointerRanges } from './pointer-ranges'

const answerTo = (sheet: SheetAdapter, event: KeyboardEvent): Answer => {
  const { state, elements } = sheet
  const stroke = keystrokeOf(event)
  const cell = cellOf(event.target)
  if (cell)
    return answerKey(state, {
      stroke,
      at: elements.positionOf(cell),
      inAction: isInAction(event.target),
      page: elements.page,
    })
  const groupId = foldOf(event.target)
  return groupId === undefined ? answerKeyOnControl(state, stroke) : answerKeyOnFold(state, stroke, groupId)
}

const keyDown = (sheet: SheetAdapter, event: KeyboardEvent) => {
  if (event.isComposing || event.defaultPrevented) return
  const fate = sheet.perform(answerTo(sheet, event))
  if (fate !== 'left') event.preventDefault()
  if (fate === 'kept') event.stopPropagation()
}

const input = (sheet: SheetAdapter, { target }: Event) => {
  const cell = cellOf(target)
  const place = cell && columnPlaceAt(sheet.state.content, sheet.elements.positionOf(cell))
  if (place && target instanceof HTMLInputElement) sheet.show(typed(sheet.state, place, target.value))
}

const focusIn = (sheet: SheetAdapter, { target }: FocusEvent) => {
  const cell = cellOf(target)
  if (cell === null) return
  const at = sheet.elements.positionOf(cell)
  // The text of a cell is only its stand-in: the keys go to the input.
  if (isTextElement(target)) return void sheet.perform(done(sheet.state, { kind: 'focus', at }))
  sheet.show(entered(sheet.state, at))
  sheet.arrived(cell)
  sheet.inputs.select(cell)
}

const focusOut = (sheet: SheetAdapter, { target, relatedTarget }: FocusEvent) => {
  const stays = relatedTarget instanceof Node && sheet.elements.parts.sheet.contains(relatedTarget)
  sheet.show(left(sheet.state, relatedTarget === null ? 'nowhere' : stays ? 'sheet' : 'page'))
  const cell = cellOf(target)
  const place = cell && columnPlaceAt(sheet.state.content, sheet.elements.positionOf(cell))
  if (place) sheet.perform(leave(sheet.state, place))
}

/** A finger has no double click: its tap on a calculated cell asks about it. */
const click = (sheet: SheetAdapter, event: MouseEvent, isTap: boolean) => {
  const cell = cellOf(event.target)
  const at = cell && sheet.elements.positionOf(cell)
  if (isTap && at && at.column !== -1 && !isEditable(sheet.state.content, at)) sheet.perform(edit(sheet.state, at))
}

const doubleClick = (sheet: SheetAdapter, event: MouseEvent) => {
  const cell = cellOf(event.target)
  const at = cell && sheet.elements.positionOf(cell)
  if (!at || at.column === -1) return
  const place = columnPlaceAt(sheet.state.content, at)
  if (place === null || !isOpen(sheet.state, place)) sheet.perform(edit(sheet.state, at))
}

/** True when the clipboard has got the selection. Copying needs no permission by the browser's own events. */
const copy = (sheet: SheetAdapter, event: ClipboardEvent): boolean => {
  const cell = cellOf(event.target)
  const place = cell && columnPlaceAt(sheet.state.content, sheet.elements.positionOf(cell))
  if (!cell || !event.clipboardData || (place && isOpen(sheet.state, place))) return false
  const { content, range } = sheet.state
  const { text, html } = copied(content, range, cell.textContent)
  event.preventDefault()
  event.clipboardData.setData('text/plain', text)
  event.clipboardData.setData('text/html', html)
  return true
}

const cut = (sheet: SheetAdapter, event: ClipboardEvent) => {
  const cell = cellOf(event.target)
  if (cell && copy(sheet, event)) sheet.perform(clear(sheet.state, sheet.elements.positionOf(cell)))
}

const pasteFrom = (sheet: SheetAdapter, event: ClipboardEvent) => {
  const cell = cellOf(event.target)
  const text = event.clipboardData?.getData('text/plain')
  if (cell === null || text === undefined) return
  const fate = sheet.perform(paste(sheet.state, sheet.elements.positionOf(cell), text))
  if (fate !== 'left') event.preventDefault()
}

/** Ties a sheet to the events of its elements. Answers how it is let go. */
export const listenToSheet = (sheet: SheetAdapter): (() => void) => {
  const listeners = new Listeners()
  const pointer = new PointerRanges(sheet)
  const handle = new FillHandle(sheet)
  const { sheet: root, scroller } = sheet.elements.parts
  listeners.add(root, 'keydown', event => keyDown(sheet, event))
  listeners.add(root, 'input', event => input(sheet, event))
  listeners.add(root, 'focusin', event => focusIn(sheet, event))
  listeners.add(root, 'focusout', event => focusOut(sheet, event))
  listeners.add(root, 'pointerdown', event => {
    pointer.pointerDown(event)
    handle.pointerDown(event)
  })
  listeners.add(root, 'pointerover', event =>
    sheet.pointed(event.pointerType === 'touch' ? null : cellOf(event.target)),
  )
  listeners.add(root, 'pointerleave', () => sheet.pointed(null))
  listeners.add(root, 'mousedown', event => pointer.mouseDown(event))
  listeners.add(root, 'click', event => {
    if (!pointer.clickOnHead(event)) click(sheet, event, pointer.isTap)
  })
  listeners.add(root, 'dblclick', event => doubleClick(sheet, event))
  listeners.add(root, 'copy', event => void copy(sheet, event))
  listeners.add(root, 'cut', event => cut(sheet, event))
  listeners.add(root, 'paste', event => pasteFrom(sheet, event))
  listeners.add(scroller, 'scroll', () => sheet.frame.follow())
  const resized = new ResizeObserver(() => {
    sheet.frame.ask()
    sheet.seen()
  })
  resized.observe(root)
  resized.observe(scroller)
  return () => {
    listeners.detach()
    resized.disconnect()
    pointer.stop()
    handle.stop()
  }
}

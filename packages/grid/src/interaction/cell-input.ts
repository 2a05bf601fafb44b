import { actionOf, rowOf } from './grid-elements'
import * as styles from '../view/grid-cell.module.css'

/**
 * The editor of a cell. An input is dear to lay out and to paint, so that cells stand as text, and only the one that the
 * keys go to, or whose text was refused, holds an input.
 */

export const isEditableCell = (cell: HTMLElement): boolean => cell.dataset.editable !== undefined

/** The text that stands in an editable cell while it has no input. */
const textElementOf = (cell: HTMLElement): HTMLElement | null => cell.querySelector<HTMLElement>(`.${styles.text}`)

export const isTextElement = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains(styles.text)

const cellAround = (input: HTMLInputElement): HTMLElement | null => input.closest<HTMLElement>('[role=gridcell]')

/** What the model holds. */
export const modelText = (input: HTMLInputElement): string => {
  const cell = cellAround(input)
  return (cell && textElementOf(cell)?.textContent) ?? input.defaultValue
}

/** What editing begins with. */
export const editText = (input: HTMLInputElement): string => {
  const cell = cellAround(input)
  return (cell && textElementOf(cell)?.dataset.editText) ?? modelText(input)
}

const copied = ['aria-label', 'aria-description', 'data-invalid'] as const

const setOrRemove = (input: HTMLInputElement, name: string, value: string | null) => {
  if (value === null) input.removeAttribute(name)
  else if (input.getAttribute(name) !== value) input.setAttribute(name, value)
}

/** What is said about the cell: what the last render says, or why the text that stands in the input was refused. */
const describe = (input: HTMLInputElement, text: HTMLElement) => {
  const { refused } = input.dataset
  for (const name of copied) setOrRemove(input, name, text.getAttribute(name))
  if (refused !== undefined) input.setAttribute('aria-description', refused)
  const isInvalid = refused !== undefined || text.dataset.invalid !== undefined
  setOrRemove(input, 'aria-invalid', isInvalid ? 'true' : null)
}

const describeAgain = (input: HTMLInputElement) => {
  const cell = cellAround(input)
  const text = cell && textElementOf(cell)
  if (text) describe(input, text)
}

/** The reason stays with the input for as long as its text does, also when the focus is elsewhere. */
export const markRefused = (input: HTMLInputElement, reason: string) => {
  input.dataset.refused = reason
  describeAgain(input)
}

export const unmarkRefused = (input: HTMLInputElement) => {
  delete input.dataset.refused
  describeAgain(input)
}

/** The input of a cell if it has one at this moment. */
export const openInputOf = (cell: HTMLElement): HTMLInputElement | null =>
  cell.querySelector<HTMLInputElement>(`.${styles.input}`)

const createInput = (cell: HTMLElement, text: HTMLElement): HTMLInputElement => {
  const input = cell.ownerDocument.createElement('input')
  input.type = 'text'
  input.inputMode = 'decimal'
  input.autocomplete = 'off'
  input.className = styles.input
  input.tabIndex = -1
  input.defaultValue = text.textContent
  describe(input, text)
  text.hidden = true
  cell.append(input)
  // What is selected before the focus comes costs no layout; afterwards the browser would measure the page for it.
  input.setSelectionRange(0, input.value.length)
  return input
}

/** The input of a cell that takes input, made when it is asked for; null for all others. */
export const inputOf = (cell: HTMLElement): HTMLInputElement | null => {
  if (!isEditableCell(cell)) return null
  const text = textElementOf(cell)
  return openInputOf(cell) ?? (text && createInput(cell, text))
}

const closeInput = (input: HTMLInputElement) => {
  const text = textElementOf(input.parentElement ?? input)
  input.remove()
  if (text) text.hidden = false
}

export const isEditing = (input: HTMLInputElement) => input.dataset.editing !== undefined

export const inputsIn = (sheet: HTMLElement) => [...sheet.querySelectorAll<HTMLInputElement>(`.${styles.input}`)]

/** Outside editing the whole text is selected, so that the browser itself lets typing replace it. */
export const selectWhole = (input: HTMLInputElement) => {
  if (input.selectionStart !== 0 || input.selectionEnd !== input.value.length) input.select()
}

/** Cells become text again, but for those that text stands open in and the one to be kept. Answers what stays open. */
export const closeInputs = (sheet: HTMLElement, kept: HTMLElement | null) => {
  return inputsIn(sheet).filter(input => {
    const isFocused = input === input.ownerDocument.activeElement
    const stays = input === kept || isEditing(input) || isFocused
    if (!stays) closeInput(input)
    return stays
  })
}

/** Shows what the model holds, unless somebody is typing there: the text being typed is never touched. */
export const showModelText = (input: HTMLInputElement) => {
  if (isEditing(input)) return
  const text = modelText(input)
  if (input.value !== text) input.value = text
  if (input.ownerDocument.activeElement === input) selectWhole(input)
}

/** After a render: open inputs show and say what their cells do; one whose cell takes no input any more is gone. */
export const refreshInputs = (sheet: HTMLElement) => {
  for (const input of inputsIn(sheet)) {
    const cell = cellAround(input)
    const text = cell && textElementOf(cell)
    if (cell && text && isEditableCell(cell) && rowOf(cell).isConnected) {
      describe(input, text)
      if (input.value !== text.textContent) showModelText(input)
    } else closeInput(input)
  }
}

export const focusTargetOf = (cell: HTMLElement): HTMLElement => inputOf(cell) ?? actionOf(cell) ?? cell

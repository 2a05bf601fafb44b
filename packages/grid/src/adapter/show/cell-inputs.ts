import { cellAt, columnPlaceAt, isEditable } from '../../core/content/content'
import { openText } from '../../core/editing/editing'
import { placeKey, type Place, type SheetState } from '../../core/state/sheet-state'
import { actionOf, cellOf } from './cell-elements'
import type { SheetElements } from './sheet-elements'
import * as styles from '../../view/grid-cell.module.css'

/** The text that stands in an editable cell while it has no input. */
const textElementOf = (cell: HTMLElement): HTMLElement | null => cell.querySelector<HTMLElement>(`.${styles.text}`)

export const isTextElement = (target: EventTarget | null): boolean =>
  target instanceof Element && target.classList.contains(styles.text)

const inputIn = (cell: HTMLElement): HTMLInputElement | null => cell.querySelector<HTMLInputElement>(`.${styles.input}`)

/** Outside editing the whole text is selected, so that the browser itself lets typing replace it. */
const selectWhole = (input: HTMLInputElement) => {
  if (input.selectionStart !== 0 || input.selectionEnd !== input.value.length) input.select()
}

const isFocused = (input: HTMLInputElement): boolean => input === input.ownerDocument.activeElement

const setOrRemove = (element: HTMLElement, name: string, value: string | null) => {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const createInput = (cell: HTMLElement, text: HTMLElement): HTMLInputElement => {
  const input = cell.ownerDocument.createElement('input')
  input.type = 'text'
  input.inputMode = 'decimal'
  input.autocomplete = 'off'
  input.className = styles.input
  input.defaultValue = text.textContent
  text.hidden = true
  cell.append(input)
  return input
}

/**
 * The inputs of a sheet, as the state has them. An input is dear to lay out and to paint, so that cells stand as text,
 * and only the one that the keys go to, or whose text stands open, holds an input.
 */
export class CellInputs {
  readonly #elements: SheetElements
  readonly #state: () => SheetState
  readonly #open = new Set<HTMLInputElement>()
  #goesOn = false

  constructor(elements: SheetElements, state: () => SheetState) {
    this.#elements = elements
    this.#state = state
  }

  /** The input of a cell that takes text, made when it is asked for; null for all others. */
  of(cell: HTMLElement): HTMLInputElement | null {
    const found = inputIn(cell)
    if (found) return found
    const text = textElementOf(cell)
    if (text === null || !isEditable(this.#state().content, this.#elements.positionOf(cell))) return null
    const input = createInput(cell, text)
    // What is selected before the focus comes costs no layout; afterwards the browser would measure the page for it.
    // Where no focus is coming, a browser may take the selection for one.
    if (!this.#isStanding) input.setSelectionRange(0, input.value.length)
    input.tabIndex = this.restOf(input)
    this.#open.add(input)
    this.#show(input)
    return input
  }

  /**
   * The tab index of an element that is not the sheet's own stop. Inputs that always stand are stops each, as the fields
   * of a form are: a telephone's keyboard goes from one to the next by them.
   */
  restOf(element: HTMLElement): 0 | -1 {
    return this.#isStanding && element instanceof HTMLInputElement ? 0 : -1
  }

  /** Where the focus goes in a cell. */
  targetIn(cell: HTMLElement): HTMLElement {
    return this.of(cell) ?? actionOf(cell) ?? cell
  }

  /** Has the whole text of a cell selected, unless it is being edited. */
  select(cell: HTMLElement) {
    const input = this.of(cell)
    if (input && this.#openText(input) === undefined) selectWhole(input)
  }

  putCaretLast(cell: HTMLElement) {
    const input = this.of(cell)
    input?.setSelectionRange(input.value.length, input.value.length)
  }

  /** Where inputs stand from the start, each cell that takes text has its own. */
  stand() {
    if (this.#isStanding) for (const cell of this.#elements.cells()) this.of(cell)
  }

  /**
   * Inputs show and say what the state has; one whose cell takes no text any more is gone. While a step still goes on,
   * the one that the keys are in keeps its text until `settle`: mostly they leave it, and to write a text of before the
   * next render there, and to select it, would make the browser measure the page for nothing with every edit.
   */
  show(goesOn = false) {
    this.#goesOn = goesOn
    const { editor, refused } = this.#state()
    for (const place of [...(editor === null ? [] : [editor]), ...refused.values()]) {
      const cell = this.#elements.find(place)
      if (cell) this.of(cell)
    }
    for (const input of this.#open) this.#show(input)
  }

  /** The step is done: what had to wait for its end is shown where the keys still are. */
  settle() {
    if (!this.#goesOn) return
    this.#goesOn = false
    for (const input of this.#open) if (isFocused(input)) this.#show(input)
  }

  /** Cells become text again, but for those that text stands open in and the one to be kept. */
  closeOthers(kept: HTMLElement) {
    const mayClose = (input: HTMLInputElement) =>
      !this.#isStanding && input !== kept && !isFocused(input) && this.#openText(input) === undefined
    for (const input of this.#open)
      if (mayClose(input)) this.#close(input)
      else this.#show(input)
  }

  get #isStanding(): boolean {
    return this.#state().content.inputs === 'standing'
  }

  #placeOf(input: HTMLInputElement): Place | null {
    const cell = cellOf(input)
    return cell && columnPlaceAt(this.#state().content, this.#elements.positionOf(cell))
  }

  #openText(input: HTMLInputElement): string | undefined {
    const place = this.#placeOf(input)
    return place === null ? undefined : openText(this.#state(), place)
  }

  #show(input: HTMLInputElement) {
    const cell = input.isConnected ? cellOf(input) : null
    const text = cell && textElementOf(cell)
    if (!cell || !text || !isEditable(this.#state().content, this.#elements.positionOf(cell))) return this.#close(input)
    const place = this.#placeOf(input)
    const open = place === null ? undefined : openText(this.#state(), place)
    this.#describe(input, text, place)
    input.toggleAttribute('data-editing', open !== undefined)
    const shown = open ?? text.textContent
    const isLeft = open === undefined && isFocused(input)
    if (input.value === shown || (isLeft && this.#goesOn)) return
    input.value = shown
    if (isLeft) selectWhole(input)
  }

  /** What is said about the cell: what the last render says, or why the text that stands open was refused. */
  #describe(input: HTMLInputElement, text: HTMLElement, place: Place | null) {
    const { content, refused } = this.#state()
    const reason = place === null ? undefined : refused.get(placeKey(place))?.message
    const cell = cellOf(input)
    const invalid = cell && cellAt(content, this.#elements.positionOf(cell))?.invalid
    setOrRemove(input, 'aria-label', text.getAttribute('aria-label') ?? text.dataset.name ?? null)
    const said = text.getAttribute('aria-description') ?? text.dataset.description ?? null
    setOrRemove(input, 'aria-description', reason ?? said)
    setOrRemove(input, 'aria-invalid', reason === undefined && invalid === undefined ? null : 'true')
  }

  #close(input: HTMLInputElement) {
    this.#open.delete(input)
    const text = input.parentElement && textElementOf(input.parentElement)
    input.remove()
    if (text) text.hidden = false
  }
}

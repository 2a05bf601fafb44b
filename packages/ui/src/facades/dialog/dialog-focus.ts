import { useEffect, useMemo } from 'react'
import * as buttonStyles from '../../primitives/button.module.css'

/** Of each dialog that is open, the latest first: where the focus was before it. */
const origins: (readonly (Element | null)[])[] = []

/**
 * antd gives the focus back only from a modal that stays mounted. Where the element is gone, such as one of a dialog in
 * whose place this one opened, the focus returns to where it was before that dialog. Read before the dialog is there.
 */
export const useFocusReturn = (open: boolean) => {
  const origin = useMemo(() => (open ? [document.activeElement, ...origins.flat()] : []), [open])
  useEffect(() => {
    if (!open) return undefined
    origins.unshift(origin)
    return () => {
      origins.splice(origins.indexOf(origin), 1)
      if (document.activeElement !== document.body) return
      const back = origin.find(element => element?.isConnected === true && element !== document.body)
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [open, origin])
}

const fields = 'input:not([type=file]), select, textarea'

const canBeEdited = (field: HTMLElement) =>
  field.tabIndex >= 0 && !field.matches(':disabled, [readonly], [aria-disabled=true]')

/** Of radio buttons of one name the chosen one is the stop of Tab. */
const isPassedOver = (field: HTMLElement, all: readonly HTMLElement[]) =>
  field instanceof HTMLInputElement &&
  field.type === 'radio' &&
  !field.checked &&
  all.some(each => each instanceof HTMLInputElement && each.name === field.name && each.checked)

/** What is hidden takes no focus. */
const focusFirst = (elements: readonly HTMLElement[]): boolean =>
  elements.some(element => {
    element.focus()
    return document.activeElement === element
  })

/** Whether the focus is in what the dialog shows; antd itself brings it to the dialog or its cross. */
const hasContentFocus = (panel: HTMLElement) =>
  panel.contains(document.activeElement) &&
  document.activeElement?.closest('[class*="-modal-body"], [class*="-modal-footer"]') !== null

/** A dialog begins at what has taken the focus itself, else at its first field, else at its first button without danger. */
export const focusBeginning = (panel: HTMLElement) => {
  if (hasContentFocus(panel)) return
  const all = [...panel.querySelectorAll<HTMLElement>(fields)].filter(canBeEdited)
  if (focusFirst(all.filter(field => !isPassedOver(field, all)))) return
  const buttons = [...panel.querySelectorAll<HTMLElement>('[class*="-modal-footer"] button:enabled')]
  focusFirst(buttons.filter(button => !button.classList.contains(buttonStyles.danger)))
}

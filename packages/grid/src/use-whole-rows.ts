import { useLayoutEffect, type RefObject } from 'react'

/** What stays at the bottom whatever is scrolled behind it. */
const heightOfFoot = (sheet: HTMLElement): number => {
  const foot = sheet.querySelector<HTMLElement>('[data-foot]')
  return foot !== null && getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0
}

const isAboveFoot = (row: Element) => row.closest('[data-foot]') === null

/** Where the last row ends that lies whole within `room` px below the top of the sheet; null when none does. */
const endOfLastWhole = (sheet: HTMLElement, room: number): number | null => {
  const even = sheet.querySelector<HTMLElement>('[data-even]')
  const head = sheet.firstElementChild
  // Of many rows the first ones need not stand in the document, but all are as high as any.
  if (even && head instanceof HTMLElement)
    return head.offsetHeight + Math.floor((room - head.offsetHeight) / even.offsetHeight) * even.offsetHeight
  const top = sheet.getBoundingClientRect().top
  const ends = [...sheet.querySelectorAll('[role=row]')]
    .filter(isAboveFoot)
    .map(row => row.getBoundingClientRect().bottom - top)
  const whole = ends.filter(end => end <= room)
  return whole.length === 0 ? null : Math.max(...whole)
}

/** The scroller as high as its style allows, less what would show half a row; a sheet that fits keeps its height. */
const fit = (scroller: HTMLElement, sheet: HTMLElement): void => {
  scroller.style.removeProperty('--vk-grid-whole-rows')
  const allowed = Number.parseFloat(getComputedStyle(scroller).maxHeight)
  // Borders, and the bar below where it takes room.
  const around = scroller.offsetHeight - scroller.clientHeight
  if (Number.isNaN(allowed) || sheet.offsetHeight + around <= allowed) return
  const foot = heightOfFoot(sheet)
  const end = endOfLastWhole(sheet, allowed - around - foot)
  if (end !== null) scroller.style.setProperty('--vk-grid-whole-rows', `${Math.ceil(end) + foot + around}px`)
}

/** The window's height, or the sheet's own, has changed: the last row in sight is a whole one. */
export const useWholeRows = (root: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const scroller = root.current?.querySelector<HTMLElement>('[data-part=scroller]')
    const sheet = scroller?.querySelector<HTMLElement>('[data-part=sheet]')
    if (!scroller || !sheet || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => fit(scroller, sheet)
    // Asks for a first time by itself, once everything is laid out.
    const observer = new ResizeObserver(measure)
    observer.observe(sheet)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [root])

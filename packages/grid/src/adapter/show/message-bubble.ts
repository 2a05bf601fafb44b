import type { SheetMessage } from '../../core/state/sheet-state'
import type { SheetElements } from './sheet-elements'

const gap = 4

/** The one bubble of a sheet. It stands in the scrolled area, so it follows its cell without listening to the scroll. */
export const showMessage = (elements: SheetElements, message: SheetMessage | null) => {
  const { bubble, scroller } = elements.parts
  const cell = message && elements.find(message.at)
  if (message === null || cell === null) {
    bubble.textContent = ''
    return
  }
  bubble.setAttribute('aria-live', message.said ? 'assertive' : 'off')
  bubble.dataset.kind = message.kind
  bubble.textContent = message.text
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller
  const area = scroller.getBoundingClientRect()
  const box = cell.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = bubble
  const top = box.top - area.top + scrollTop
  const below = top + box.height + gap
  const above = Math.max(0, top - height - gap)
  const left = Math.min(box.left - area.left, clientWidth - width - gap)
  bubble.style.left = `${scrollLeft + Math.max(gap, left)}px`
  bubble.style.top = `${below + height > scrollTop + clientHeight ? above : below}px`
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

const labelOf = (element: Element): string =>
  'labels' in element && element.labels instanceof NodeList
    ? [...element.labels].map(label => label.textContent).join(' ')
    : ''

const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('role'),
    element.getAttribute('aria-label'),
    labelOf(element),
    element.textContent,
  ].join(' ')

/** What stands in the new page where the focused element stood in the old one: the same id, or the same name
 * and as many of it. */
const counterpart = (focused: Element, before: Element, after: HTMLElement): HTMLElement | null => {
  const all = [...after.querySelectorAll<HTMLElement>(focusable)]
  if (focused.id !== '') {
    const same = all.find(({ id }) => id === focused.id)
    if (same !== undefined) return same
  }
  const name = nameOf(focused)
  const alike = [...before.querySelectorAll(focusable)].filter(each => nameOf(each) === name)
  const found = all.filter(each => nameOf(each) === name)
  return found.length === alike.length ? (found[alike.indexOf(focused)] ?? null) : null
}

/**
 * One page is shown in the place of another, in one step: `show` makes the new one visible. Scrolled as far, and with the
 * focus on what the person had it on; where that is not there any more, on the content, never on the whole document.
 */
export const takePlace = (before: HTMLElement, after: HTMLElement, show: () => void): void => {
  const focused = before.contains(document.activeElement) ? document.activeElement : null
  const target = focused === null ? null : counterpart(focused, before, after)
  const { scrollX, scrollY } = window
  before.hidden = true
  show()
  window.scrollTo(scrollX, scrollY)
  if (target !== null) target.focus({ preventScroll: true })
  else if (focused !== null) after.closest('main')?.focus({ preventScroll: true })
}

const beginnings = 'h1, h2, h3, h4, h5, h6, table, input:enabled, select:enabled, textarea:enabled'

const followers = (place: Element): Element[] =>
  place.nextElementSibling === null ? [] : [place.nextElementSibling, ...followers(place.nextElementSibling)]

/** Puts the focus on it, unless it is hidden; what no key leads to can have it, too. */
const focus = (element: HTMLElement): boolean => {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
  return document.activeElement === element
}

const focusFirst = (elements: readonly Element[]): boolean =>
  elements.filter(each => each instanceof HTMLElement).some(focus)

/**
 * The focus goes to the first heading, table or field of what stands behind a place, else to the whole of it. Where
 * nothing does, it goes to what stands behind its parent, and at the end of the page to the page's first heading.
 */
export const focusAfter = (place: Element): void => {
  const behind = followers(place)
  const inside = behind.flatMap(each => [each, ...each.querySelectorAll('*')]).filter(each => each.matches(beginnings))
  if (focusFirst([...inside, ...behind])) return
  const parent = place.parentElement
  const isWhole = parent === null || parent.matches('main, [role="dialog"], body')
  if (!isWhole) return focusAfter(parent)
  focusFirst([...(parent?.querySelectorAll(beginnings) ?? [])])
}

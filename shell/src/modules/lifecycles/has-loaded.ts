/** The same for so long: a page between its code and its data says nothing for a moment. */
const settled = 50
/** How long its data may take; the page that stands goes on meanwhile. */
const mostWait = 10_000

const isLoading = (element: HTMLElement): boolean =>
  element.childElementCount === 0 || element.querySelector('[aria-busy="true"]') !== null

const tellsProblem = (element: Element): boolean => element.querySelector('[role="alert"]') !== null

/** It could not read what the page that stands shows. */
const isWorse = (element: HTMLElement): boolean =>
  tellsProblem(element) &&
  [...(element.parentElement?.children ?? [])].every(each => each === element || !tellsProblem(each))

/**
 * Whether nothing in the element says any more that it is loading, before the time is up or `left` is settled, and nothing
 * that it failed where the page beside it did not.
 */
export const hasLoaded = (element: HTMLElement, left: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const end = (arrived: boolean) => {
      observer.disconnect()
      clearTimeout(quiet)
      clearTimeout(limit)
      resolve(arrived)
    }
    const look = () => {
      if (isLoading(element)) {
        clearTimeout(quiet)
        quiet = undefined
      } else quiet ??= setTimeout(() => end(!isWorse(element)), settled)
    }
    const observer = new MutationObserver(look)
    const limit = setTimeout(() => end(false), mostWait)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    void left.then(() => end(false))
    look()
  })

/** What a module shows there, by the place of its part among those of the page. */
export const lists = ['forecast', 'diary', 'budget', 'staff']

/** Rows of all lists together once each is drawn to its end: a list begins with those that a window shows. Budgets from September on. */
export const wholeRows = 12 + 10 + 8 + (new Date().getMonth() >= 8 ? 8 : 0)

/**
 * In the page: the moments at which frames were handed to the screen with the page's own links, with each of the lists, and
 * with all of their rows. Asked before the click, which finds another page than the one that is waited for.
 */
export const installWatch = () => {
  const painted = isThere =>
    new Promise(resolve => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      look()
    })
  const isHere = () => location.pathname === '/planning'
  const parts = () => [...document.querySelectorAll('main section[aria-labelledby]')]
  const stands = part =>
    part?.querySelector('[data-mounted] :is(tbody tr, li, p)') instanceof Element &&
    part.querySelector('[aria-busy="true"]') === null
  const rows = () => document.querySelectorAll('main section[aria-labelledby] [data-mounted] :is(tbody tr, li)').length
  window.veckovisStartPage = (count, whole) =>
    Promise.all([
      painted(() => isHere() && rows() >= whole),
      painted(() => isHere() && document.querySelector('main nav[aria-label="Områden"] li') !== null),
      ...Array.from({ length: count }, (_, place) => painted(() => isHere() && stands(parts()[place]))),
    ]).then(([whole, page, ...each]) => ({ whole, page, each }))
  window.addEventListener('click', event => (window.veckovisClicked = event.timeStamp), { capture: true })
}

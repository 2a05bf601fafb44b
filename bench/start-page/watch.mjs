/** What a module shows there, by the place of its part among those of the page. */
export const lists = ['forecast', 'diary', 'budget', 'staff']

/**
 * In the page: the moments at which frames were handed to the screen with the page's own links, and with each of the
 * lists. Asked before the click, which finds another page than the one that is waited for.
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
  window.veckovisStartPage = count =>
    Promise.all([
      painted(() => isHere() && document.querySelector('main nav[aria-label="Områden"] li') !== null),
      ...Array.from({ length: count }, (_, place) => painted(() => isHere() && stands(parts()[place]))),
    ]).then(([page, ...each]) => ({ page, each }))
  window.addEventListener('click', event => (window.veckovisClicked = event.timeStamp), { capture: true })
}

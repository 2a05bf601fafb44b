/** Goes to a page of this suite without a reload. It asks nobody: see `useNavigateGuarded`. */
export const navigateTo = (path: string): void => {
  window.history.pushState(null, '', path)
  // Every router on the page listens to this event; pushState alone is silent.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Where the page itself is left: a new document is loaded. */
export type PageLoader = {
  /** The address of the present page within the suite. */
  path(): string
  load(path: string): void
  reload(): void
}

export const pageLoader: PageLoader = {
  path: () => window.location.pathname + window.location.search,
  load: path => window.location.assign(path),
  reload: () => window.location.reload(),
}

declare const process: { env: { NODE_ENV?: string } }

/** Decided by the build: a production shell knows no overrides, and what depends on this is not in it. */
export const knowsOverrides = process.env.NODE_ENV === 'development'

export const overrideKey = 'veckovis-module-override'
export const overrideParameter = 'mf-override'

/** First thing at the start: a sign-in on the way to the module would lose the address. Lasts for this tab. */
export const rememberOverride = (page: Window = window): void => {
  if (!knowsOverrides) return
  const asked = new URLSearchParams(page.location.search).get(overrideParameter)
  if (asked !== null) page.sessionStorage.setItem(overrideKey, asked)
}

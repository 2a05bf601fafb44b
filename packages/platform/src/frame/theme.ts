import { atom } from 'jotai'
import { platformStore } from '../store'

export type ThemePreference = 'light' | 'dark' | 'system'

const themeKey = 'activeTheme'

const preferenceFrom = (stored: string | null): ThemePreference =>
  stored === 'light' || stored === 'dark' ? stored : 'system'

const preference = atom<ThemePreference>(preferenceFrom(localStorage.getItem(themeKey)))
const systemIsDark = atom(false)

/** What the person chose. */
export const themeAtom = atom(get => get(preference))

/** What the page shows. */
export const shownThemeAtom = atom<'light' | 'dark'>(get => {
  const chosen = get(preference)
  if (chosen !== 'system') return chosen
  return get(systemIsDark) ? 'dark' : 'light'
})

const show = (): void => {
  document.documentElement.dataset['theme'] = platformStore.get(shownThemeAtom)
}

export const setTheme = (chosen: ThemePreference): void => {
  localStorage.setItem(themeKey, chosen)
  platformStore.set(preference, chosen)
}

export const followTheme = (): void => {
  const query = window.matchMedia('(prefers-color-scheme: dark)')
  platformStore.set(systemIsDark, query.matches)
  query.addEventListener('change', event => platformStore.set(systemIsDark, event.matches))
  window.addEventListener('storage', event => {
    if (event.key === themeKey) platformStore.set(preference, preferenceFrom(event.newValue))
  })
  platformStore.sub(shownThemeAtom, show)
  show()
}

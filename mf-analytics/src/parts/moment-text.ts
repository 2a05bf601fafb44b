import type { Language } from '@veckovis/platform'

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** Day and time in Sweden. */
export const momentText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(instant))

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** A moment as a person in Sweden reads it. */
export const momentText = (instant: string, language: 'sv' | 'en'): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(instant))

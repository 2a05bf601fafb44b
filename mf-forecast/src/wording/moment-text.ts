const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** The moment in Swedish time; a long date stands in a sentence. */
export const momentText = (instant: string, language: keyof typeof locales, dateStyle: 'medium' | 'long'): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle, timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(
    new Date(instant),
  )

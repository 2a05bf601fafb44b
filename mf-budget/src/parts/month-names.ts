/** The short names of the twelve months. */
export const monthNames = (language: 'sv' | 'en'): string[] => {
  const format = new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)).replace('.', ''))
}

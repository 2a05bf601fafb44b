import { useLanguage } from '@veckovis/platform'
import { useMemo } from 'react'

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** Instants as a day, or a day with its time, in Sweden. */
export const useDays = () => {
  const language = useLanguage()
  return useMemo(() => {
    const locale = locales[language]
    const timeZone = 'Europe/Stockholm'
    // As in Swedish in both languages: it sorts, and cannot be read two ways.
    const dayFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
    const momentFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    return {
      day: (instant: string) => dayFormat.format(new Date(instant)),
      moment: (instant: string) => momentFormat.format(new Date(instant)),
    }
  }, [language])
}

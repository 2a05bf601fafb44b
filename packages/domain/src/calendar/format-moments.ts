const formatter = (locale: string, style: Intl.DateTimeFormatOptions) => {
  // Made once, and first when it is used: to make one takes longer than to draw a row.
  let format: Intl.DateTimeFormat | undefined
  return (moment: string | number | Date): string => {
    format ??= new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Europe/Stockholm' })
    return format.format(new Date(moment))
  }
}

const formatsIn = (locale: string) => ({
  /** 2026-03-18, in both languages: it sorts, and cannot be read two ways. */
  day: formatter('sv-SE', { dateStyle: 'short' }),
  /** 2026-03-18 09:30, in both languages. */
  minute: formatter('sv-SE', { dateStyle: 'short', timeStyle: 'short' }),
  /** To the second: what happens in a row is told apart. */
  second: formatter(locale, { dateStyle: 'short', timeStyle: 'medium' }),
  /** 18 mars 2026 09:30 */
  moment: formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  /** The same as it stands in a sentence. */
  longMoment: formatter(locale, { dateStyle: 'long', timeStyle: 'short' }),
  /** 18 mars 2026 */
  longDay: formatter(locale, { dateStyle: 'long' }),
  /** 18 mars */
  shortDay: formatter(locale, { day: 'numeric', month: 'short' }),
  /** mars 2026 */
  month: formatter(locale, { month: 'long', year: 'numeric' }),
  shortMonth: formatter(locale, { month: 'short' }),
})

/**
 * Days, months and moments as people read them, by language; always in Stockholm's time. A date without a time
 * (`2026-03-18`) is that day. Throws a RangeError for what is no moment.
 */
export const momentFormats = { sv: formatsIn('sv-SE'), en: formatsIn('en-GB') } as const
export type MomentFormats = (typeof momentFormats)['sv']

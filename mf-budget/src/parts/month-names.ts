import { momentFormats } from '@veckovis/domain/calendar'

/** The short names of the twelve months. */
export const monthNames = (language: 'sv' | 'en'): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    momentFormats[language].shortMonth(Date.UTC(2026, month, 1)).replace('.', ''),
  )

import { useMemo } from 'react'

/** A moment in Sweden to the minute, the same in both languages: it sorts, and cannot be read two ways. */
export const useMoment = (): ((instant: string) => string) =>
  useMemo(() => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Stockholm',
    })
    return instant => format.format(new Date(instant))
  }, [])

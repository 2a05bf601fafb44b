import ical, { type ICalEventData } from 'ical-generator'
import { addDays, listDateRuns, type DiaryCategory } from '@veckovis/domain/diary'
import type { Language } from '../../../http/language'
import type { CalendarContent, CalendarEntry } from './calendar-entries'

const words: Readonly<Record<Language, Readonly<Record<DiaryCategory | 'diary', string>>>> = {
  sv: { ABSENCE: 'Frånvaro', EXTRA_RESOURCE: 'Extra resurs', CHANGE_OF_NEEDS: 'Förändrat behov', diary: 'Dagbok' },
  en: { ABSENCE: 'Absence', EXTRA_RESOURCE: 'Extra resource', CHANGE_OF_NEEDS: 'Change of needs', diary: 'Diary' },
}

/** Midnight by Greenwich: of which the library writes the date alone. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

type Written = { readonly language: Language; readonly host: string }

/** One event for each stretch of chosen days: dates without a time, so that no time zone moves them. */
const eventsOf = (entry: CalendarEntry, { language, host }: Written): ICalEventData[] => {
  const { id, version, category, name, changedAt, returnedAfter } = entry
  const word = words[language][category]
  return listDateRuns(entry, returnedAfter).map(({ first, last }) => ({
    // The entry and the day that it begins on stay as they are, whatever else of it moves.
    id: `diary-${id}-${first}@${host}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    allDay: true,
    start: midnight(first),
    end: midnight(addDays(last, 1)),
    summary: name === null ? word : `${word}: ${name}`,
  }))
}

/** Seconds after which a calendar may ask again. */
const hour = 3600

/** iCalendar (RFC 5545) of what a unit has approved, in the language of the address. */
export const writeCalendar = ({ unitName, entries }: CalendarContent, written: Written): string => {
  const { language } = written
  const calendar = ical({
    name: `${words[language].diary} – ${unitName}`,
    prodId: { company: 'Veckovis', product: 'Diary', language: language.toUpperCase() },
    ttl: hour,
  })
  for (const entry of entries) for (const event of eventsOf(entry, written)) calendar.createEvent(event)
  return calendar.toString()
}

import fc from 'fast-check'
import { addDays, weekdays, type ChosenDates } from './chosen-dates'
import { changeOfNeedReasons, extraResourceReasons, extraResourceTypes } from './diary-codes'
import type { EntryContent } from './entry-content'

/** Ranges within one year, of all weekdays or some; some have no date. */
export const chosenDates: fc.Arbitrary<ChosenDates> = fc
  .record({
    year: fc.integer({ min: 2001, max: 2100 }),
    offset: fc.integer({ min: 0, max: 364 }),
    length: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 364 })),
    weekdays: fc.oneof(fc.constant([...weekdays]), fc.subarray([...weekdays], { minLength: 1 })),
  })
  .map(({ year, offset, length, weekdays: chosen }) => {
    const from = addDays(`${year}-01-01`, offset)
    const to = addDays(from, length)
    return { from, to: to.startsWith(String(year)) ? to : `${year}-12-31`, weekdays: chosen }
  })

const perDay = fc.integer({ min: 1, max: 1599 })

export const contents: fc.Arbitrary<EntryContent> = fc.oneof(
  fc
    .record({
      dates: chosenDates,
      reason: fc.integer({ min: 1, max: 7 }),
      perDay,
      substitute: fc.option(fc.record({ typeId: fc.integer({ min: 1, max: 6 }), perDay })),
    })
    .map(({ dates, ...rest }) => ({ ...dates, ...rest, category: 'ABSENCE' as const, staffId: 1 })),
  fc
    .record({
      dates: chosenDates,
      reason: fc.constantFrom(...extraResourceReasons),
      typeId: fc.constantFrom(...extraResourceTypes),
      perDay,
    })
    .map(({ dates, ...rest }) => ({ ...dates, ...rest, category: 'EXTRA_RESOURCE' as const })),
  fc
    .record({
      dates: chosenDates,
      reason: fc.constantFrom(...changeOfNeedReasons),
      perWeek: fc.integer({ min: 1, max: 1_000_000 }),
    })
    .map(({ dates, ...rest }) => ({ ...dates, ...rest, category: 'CHANGE_OF_NEEDS' as const })),
)

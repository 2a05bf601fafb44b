import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { listedFileName } from '@veckovis/domain/text'

/** What the list is called in the name of a file, and what narrows it. */
export type FileWords = readonly [list: string, ...narrowing: string[]]

/** The list, its weeks, what narrows it, and the day in Sweden that the figures are of. */
export const fileNameOf = ([list, ...narrowing]: FileWords, asOf: string, weeks?: string): string =>
  listedFileName(
    [list, ...(weeks === undefined ? [] : [weeks]), ...narrowing],
    toIsoDate(calendarDateInStockholm(new Date(asOf))),
  )

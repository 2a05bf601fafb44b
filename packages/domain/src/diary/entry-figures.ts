import type { Hundredths } from '../numbers/hundredths'
import { listDates } from './chosen-dates'
import { diaryCategories, type DiaryCategory } from './diary-codes'
import type { EntryContent } from './entry-content'
import { effectsOf } from './entry-effects'

/** Hours of all dates of an entry; null where its category has no such figure. */
export type EntryFigures = {
  /** Signed for a change of needs */
  readonly hours: Hundredths
  /** Hours of the substitute, of an absence only */
  readonly temporaryHours: Hundredths | null
  /** What the entry adds to the hour result of its weeks; a change of needs moves the need instead */
  readonly difference: Hundredths | null
}

/**
 * The figures of an entry: the difference of an absence is temporary hours minus hours, negative when it
 * is not covered. The hours of an extra resource cover no absence of the entry, so all of them are its difference.
 */
export const figuresOf = (content: EntryContent): EntryFigures => {
  if (content.category === 'CHANGE_OF_NEEDS') {
    const hours = effectsOf(content).reduce((sum, effect) => sum + effect.hours, 0)
    return { hours, temporaryHours: null, difference: null }
  }
  const days = listDates(content).length
  const hours = content.perDay * days
  if (content.category === 'EXTRA_RESOURCE') return { hours, temporaryHours: null, difference: hours }
  const temporaryHours = (content.substitute?.perDay ?? 0) * days
  return { hours, temporaryHours, difference: temporaryHours - hours }
}

export type CategorySummary = {
  readonly category: DiaryCategory
  readonly count: number
  readonly hours: Hundredths
  readonly temporaryHours: Hundredths
  readonly difference: Hundredths
}

/**
 * Number, hours, temporary hours and difference of each category, in the order of the categories.
 * @public for the pages of the diary
 */
export const summariseEntries = (
  entries: readonly (EntryFigures & { readonly category: DiaryCategory })[],
): CategorySummary[] =>
  diaryCategories.map(category => {
    const own = entries.filter(entry => entry.category === category)
    const sum = (figure: keyof EntryFigures) => own.reduce((total, entry) => total + (entry[figure] ?? 0), 0)
    return {
      category,
      count: own.length,
      hours: sum('hours'),
      temporaryHours: sum('temporaryHours'),
      difference: sum('difference'),
    }
  })

import { hoursFromHundredths } from '@veckovis/domain/numbers'
import type { OverlapQuestion } from '../../data/entry-calls'
import { datesOf, perDayOf } from './entry-preview'
import type { EntryValues, Member } from './entry-values'
import { valuesOfEach } from './for-each-person'

type QuestionBasis = {
  readonly pauseMinutes: number
  readonly people: readonly Member[]
  /** The entry that is changed; null for a new one. */
  readonly except: number | null
}

/** What is asked of an absence, of each of its people, as it stands in the form; null while it can not be. */
export const overlapQuestionOf = (
  values: EntryValues,
  { pauseMinutes, people, except }: QuestionBasis,
): OverlapQuestion | null => {
  const dates = datesOf(values)
  const [first, ...others] = valuesOfEach(values, people).flatMap(each => {
    const perDay = perDayOf(each, pauseMinutes)
    return perDay === null ? [] : [{ staffId: Number(each.staffId), perDay: hoursFromHundredths(perDay) }]
  })
  if (values.staffId === '' || dates === null || first?.staffId !== Number(values.staffId)) return null
  return { ...first, ...dates, except, others }
}

import { isOldWeek } from '../calendar/iso-week'
import { forecastRowIds } from '../forecast/rows/forecast-row-ids'
import type { Hundredths } from '../numbers/hundredths'
import { addDays, listDates, weekOf, type ChosenDates } from './chosen-dates'
import type { DiaryStatus } from './diary-codes'
import type { EntryContent } from './entry-content'
import { effectsOf, rowIdOfEffect, type Effect } from './entry-effects'

/**
 * Why an entry may not be decided now.
 * @public for the pages of the diary
 */
export type DecisionProblem = 'not-waiting' | 'handled' | 'in-past'

type Standing = { readonly status: DiaryStatus; readonly isHandled: boolean; readonly firstDate: string }

/**
 * Only what waits is decided, once. What was handled by hand is done. Approved is what begins tomorrow or later
 * in Sweden; rejected may be what has begun.
 */
export const decisionProblem = (
  { status, isHandled, firstDate }: Standing,
  decision: 'APPROVED' | 'REJECTED',
  today: string,
): DecisionProblem | null => {
  if (status !== 'WAITING') return 'not-waiting'
  if (isHandled) return 'handled'
  return decision === 'APPROVED' && firstDate <= today ? 'in-past' : null
}

type Parts = { readonly before: ChosenDates; readonly after: ChosenDates }

/**
 * The dates until today, and those from tomorrow on, of an entry that has begun and runs on; null when it has
 * not begun or is over.
 */
export const splitDates = ({ from, to, weekdays }: ChosenDates, today: string): Parts | null => {
  const tomorrow = addDays(today, 1)
  if (from > today || to < tomorrow) return null
  const parts = { before: { from, to: today, weekdays }, after: { from: tomorrow, to, weekdays } }
  return [parts.before, parts.after].every(part => listDates(part).length > 0) ? parts : null
}

/** What is done with the dates that have begun, and with those from tomorrow on; null where there are none. */
type Handling = { readonly handedOver: ChosenDates | null; readonly approved: ChosenDates | null }

/**
 * What becomes of dates that are entered and decided in one go: those until today are handed to the forecast,
 * those from tomorrow on are approved, and a range that has both is split between them.
 */
export const handlingOf = (dates: ChosenDates, today: string): Handling => {
  const parts = splitDates(dates, today)
  if (parts !== null) return { handedOver: parts.before, approved: parts.after }
  const isAhead = listDates(dates).every(day => day > today)
  return isAhead ? { handedOver: null, approved: dates } : { handedOver: dates, approved: null }
}

/** Hours to add to what is typed in a week of a row of the forecast. */
export type DraftRow = {
  readonly year: number
  readonly week: number
  readonly rowId: string
  readonly hours: Hundredths
}

/** Required hours are nobody's to type: what changes the need goes to my forecast. */
const typedRowId = (effect: Effect): string =>
  effect.kind === 'changed-needs' ? forecastRowIds.myForecast : rowIdOfEffect(effect)

/** Hours that are typed into the forecast, of the weeks that are still open. */
export const draftOf = (effects: readonly Effect[], today: string): DraftRow[] => {
  const current = weekOf(today)
  const hours = new Map<string, DraftRow>()
  for (const effect of effects.filter(({ year, week }) => !isOldWeek({ year, week }, current))) {
    const { year, week } = effect
    const rowId = typedRowId(effect)
    const key = `${year}/${week}/${rowId}`
    hours.set(key, { year, week, rowId, hours: effect.hours + (hours.get(key)?.hours ?? 0) })
  }
  return [...hours.values()].filter(row => row.hours !== 0)
}

/** What is typed into the forecast in place of an approval, of the weeks that are still open. */
export const handOverDraft = (content: EntryContent, today: string): DraftRow[] => draftOf(effectsOf(content), today)

type Returned = { readonly firstDate: string; readonly returnedAfter: string | null }

const takenBack = (content: EntryContent, lastDay: string): Effect[] => {
  const from = lastDay < content.from ? content.from : addDays(lastDay, 1)
  if (from > content.to) return []
  return effectsOf({ ...content, from }).map(effect => ({ ...effect, hours: -effect.hours }))
}

/**
 * What an early return takes back of what an absence has brought to the forecasts: the hours of the dates after
 * `lastDay`, from tomorrow on, with a minus. Of today and earlier nothing is taken back by the diary.
 */
export const returnEffects = (content: EntryContent, lastDay: string, today: string): Effect[] =>
  takenBack(content, lastDay < today ? today : lastDay)

/**
 * What is typed into the forecast when somebody was away until `lastDay` only: the hours of the later dates with a minus,
 * of the weeks that are still open, but for those that the diary has taken back itself.
 */
export const returnDraft = (
  content: EntryContent,
  lastDay: string,
  { today, brought }: { readonly today: string; readonly brought: readonly Effect[] },
): DraftRow[] =>
  draftOf([...takenBack(content, lastDay), ...brought.map(effect => ({ ...effect, hours: -effect.hours }))], today)

/** Somebody who came back before the first date of an approved absence; its dates stay as they were. */
export const wasAwayOnNoDay = ({ firstDate, returnedAfter }: Returned): boolean =>
  returnedAfter !== null && returnedAfter < firstDate

/**
 * The dates of somebody who was away until `lastDay` only; null for somebody who was away on none of them.
 */
export const datesUntil = ({ from, weekdays }: ChosenDates, lastDay: string): ChosenDates | null => {
  const dates = { from, to: lastDay, weekdays }
  return listDates(dates).length === 0 ? null : dates
}

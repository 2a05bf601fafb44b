import type { ReadDetails } from '@veckovis/contracts/privacy'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { fewestPeople } from '@veckovis/domain/access'
import type { Question } from '../../http/route'

/** Whether what is told of a forecast `f` is told of few people, employed on the day of `day`; sent with another statement. */
export const ofFewSql = (day: `$${number}`): string => `employs_fewer_than(f.unit_id, ${day}::date, ${fewestPeople})`

/** The calendar day in Sweden as YYYY-MM-DD. */
export const dayOf = (at: Date): string => toIsoDate(calendarDateInStockholm(at))

/** A load of a forecast is audited in a unit of few people: its sums tell of each of them. */
export const askedOfFew = (
  { id, isOfFew }: { readonly id: number; readonly isOfFew: boolean },
  details: ReadDetails,
): Question | 'many-people' => (isOfFew ? { subject: `forecast/${id}`, details } : 'many-people')

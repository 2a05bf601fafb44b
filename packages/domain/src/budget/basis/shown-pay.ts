import { fewestPeople } from '../../access/small-groups'
import { termsOn } from '../../staff/service-terms'
import { paidOn, type PaidMember } from './mean-monthly-pay'

/** Among so many one salary is told no closer than within 5 000 SEK by two means of a municipality. */
const fewestPeopleOfMunicipality = 50
/** SEK that a shown mean is rounded to. */
const step = 100

/** Monthly pay in SEK of each person whose pay counts, by the id of the staff member. */
export type Pays = Readonly<Record<string, number>>

/** The pay that a mean of the day is made of. YYYY-MM-DD. */
export const paysOn = (staff: readonly (PaidMember & { readonly id: number })[], day: string): Pays =>
  Object.fromEntries(paidOn(staff, day).map(({ id, terms }) => [id, termsOn(terms, day).salary]))

/** What stands in the place of the mean pay for those who may not see salaries. */
export type ShownPay =
  | { readonly shownPay: 'rounded' | 'municipality'; readonly meanMonthlyPay: number }
  /** Too few people: there is no mean that may be shown. */
  | { readonly shownPay: 'withheld'; readonly meanMonthlyPay: null }

/** Mean in SEK, to whole hundreds and never below one of them: pay is above 0. */
const roundedMean = (total: number, people: number): number => Math.max(step, Math.round(total / people / step) * step)

/** How many people are in one of the two only, or paid otherwise in the other. */
const peopleBetween = (one: Pays, other: Pays): number =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(id => one[id] !== other[id]).length

/**
 * The pay that the unit's shown mean rests on, now that this much is paid and these were shown before, the latest
 * last: new pay as soon as it differs from each that was shown by so many people that no difference tells about fewer;
 * the latest shown until then. Null while too few people are paid, now or in all that was shown.
 */
export const paysToShow = (now: Pays, shownBefore: readonly Pays[]): Pays | null => {
  if (Object.keys(now).length < fewestPeople) return null
  const isTold = (before: Pays) => {
    const people = peopleBetween(before, now)
    return people > 0 && people < fewestPeople
  }
  if (!shownBefore.some(isTold)) return now
  return shownBefore.findLast(before => Object.keys(before).length >= fewestPeople) ?? null
}

/** The unit's mean from five people on, to whole hundreds of SEK. */
export const shownMeanOf = (pays: Pays): ShownPay => {
  const all = Object.values(pays)
  const total = all.reduce((sum, pay) => sum + pay, 0)
  return { shownPay: 'rounded', meanMonthlyPay: roundedMean(total, all.length) }
}

/** The mean of a municipality, for its units with too few people: from fifty on, to whole hundreds of SEK. */
export const shownMeanOfMunicipality = ({
  people,
  total,
}: {
  readonly people: number
  /** SEK per month of all of them together */
  readonly total: number
}): ShownPay =>
  people < fewestPeopleOfMunicipality
    ? { shownPay: 'withheld', meanMonthlyPay: null }
    : { shownPay: 'municipality', meanMonthlyPay: roundedMean(total, people) }

import { calendarDateOf, dayNumberOf, daysInMonth, parseIsoDate, toIsoDate } from '../../calendar/calendar-date'
import { isoWeekOf, weeksInIsoYear } from '../../calendar/iso-week'
import type { SickPay } from '../../forecast/forecast-input'
import type { Hundredths } from '../../numbers/hundredths'
import type { SickPayRule } from './sick-pay-rule'

/** Hours that somebody is away ill on a day. */
export type SickDay = {
  /** YYYY-MM-DD */
  readonly day: string
  readonly hours: Hundredths
}

/** One person, whose entries make spells. */
export type SickPerson = {
  /**
   * Every day of the entries, in any order; a day that comes twice, as of two entries, has the hours of both. One without
   * hours, on which nobody would have worked, saves nothing and is no gap.
   */
  readonly days: readonly SickDay[]
  /** Available hours per week on a day, YYYY-MM-DD */
  readonly weeklyHoursOn: (day: string) => Hundredths
}

type NumberedDay = { readonly number: number; readonly hours: Hundredths }

/** Days of illness of one person with no more than a relapse between them, earliest first; never empty. */
type Spell = readonly [NumberedDay, ...NumberedDay[]]

/** Days after the last one ill on which a spell still goes on: whoever falls ill again on the sixth begins another. */
const relapseDays = 5
/** Calendar days of a spell in which the employer pays sick pay */
const daysOfSickPay = 14
/** Deductions within twelve months after which there is none */
const mostDeductions = 10

const numberOf = (day: string): number => {
  const parsed = parseIsoDate(day)
  if (!parsed.ok) throw new RangeError(`${day} is no day`)
  return dayNumberOf(parsed.value)
}

const isoDay = (number: number): string => toIsoDate(calendarDateOf(number))

const inOrder = (days: readonly SickDay[]): NumberedDay[] => {
  const hoursOf = new Map<number, Hundredths>()
  for (const { day, hours } of days) {
    const number = numberOf(day)
    hoursOf.set(number, (hoursOf.get(number) ?? 0) + hours)
  }
  return [...hoursOf].map(([number, hours]) => ({ number, hours })).sort((one, other) => one.number - other.number)
}

const spellsOf = (days: readonly SickDay[]): Spell[] => {
  const spells: [NumberedDay, ...NumberedDay[]][] = []
  for (const day of inOrder(days)) {
    const spell = spells.at(-1)
    const before = spell?.at(-1)
    if (spell !== undefined && before !== undefined && day.number - before.number <= relapseDays) spell.push(day)
    else spells.push([day])
  }
  return spells.flatMap(spell => {
    // It begins with the first hours that somebody is away.
    const [first, ...others] = spell.slice(spell.findIndex(({ hours }) => hours > 0))
    return first === undefined || first.hours === 0 ? [] : [[first, ...others] as const]
  })
}

/** The same date a year earlier; 28 February for a leap day. */
const yearBefore = (number: number): number => {
  const { year, month, day } = calendarDateOf(number)
  return dayNumberOf({ year: year - 1, month, day: Math.min(day, daysInMonth(year - 1, month)) })
}

type SavedDay = NumberedDay & {
  /** Whole ten-thousandths of hours */
  readonly saved: number
}

type PaidSpell = {
  readonly spell: Spell
  /** Hours per week on its first day */
  readonly weeklyHours: Hundredths
  readonly isDeducted: boolean
  readonly savedFromDay15: number
}

const savedDays = ({ spell, weeklyHours, isDeducted, savedFromDay15 }: PaidSpell): SavedDay[] => {
  const [{ number: first }] = spell
  const deduction = isDeducted ? 16 * weeklyHours : 0
  const savedOf = (hours: Hundredths): number => Math.min(100 * hours, 20 * hours + deduction)
  let before = 0
  return spell.map(({ number, hours }) => {
    if (number - first >= daysOfSickPay) return { number, hours, saved: Math.round(savedFromDay15 * 100) * hours }
    const saved = savedOf(before + hours) - savedOf(before)
    before += hours
    return { number, hours, saved }
  })
}

const ruleOn = (rules: readonly SickPayRule[], day: string): SickPayRule | undefined =>
  rules
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<SickPayRule | undefined>(
      (latest, rule) => (latest === undefined || rule.validFrom >= latest.validFrom ? rule : latest),
      undefined,
    )

/** The days of a person that are counted by spell, with what they save. */
const savedDaysOf = ({ days, weeklyHoursOn }: SickPerson, rules: readonly SickPayRule[]): SavedDay[] => {
  const deducted: number[] = []
  return spellsOf(days).flatMap(spell => {
    const [{ number: first }] = spell
    const firstDay = isoDay(first)
    const weeklyHours = weeklyHoursOn(firstDay)
    const since = yearBefore(first)
    const isDeducted = weeklyHours > 0 && deducted.filter(day => day > since).length < mostDeductions
    // Deductions are the law's, whether or not the municipality counts by them.
    if (isDeducted) deducted.push(first)
    const rule = ruleOn(rules, firstDay)
    if (rule?.bySpell !== true) return []
    return savedDays({ spell, weeklyHours, isDeducted, savedFromDay15: rule.savedFromDay15 })
  })
}

/**
 * What short-term illness by spell takes off the paid hours in each week of an ISO year: the hours of illness that
 * are counted by spell, in whole hundredths, and what they save, in hours of at most four decimals, so that sums are
 * exact. Null where no hour of the year is counted by spell.
 *
 * - Days of one person within five calendar days of each other are one spell, whatever entries they come from: a weekend
 *   between two weeks off is no gap, and a day that two entries have counts with the hours of both.
 * - Of a spell's first 14 calendar days (its first day and the 13 that follow, days well between two parts of it
 *   included), H hours save min(H, 0.2·H + 0.16·W): the first 0.2·W hours are saved whole, then a fifth of each. A later
 *   hour saves what the municipality says of the fifteenth day on.
 * - W is the available hours per week on the spell's first day, and the rule that of the municipality on that day: a
 *   spell that began before the rule stays at 0.2 to its end.
 * - There is no deduction where ten spells with one began within the twelve months before, the same date a year earlier
 *   left out. They count also where the municipality did not yet count by spell.
 *
 * The days of the year before belong to it: a spell goes on over New Year, and the twelve months look back. For the spells
 * of the year before to have had theirs, those of the year before that too.
 */
export const sickPayOfYear = (
  people: readonly SickPerson[],
  rules: readonly SickPayRule[],
  year: number,
): SickPay | null => {
  const weeks = weeksInIsoYear(year)
  const spellHours = Array.from({ length: weeks }, () => 0)
  const saved = Array.from({ length: weeks }, () => 0)
  if (!rules.some(({ bySpell }) => bySpell)) return null
  for (const day of people.flatMap(person => savedDaysOf(person, rules))) {
    const { year: yearOfDay, week } = isoWeekOf(calendarDateOf(day.number))
    if (yearOfDay !== year) continue
    spellHours[week - 1] = (spellHours[week - 1] ?? 0) + day.hours
    saved[week - 1] = (saved[week - 1] ?? 0) + day.saved
  }
  if (spellHours.every(hours => hours === 0)) return null
  return { spellHours, savedHours: saved.map(tenThousandths => tenThousandths / 10_000) }
}

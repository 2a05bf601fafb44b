import { longestOccasionName, type ChangedOccasion, type Occasion } from '@veckovis/contracts/outcome'
import { parseIsoDate } from '@veckovis/domain/calendar'
import { dueDaysOf, parseThreshold } from '@veckovis/domain/follow-up'
import { formatTyped } from '@veckovis/domain/numbers'
import { accepted, readBy, required, rulesOf, textField, type Rule } from '@veckovis/forms/rules'

export type OccasionField = 'name' | 'untilMonth' | 'due' | 'percent' | 'kronor'
export type OccasionTexts = Readonly<Record<OccasionField, string>>

const nameRule: Rule = text => (text.trim().length > longestOccasionName ? 'too-long' : null)

const dueRule =
  (year: number): Rule =>
  text => {
    if (!parseIsoDate(text).ok) return 'not-a-date'
    const { first, last } = dueDaysOf(year)
    return text < first || text > last ? 'due-out-of-year' : null
  }

/** Rules of an occasion of a year. */
export const occasionRules = (year: number) =>
  rulesOf({
    name: textField(required(nameRule)),
    untilMonth: textField(required()),
    due: textField(required(dueRule(year))),
    percent: textField(readBy(text => parseThreshold('percent', text))),
    kronor: textField(readBy(text => parseThreshold('kronor', text))),
  })

const shown = (value: number | null) => (value === null ? '' : formatTyped(value))

/** What the fields show of an occasion; a new one begins empty. */
export const textsOf = (occasion: Occasion | null): OccasionTexts => ({
  name: occasion?.name ?? '',
  untilMonth: occasion === null ? '' : String(occasion.untilMonth),
  due: occasion?.due ?? '',
  percent: shown(occasion?.thresholdPercent ?? null),
  kronor: shown(occasion?.thresholdKronor ?? null),
})

/** What the rules have let pass. */
export const occasionOf = ({ name, untilMonth, due, percent, kronor }: OccasionTexts): ChangedOccasion => ({
  name: name.trim(),
  untilMonth: Number(untilMonth),
  due,
  thresholdPercent: accepted(parseThreshold('percent', percent)),
  thresholdKronor: accepted(parseThreshold('kronor', kronor)),
})

export const isChanged = (texts: OccasionTexts, before: OccasionTexts): boolean =>
  Object.entries(before).some(([field, text]) => texts[field as OccasionField] !== text)

/** The day a year later; the last of February where the year has no other. */
const aYearLater = (day: string): string => {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return parseIsoDate(later).ok ? later : later.replace(/29$/, '28')
}

/** The same occasion in the year after. */
export const inNextYear = ({
  name,
  untilMonth,
  due,
  thresholdPercent,
  thresholdKronor,
}: Occasion): ChangedOccasion => ({
  ...{ name, untilMonth, thresholdPercent, thresholdKronor },
  due: aYearLater(due),
})

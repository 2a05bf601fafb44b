import {
  municipalityUnsocialHours,
  type MunicipalityUnsocialHours,
  type SetUnsocialRule,
  type UnsocialRuleOnWire,
} from '@veckovis/contracts/budget'
import {
  parseUnsocialWeight,
  unsocialDays,
  unsocialRuleOn,
  unsocialWeights,
  type UnsocialDay,
  type UnsocialRule,
} from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { formDraftKind } from '@veckovis/forms/draft'
import { accepted, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object } from 'yup'
import { datedQueries } from '../../../data/dated-queries'
import type { DatedKind } from '../dated/dated-kind'
import { ofBudgetDay } from '../setting-values'

export const unsocialHours: DatedKind<MunicipalityUnsocialHours, UnsocialRuleOnWire, SetUnsocialRule, UnsocialRule> = {
  queries: datedQueries('unsocial-hours', municipalityUnsocialHours),
  draft: formDraftKind('unsocial-hours'),
  itemsOf: ({ rules }) => rules,
  subjectOf: ({ validFrom }) => validFrom,
}

export const unsocialWays = ['evenly', 'calendar'] as const
type UnsocialWay = (typeof unsocialWays)[number]

export const wayOf = ({ byCalendar }: Pick<UnsocialRule, 'byCalendar'>): UnsocialWay =>
  byCalendar ? 'calendar' : 'evenly'

type UnsocialField = 'day' | 'way' | UnsocialDay
export type UnsocialTexts = Readonly<Record<UnsocialField, string>>

export const isByCalendar = ({ way }: Readonly<Record<string, string>>): boolean => way === 'calendar'

/** A new one begins by the calendar: evenly is what holds without any. */
export const textsOf = (rule: UnsocialRule | null, day: string): UnsocialTexts => {
  const weights = rule?.weights ?? unsocialWeights
  return {
    day: rule?.validFrom ?? day,
    way: rule === null ? 'calendar' : wayOf(rule),
    'weekday-night': formatTyped(weights['weekday-night']),
    weekend: formatTyped(weights.weekend),
    'major-holiday': formatTyped(weights['major-holiday']),
  }
}

const ruleOfDay = required(ofBudgetDay)
const ruleOfWeight: Rule = (text, neighbours) =>
  isByCalendar(neighbours) ? readBy(parseUnsocialWeight)(text, neighbours) : null

export const unsocialSchema = object({
  day: textField(ruleOfDay),
  'weekday-night': textField(ruleOfWeight),
  weekend: textField(ruleOfWeight),
  'major-holiday': textField(ruleOfWeight),
})

const areReadable = (texts: UnsocialTexts): boolean =>
  ruleOfDay(texts.day, texts) === null && unsocialDays.every(day => ruleOfWeight(texts[day], texts) === null)

const weightIn = (text: string): number => accepted(parseUnsocialWeight(text))

/** What the rules have let pass. Evenly has the weights of before its day, with which a later change of it begins. */
export const unsocialRuleOf = (texts: UnsocialTexts, rules: readonly UnsocialRule[]): UnsocialRule => {
  const { day: validFrom } = texts
  if (isByCalendar(texts))
    return {
      validFrom,
      byCalendar: true,
      weights: {
        'weekday-night': weightIn(texts['weekday-night']),
        weekend: weightIn(texts.weekend),
        'major-holiday': weightIn(texts['major-holiday']),
      },
    }
  const before = rules.filter(each => each.validFrom < validFrom)
  return { validFrom, byCalendar: false, weights: unsocialRuleOn(before, validFrom)?.weights ?? unsocialWeights }
}

/** The one that stands where this one would, on which a change rests. */
export const inPlaceOf = (
  rules: readonly UnsocialRuleOnWire[],
  { day }: Pick<UnsocialTexts, 'day'>,
): UnsocialRuleOnWire | undefined => rules.find(({ validFrom }) => validFrom === day)

type Outlook = {
  /** All rules with the one that is typed. */
  readonly rules: readonly UnsocialRule[]
  /** The first year whose weeks it spreads. */
  readonly year: number
  /** Its day lies in a year that began in the other way. */
  readonly beginsLater: boolean
}

/** What the rules will be with what is typed; null while it cannot be read. */
export const outlookOf = (texts: UnsocialTexts, rules: readonly UnsocialRule[]): Outlook | null => {
  if (!areReadable(texts)) return null
  const rule = unsocialRuleOf(texts, rules)
  const all = [...rules.filter(({ validFrom }) => validFrom !== rule.validFrom), rule]
  const year = Number(rule.validFrom.slice(0, 4))
  const began = unsocialRuleOn(all, `${year}-01-01`)?.byCalendar ?? false
  const beginsLater = began !== rule.byCalendar
  return { rules: all, year: beginsLater ? year + 1 : year, beginsLater }
}

import {
  municipalitySickPay,
  type MunicipalitySickPay,
  type SetSickPayRule,
  type SickPayRuleOnWire,
} from '@veckovis/contracts/budget'
import { parseSavedFromDay15, savedFromDay15AtFirst, type SickPayRule } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { formDraftKind } from '@veckovis/forms/draft'
import { accepted, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object } from 'yup'
import { datedQueries } from '../../../data/dated-queries'
import type { DatedKind } from '../dated/dated-kind'
import { ofBudgetDay } from '../setting-values'

export const sickPay: DatedKind<MunicipalitySickPay, SickPayRuleOnWire, SetSickPayRule, SickPayRule> = {
  queries: datedQueries('sick-pay', municipalitySickPay),
  draft: formDraftKind('sick-pay'),
  itemsOf: ({ rules }) => rules,
  subjectOf: ({ validFrom }) => validFrom,
}

export const sickPayWays = ['factor', 'spell'] as const

export const wayOf = ({ bySpell }: Pick<SickPayRule, 'bySpell'>): (typeof sickPayWays)[number] =>
  bySpell ? 'spell' : 'factor'

export type SickPayTexts = Readonly<Record<'day' | 'way' | 'saved', string>>

export const isBySpell = ({ way }: Readonly<Record<string, string>>): boolean => way === 'spell'

/** A new one begins by spell: the factor is what holds without any. */
export const textsOf = (rule: SickPayRule | null, day: string): SickPayTexts => ({
  day: rule?.validFrom ?? day,
  way: rule === null ? 'spell' : wayOf(rule),
  saved: formatTyped(rule?.savedFromDay15 ?? savedFromDay15AtFirst),
})

const ruleOfSaved: Rule = (text, neighbours) =>
  isBySpell(neighbours) ? readBy(parseSavedFromDay15)(text, neighbours) : null

export const sickPaySchema = object({ day: textField(required(ofBudgetDay)), saved: textField(ruleOfSaved) })

/** What the rules have let pass. The factor has the part of before its day, with which a later change of it begins. */
export const sickPayRuleOf = (texts: SickPayTexts, rules: readonly SickPayRule[]): SickPayRule => {
  const { day: validFrom, saved } = texts
  if (isBySpell(texts)) return { validFrom, bySpell: true, savedFromDay15: accepted(parseSavedFromDay15(saved)) }
  const before = rules.filter(each => each.validFrom < validFrom).at(-1)
  return { validFrom, bySpell: false, savedFromDay15: before?.savedFromDay15 ?? savedFromDay15AtFirst }
}

/** The one that stands where this one would, on which a change rests. */
export const inPlaceOf = (
  rules: readonly SickPayRuleOnWire[],
  { day }: Pick<SickPayTexts, 'day'>,
): SickPayRuleOnWire | undefined => rules.find(({ validFrom }) => validFrom === day)

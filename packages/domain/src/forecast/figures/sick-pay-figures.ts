import { at } from '../calculation/at-week'
import { hoursOutsideSpells, savedBySpells } from '../calculation/sick-pay'
import type { ExplanationTerm } from '../formula/explanation'
import type { QuantityId } from '../formula/explanation-ids'
import { yearIndex, type WeekFrame } from './week-frame'

const hoursTimes = (nameId: QuantityId, hours: number, saved: number): ExplanationTerm => ({
  nameId,
  unit: 'hours',
  value: hours,
  factor: hours === 0 ? 0 : saved / hours,
  contribution: saved,
})

/** The hours of illness of a week where some are counted by spell, and what they save by both models. */
const illnessOf = (frame: WeekFrame, place: number) => {
  const row = frame.rows.paid.find(({ sickPay }) => sickPay !== undefined)
  const index = yearIndex(frame, place)
  if (row?.sickPay === undefined || at(row.sickPay.spellHours, index) === 0) return null
  const factor = -row.factorHundredths
  const hours = at(row.hours, index)
  const outside = hoursOutsideSpells(hours, row.sickPay, index)
  return {
    byFactor: (hours * factor) / 10_000,
    outside: hoursTimes('illness-outside-spells', outside / 100, (outside * factor) / 10_000),
    inSpells: hoursTimes(
      'illness-in-spells',
      at(row.sickPay.spellHours, index) / 100,
      savedBySpells(row.sickPay, index) / 10_000,
    ),
    bySpell: (outside * factor + savedBySpells(row.sickPay, index)) / 10_000,
  }
}

/** What the illness of a week would save if all of it counted at the factor of the budget (§9), beside what it saves. */
export const illnessByFactor = (frame: WeekFrame, place: number): ExplanationTerm | null => {
  const illness = illnessOf(frame, place)
  return illness && { nameId: 'illness-by-factor', unit: 'hours', value: illness.byFactor }
}

/** What the illness of a week saves by spell, with the hours that no spell has at the factor of the budget. */
export const illnessBySpell = (frame: WeekFrame, place: number): ExplanationTerm | null => {
  const illness = illnessOf(frame, place)
  if (illness === null) return null
  const { bySpell, outside, inSpells } = illness
  return { nameId: 'illness-by-spell', unit: 'hours', value: bySpell, parts: [inSpells, outside] }
}

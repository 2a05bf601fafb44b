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

/**
 * What the illness of a week saves in both models, beside the costs that rest on it: all of it at the factor of the budget
 * (§9), and by spell, with the hours that no spell has at that factor. Nothing where no spell is.
 */
export const illnessBeside = (frame: WeekFrame, place: number): ExplanationTerm[] => {
  const illness = illnessOf(frame, place)
  if (illness === null) return []
  const { byFactor, bySpell, outside, inSpells } = illness
  return [
    { nameId: 'illness-by-factor', unit: 'hours', value: byFactor },
    { nameId: 'illness-by-spell', unit: 'hours', value: bySpell, parts: [inSpells, outside] },
  ]
}

import type { Hundredths } from '../../numbers/hundredths'
import type { SickPay } from '../forecast-input'
import { at } from './at-week'

/** Hours of illness of a week that no spell has: those without a person, or of spells that are not counted as such. */
export const hoursOutsideSpells = (hours: Hundredths, { spellHours }: SickPay, index: number): Hundredths =>
  Math.max(0, hours - at(spellHours, index))

/** What the spells of a week save, in whole ten-thousandths of hours. */
export const savedBySpells = ({ savedHours }: SickPay, index: number): number =>
  Math.round(at(savedHours, index) * 10_000)

import { isDeepStrictEqual } from 'node:util'
import { sickPayOfYear, type SickPayRule } from '@veckovis/domain/budget'
import type { SickPay } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import type { ForecastHead } from '../stored-forecast'
import { readSickPeople } from './sick-people'

/** A year of a unit with how its municipality counts sick pay. */
type CountedYear = {
  readonly year: Pick<ForecastHead, 'unitId' | 'year'>
  readonly rules: readonly SickPayRule[]
}

/**
 * What illness by spell takes off in years of units as their diaries are now, in the same order; the diary is not
 * asked for municipalities that never count by spell.
 */
export const sickPayNow = async (
  transaction: Transaction,
  years: readonly CountedYear[],
): Promise<(SickPay | null)[]> => {
  const counted = years.filter(({ rules }) => rules.some(({ bySpell }) => bySpell))
  if (counted.length === 0) return years.map(() => null)
  const peopleOf = await readSickPeople(transaction, [...new Set(counted.map(({ year }) => year.unitId))])
  return years.map(({ year, rules }) =>
    rules.some(({ bySpell }) => bySpell) ? sickPayOfYear(peopleOf(year.unitId), rules, year.year) : null,
  )
}

export const isSameSickPay = (one: SickPay | null, other: SickPay | null): boolean => isDeepStrictEqual(one, other)

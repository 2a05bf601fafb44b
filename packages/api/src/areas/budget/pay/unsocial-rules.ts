import { unsocialDays, type UnsocialDay, type UnsocialRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listSettings, type DatedValue, type UnsocialKey } from '../settings/settings-repository'

const wayKey = 'unsocial-hours-by-calendar'
const weightKey = (day: UnsocialDay): UnsocialKey => `unsocial-weight-${day}`

/** What a rule is stored as: whether it goes by the calendar (1) or not (0), and its weights, all of one day. */
export const unsocialKeys: readonly UnsocialKey[] = [wayKey, ...unsocialDays.map(weightKey)]

type Way = Pick<UnsocialRule, 'byCalendar' | 'weights'>

/** The values of a rule, in the order of `unsocialKeys`. */
export const valuesOfRule = ({ byCalendar, weights }: Way): { readonly key: UnsocialKey; readonly value: number }[] => [
  { key: wayKey, value: byCalendar ? 1 : 0 },
  ...unsocialDays.map(day => ({ key: weightKey(day), value: weights[day] })),
]

type StoredValue = DatedValue<UnsocialKey> & { readonly id: number }

/** A rule as it is stored: its id is the newest of its values, so that a rule that changes gets another one. */
export type StoredRule = UnsocialRule & { readonly id: number }

const ruleOf = (values: readonly StoredValue[], validFrom: string): StoredRule => {
  const storedAs = (key: UnsocialKey): StoredValue => {
    const found = values.find(value => value.key === key && value.validFrom === validFrom)
    if (found === undefined) throw new Error(`The rule of unsocial hours of ${validFrom} has no ${key}`)
    return found
  }
  const weights = Object.fromEntries(unsocialDays.map(day => [day, storedAs(weightKey(day)).value]))
  const id = Math.max(...unsocialKeys.map(key => storedAs(key).id))
  return { id, validFrom, byCalendar: storedAs(wayKey).value === 1, weights: weights as UnsocialRule['weights'] }
}

/** The stored values of a municipality's rules. */
export const listUnsocialValues = async (
  transaction: Transaction,
  municipalityId: number,
): Promise<readonly StoredValue[]> => listSettings(transaction, municipalityId, unsocialKeys)

/** How the amount for unsocial hours falls in a municipality, by day. */
export const listUnsocialRules = async (transaction: Transaction, municipalityId: number): Promise<StoredRule[]> => {
  const values = await listUnsocialValues(transaction, municipalityId)
  return [...new Set(values.map(({ validFrom }) => validFrom))].sort().map(day => ruleOf(values, day))
}

import { unsocialKeys, unsocialWayOf, type UnsocialKey, type UnsocialRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listSettings, type DatedValue } from '../settings/settings-repository'

type StoredValue = DatedValue<UnsocialKey> & { readonly id: number }

/** A rule as it is stored: its id is the newest of its values, so that a rule that changes gets another one. */
type StoredRule = UnsocialRule & { readonly id: number }

const ruleOf = (values: readonly StoredValue[], validFrom: string): StoredRule => {
  const storedAs = (key: UnsocialKey): StoredValue => {
    const found = values.find(value => value.key === key && value.validFrom === validFrom)
    if (found === undefined) throw new Error(`The rule of unsocial hours of ${validFrom} has no ${key}`)
    return found
  }
  const id = Math.max(...unsocialKeys.map(key => storedAs(key).id))
  return { id, validFrom, ...unsocialWayOf(key => storedAs(key).value) }
}

/** How the amount for unsocial hours falls in a municipality, by day. */
export const listUnsocialRules = async (transaction: Transaction, municipalityId: number): Promise<StoredRule[]> => {
  const values = await listSettings(transaction, municipalityId, unsocialKeys)
  return [...new Set(values.map(({ validFrom }) => validFrom))].sort().map(day => ruleOf(values, day))
}

import { sickPayKeys, sickPayRulesOf, type SickPayKey, type SickPayRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'

/** Municipalities as a query of one value, $1. */
type Municipalities = { readonly name: string; readonly text: string; readonly value: unknown }

export const ofMunicipality = (municipalityId: number): Municipalities => ({
  name: 'municipality',
  text: 'SELECT $1::int',
  value: municipalityId,
})

type StoredValue = {
  readonly municipalityId: number
  readonly key: SickPayKey
  readonly validFrom: string
  readonly value: number
}

/** How these municipalities count sick pay, by day; nothing of one that never chose. */
export const readSickPayRules = async (
  transaction: Transaction,
  { name, text, value }: Municipalities,
): Promise<(municipalityId: number) => readonly SickPayRule[]> => {
  const { rows } = await transaction.query<StoredValue>({
    name: `sick-pay-rules-of-${name}`,
    text: `SELECT s.municipality_id AS "municipalityId", s.key, s.valid_from::text AS "validFrom", s.value
           FROM dated_setting s WHERE s.key = ANY ($2) AND s.municipality_id IN (${text})`,
    values: [value, sickPayKeys],
  })
  return municipalityId => sickPayRulesOf(rows.filter(row => row.municipalityId === municipalityId))
}

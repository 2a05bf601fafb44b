import type { BudgetSettingsMunicipalities } from '@veckovis/contracts/budget'
import {
  budgetSettingKeys,
  type BudgetSettingKey,
  type PayRevisionKey,
  type PriceKey,
  type SickPayKey,
  type UnsocialKey,
} from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'

/**
 * Settings of budgets, revisions of pay, rules of unsocial hours and of sick pay and prices stand in one table; each reads
 * and removes what its own keys name.
 */
export type DatedKey = BudgetSettingKey | PayRevisionKey | UnsocialKey | PriceKey | SickPayKey

export type DatedValue<Key extends DatedKey = DatedKey> = {
  readonly key: Key
  /** YYYY-MM-DD */
  readonly validFrom: string
  readonly value: number
}

/** Municipalities that hold the licence now, in Swedish order with the number of their own budget settings. */
type LicensedMunicipality = BudgetSettingsMunicipalities[number] & { readonly countyId: number }

export const listLicensedMunicipalities = async (
  transaction: Transaction,
  licence: string,
  at: Date,
): Promise<LicensedMunicipality[]> => {
  const { rows } = await transaction.query<LicensedMunicipality>(
    `SELECT m.id, m.name, c.id AS "countyId", c.name AS county,
       (SELECT count(*)::int FROM dated_setting s WHERE s.municipality_id = m.id AND s.key = ANY ($3)) AS "ownSettings"
     FROM municipality m JOIN county c ON c.id = m.county_id
     WHERE EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = $1
       AND l.valid_from <= $2 AND (l.valid_to IS NULL OR l.valid_to > $2))
     ORDER BY m.name`,
    [licence, at, budgetSettingKeys],
  )
  return rows
}

export const findMunicipalityName = async (
  transaction: Transaction,
  municipalityId: number,
): Promise<string | undefined> => {
  const { rows } = await transaction.query<{ name: string }>('SELECT name FROM municipality WHERE id = $1', [
    municipalityId,
  ])
  return rows[0]?.name
}

type StoredValue<Key extends DatedKey> = DatedValue<Key> & {
  readonly id: number
  readonly isOwn: boolean
  readonly isDemo: boolean
}

/** Own and common values of the keys, by key and date. */
export const listSettings = async <Key extends DatedKey>(
  transaction: Transaction,
  municipalityId: number,
  keys: readonly Key[],
): Promise<StoredValue<Key>[]> => {
  const { rows } = await transaction.query<StoredValue<Key>>(
    `SELECT id, key, valid_from::text AS "validFrom", value, municipality_id IS NOT NULL AS "isOwn",
       is_demo AS "isDemo"
     FROM dated_setting WHERE key = ANY ($2) AND (municipality_id = $1 OR municipality_id IS NULL)
     ORDER BY array_position($2, key), valid_from, municipality_id NULLS FIRST`,
    [municipalityId, keys],
  )
  return rows
}

/** Any constant: the first of the two keys of the advisory locks of a municipality's settings. */
export const settingLocks = 20_260_010

/** One change of a municipality's settings at a time, until the end of the transaction. */
export const holdSettings = async (transaction: Transaction, municipalityId: number): Promise<void> => {
  await transaction.query('SELECT pg_advisory_xact_lock($1, $2)', [settingLocks, municipalityId])
}

/** `isDemo`: put there by the demonstration, and set by nobody yet. */
type OwnSetting = { readonly value: number; readonly isDemo: boolean }

/** The municipality's own value of that very day. */
export const findOwnSetting = async (
  transaction: Transaction,
  municipalityId: number,
  { key, validFrom }: Pick<DatedValue, 'key' | 'validFrom'>,
): Promise<OwnSetting | null> => {
  const { rows } = await transaction.query<OwnSetting>(
    'SELECT value, is_demo AS "isDemo" FROM dated_setting WHERE municipality_id = $1 AND key = $2 AND valid_from = $3',
    [municipalityId, key, validFrom],
  )
  return rows[0] ?? null
}

/** A value in place of another gets an id of its own: who removes the former one by its id does not hit this one. */
export const writeSetting = async (
  transaction: Transaction,
  municipalityId: number,
  { key, validFrom, value }: DatedValue,
): Promise<void> => {
  await transaction.query(
    `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, $2, $3, $4)
     ON CONFLICT (municipality_id, key, valid_from) DO UPDATE SET id = DEFAULT, value = excluded.value, is_demo = false`,
    [municipalityId, key, validFrom, value],
  )
}

/** Undefined when the municipality has no such value of its own with one of the keys. */
export const removeSetting = async (
  transaction: Transaction,
  municipalityId: number,
  { settingId, keys }: { readonly settingId: number; readonly keys: readonly DatedKey[] },
): Promise<DatedValue | undefined> => {
  const { rows } = await transaction.query<DatedValue>(
    `DELETE FROM dated_setting WHERE municipality_id = $1 AND id = $2::bigint AND key = ANY ($3)
     RETURNING key, valid_from::text AS "validFrom", value`,
    [municipalityId, settingId, keys],
  )
  return rows[0]
}

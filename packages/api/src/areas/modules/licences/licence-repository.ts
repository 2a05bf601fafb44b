import type { Licence, LicencePeriod, MunicipalityLicences, SettingsMunicipalities } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'

type LicenceRow = { id: number; licenceKey: string; validFrom: Date; validTo: Date | null }

const columns = 'id, licence_key AS "licenceKey", valid_from AS "validFrom", valid_to AS "validTo"'

const licenceOf = ({ id, licenceKey, validFrom, validTo }: LicenceRow): Licence => ({
  id,
  licenceKey,
  validFrom: validFrom.toISOString(),
  validTo: validTo === null ? null : validTo.toISOString(),
})

export const listMunicipalities = async (read: Transaction['query'], now: Date): Promise<SettingsMunicipalities> => {
  const { rows } = await read<SettingsMunicipalities[number]>(
    `SELECT m.id, m.name, c.name AS county, (SELECT count(DISTINCT l.licence_key)::int FROM licence l
        WHERE l.municipality_id = m.id AND l.valid_from <= $1 AND (l.valid_to IS NULL OR l.valid_to > $1)) AS licences
     FROM municipality m JOIN county c ON c.id = m.county_id ORDER BY m.name`,
    [now],
  )
  return rows
}

export const findLicences = async (
  read: Transaction['query'],
  municipalityId: number,
): Promise<MunicipalityLicences | undefined> => {
  const { rows } = await read<{ id: number; name: string }>('SELECT id, name FROM municipality WHERE id = $1', [
    municipalityId,
  ])
  const municipality = rows[0]
  if (municipality === undefined) return undefined
  const { rows: licences } = await read<LicenceRow>(
    `SELECT ${columns} FROM licence WHERE municipality_id = $1 ORDER BY licence_key, valid_from, id`,
    [municipalityId],
  )
  return { ...municipality, licences: licences.map(licenceOf) }
}

/** Holds other changes of the municipality's licences back until this transaction ends. False when there is none. */
export const lockMunicipality = async (transaction: Transaction, municipalityId: number): Promise<boolean> => {
  const { rowCount } = await transaction.query('SELECT FROM municipality WHERE id = $1 FOR UPDATE', [municipalityId])
  return rowCount === 1
}

export type StoredLicence = Licence & { readonly municipalityId: number }

export const findLicence = async (transaction: Transaction, licenceId: number): Promise<StoredLicence | undefined> => {
  const { rows } = await transaction.query<LicenceRow & { municipalityId: number }>(
    `SELECT ${columns}, municipality_id AS "municipalityId" FROM licence WHERE id = $1`,
    [licenceId],
  )
  return rows[0] && { ...licenceOf(rows[0]), municipalityId: rows[0].municipalityId }
}

/** Whether a registered module asks for a licence of this key. */
export const isLicenceKey = async (transaction: Transaction, licenceKey: string): Promise<boolean> => {
  const { rowCount } = await transaction.query('SELECT FROM module WHERE licence_key = $1 LIMIT 1', [licenceKey])
  return rowCount === 1
}

/** Whether the municipality holds a licence for the key at any time within the period, other than `exceptId`. */
export const overlaps = async (
  transaction: Transaction,
  wanted: { municipalityId: number; licenceKey: string; exceptId: number | null } & LicencePeriod,
): Promise<boolean> => {
  const { rows } = await transaction.query(
    `SELECT 1 FROM licence WHERE municipality_id = $1 AND licence_key = $2 AND id IS DISTINCT FROM $3
       AND valid_from < coalesce($5, 'infinity'::timestamptz) AND coalesce(valid_to, 'infinity') > $4 LIMIT 1`,
    [wanted.municipalityId, wanted.licenceKey, wanted.exceptId, wanted.validFrom, wanted.validTo],
  )
  return rows.length > 0
}

export const insertLicence = async (
  transaction: Transaction,
  given: { municipalityId: number; licenceKey: string } & LicencePeriod,
): Promise<Licence> => {
  const { rows } = await transaction.query<LicenceRow>(
    `INSERT INTO licence (municipality_id, licence_key, valid_from, valid_to) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
    [given.municipalityId, given.licenceKey, given.validFrom, given.validTo],
  )
  if (rows[0] === undefined) throw new Error('The licence was not stored')
  return licenceOf(rows[0])
}

export const updateLicence = async (
  transaction: Transaction,
  licenceId: number,
  { validFrom, validTo }: LicencePeriod,
): Promise<Licence> => {
  const { rows } = await transaction.query<LicenceRow>(
    `UPDATE licence SET valid_from = $2, valid_to = $3 WHERE id = $1 RETURNING ${columns}`,
    [licenceId, validFrom, validTo],
  )
  if (rows[0] === undefined) throw new Error('The licence was not stored')
  return licenceOf(rows[0])
}

export const deleteLicence = async (transaction: Transaction, licenceId: number): Promise<void> => {
  await transaction.query('DELETE FROM licence WHERE id = $1', [licenceId])
}

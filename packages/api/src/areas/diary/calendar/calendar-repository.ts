import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'

/** An address as it is stored. */
export type StoredAddress = {
  readonly id: number
  readonly userId: number
  readonly unitId: number
  readonly language: Language
  readonly lastReadAt: Date | null
}

/** The address with this hash; undefined when there is none. */
export const findAddress = async (transaction: Transaction, hash: Buffer): Promise<StoredAddress | undefined> => {
  const { rows } = await transaction.query<StoredAddress>({
    name: 'calendar-address',
    text: `SELECT id, user_id AS "userId", unit_id AS "unitId", language, last_read_at AS "lastReadAt"
           FROM calendar_address WHERE secret_hash = $1`,
    values: [hash],
  })
  return rows[0]
}

export type ListedAddress = Pick<StoredAddress, 'id' | 'unitId' | 'lastReadAt'> & {
  readonly unitName: string
  readonly createdAt: Date
}

/** A person's own, in Swedish order of their units. */
export const listAddresses = async (transaction: Transaction, userId: number): Promise<ListedAddress[]> => {
  const { rows } = await transaction.query<ListedAddress>({
    name: 'calendar-addresses',
    text: `SELECT c.id, c.unit_id AS "unitId", u.name AS "unitName", c.created_at AS "createdAt",
             c.last_read_at AS "lastReadAt"
           FROM calendar_address c JOIN unit u ON u.id = c.unit_id WHERE c.user_id = $1
           ORDER BY u.name COLLATE swedish, c.id`,
    values: [userId],
  })
  return rows
}

type NewAddress = Pick<StoredAddress, 'userId' | 'unitId' | 'language'> & {
  readonly hash: Buffer
  readonly at: Date
}

/** The id of the new address. One that there was of the person and the unit is gone. */
export const replaceAddress = async (transaction: Transaction, made: NewAddress): Promise<number> => {
  const { userId, unitId, hash, language, at } = made
  // Two at once would both find nothing to remove: the second waits until the first is done.
  await transaction.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [userId])
  await transaction.query('DELETE FROM calendar_address WHERE user_id = $1 AND unit_id = $2', [userId, unitId])
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO calendar_address (municipality_id, unit_id, user_id, secret_hash, language, created_at)
     SELECT municipality_id, id, $2, $3, $4, $5 FROM unit WHERE id = $1 RETURNING id`,
    [unitId, userId, hash, language, at],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no id for the new address')
  return row.id
}

/** The unit of the address that is removed; undefined when there is no such one of the person. */
export const removeAddress = async (
  transaction: Transaction,
  { id, userId }: Pick<StoredAddress, 'id' | 'userId'>,
): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unitId: number }>(
    'DELETE FROM calendar_address WHERE id = $1::bigint AND user_id = $2 RETURNING unit_id AS "unitId"',
    [id, userId],
  )
  return rows[0]?.unitId
}

export const setLastRead = async (transaction: Transaction, id: number, at: Date): Promise<void> => {
  await transaction.query('UPDATE calendar_address SET last_read_at = $2 WHERE id = $1', [id, at])
}

export const readAllowance = async (read: Transaction['query'], municipalityId: number): Promise<boolean> => {
  const { rows } = await read<{ allows: boolean }>({
    name: 'calendar-allowance',
    text: 'SELECT allows_calendars AS allows FROM municipality WHERE id = $1',
    values: [municipalityId],
  })
  return rows[0]?.allows === true
}

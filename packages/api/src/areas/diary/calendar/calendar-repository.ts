import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'

/** An address as it is stored. */
export type StoredAddress = {
  readonly id: number
  readonly userId: number
  readonly unitId: number
  readonly language: Language
  readonly createdAt: Date
  readonly lastReadAt: Date | null
}

/** The address with this hash; undefined when there is none. */
export const findAddress = async (transaction: Transaction, hash: Buffer): Promise<StoredAddress | undefined> => {
  const { rows } = await transaction.query<StoredAddress>({
    name: 'calendar-address',
    text: `SELECT id, user_id AS "userId", unit_id AS "unitId", language,
             created_at AS "createdAt", last_read_at AS "lastReadAt"
           FROM calendar_address WHERE secret_hash = $1`,
    values: [hash],
  })
  return rows[0]
}

export type ListedAddress = Omit<StoredAddress, 'userId' | 'language'> & { readonly unitName: string }

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

type Access = { readonly sessionId: string; readonly accessVersion: number; readonly now: Date }

/**
 * Whether the person who acts is still as they were when their password was checked, in a session that lives. Until the end of the
 * transaction nothing ends their access, and nobody else makes an address of theirs.
 */
export const holdAccess = async (
  { query }: Transaction,
  { sessionId, accessVersion, now }: Access,
): Promise<boolean> => {
  const { rows } = await query<{ isHeld: boolean }>('SELECT hold_own_access($1, $2, $3) AS "isHeld"', [
    sessionId,
    accessVersion,
    now,
  ])
  return rows[0]?.isHeld === true
}

type Made = Pick<ListedAddress, 'id' | 'unitName'>

/** The new address. One that there was of the person, whose access is held, and the unit is gone. */
export const replaceAddress = async (transaction: Transaction, made: NewAddress): Promise<Made> => {
  const { userId, unitId, hash, language, at } = made
  await transaction.query('DELETE FROM calendar_address WHERE user_id = $1 AND unit_id = $2', [userId, unitId])
  const { rows } = await transaction.query<Made>(
    `INSERT INTO calendar_address (municipality_id, unit_id, user_id, secret_hash, language, created_at)
     SELECT municipality_id, id, $2, $3, $4, $5 FROM unit WHERE id = $1
     RETURNING id, (SELECT name FROM unit WHERE id = $1) AS "unitName"`,
    [unitId, userId, hash, language, at],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no id for the new address')
  return row
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

/** When the address was read last, which nobody else changes until the end of the transaction; undefined when it is gone. */
export const holdLastRead = async (
  transaction: Transaction,
  id: number,
): Promise<Pick<StoredAddress, 'lastReadAt'> | undefined> => {
  const { rows } = await transaction.query<Pick<StoredAddress, 'lastReadAt'>>(
    'SELECT last_read_at AS "lastReadAt" FROM calendar_address WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  )
  return rows[0]
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

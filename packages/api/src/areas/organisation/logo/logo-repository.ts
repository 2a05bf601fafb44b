import type { Transaction } from '../../../db/database'

/** Gives the municipality this image for a logo, or none; answers the name of its file. */
export const setLogo = async (
  transaction: Transaction,
  municipalityId: number,
  image: Buffer | null,
): Promise<string | null> => {
  const text = 'SELECT set_logo($1, $2) AS name'
  const { rows } = await transaction.query<{ name: string | null }>({
    name: 'set-logo',
    text,
    values: [municipalityId, image],
  })
  return rows[0]?.name ?? null
}

/** The municipality's logo before a change, which waits for another one of the same; undefined without a municipality. */
export const holdLogo = async (
  transaction: Transaction,
  municipalityId: number,
): Promise<{ readonly name: string | null } | undefined> => {
  const text = 'SELECT logo_filename AS name FROM municipality WHERE id = $1 FOR NO KEY UPDATE'
  const { rows } = await transaction.query<{ name: string | null }>({
    name: 'hold-logo',
    text,
    values: [municipalityId],
  })
  return rows[0]
}

export const findLogo = async (read: Transaction['query'], filename: string): Promise<Buffer | undefined> => {
  const text = 'SELECT image FROM logo WHERE filename = $1 LIMIT 1'
  const { rows } = await read<{ image: Buffer }>({ name: 'logo', text, values: [filename] })
  return rows[0]?.image
}

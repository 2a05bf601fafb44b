import type { Pays } from '@veckovis/domain/budget'
import type { Transaction } from '../../db/database'

/** The pay of every mean of the unit that was shown or frozen, the latest last. */
export const listShownPays = async (transaction: Transaction, unitId: number): Promise<Pays[]> => {
  const { rows } = await transaction.query<{ pays: Pays }>({
    name: 'shown-pays',
    text: 'SELECT pays FROM shown_pay WHERE unit_id = $1 ORDER BY id',
    values: [unitId],
  })
  return rows.map(({ pays }) => pays)
}

export const keepShownPays = async (
  transaction: Transaction,
  shown: { readonly unitId: number; readonly at: Date; readonly pays: Pays },
): Promise<void> => {
  await transaction.query(
    `INSERT INTO shown_pay (municipality_id, unit_id, shown_at, pays)
     SELECT municipality_id, id, $2, $3 FROM unit WHERE id = $1`,
    [shown.unitId, shown.at, JSON.stringify(shown.pays)],
  )
}

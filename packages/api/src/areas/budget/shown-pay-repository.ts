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

/** The database keeps only what all the staff of the unit is paid on the day; where that was changed meanwhile the transaction is done once more. */
export const keepShownPays = async (
  transaction: Transaction,
  shown: { readonly unitId: number; readonly pays: Pays; readonly day: string },
): Promise<void> => {
  await transaction.query('SELECT keep_shown_pay($1, $2, $3)', [shown.unitId, JSON.stringify(shown.pays), shown.day])
}

import type { SickPayRule } from '@veckovis/domain/budget'
import type { SickPay } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { inPieces } from '../../../db/in-pieces'
import { sickPayOfColumns } from '../stored-forecast'
import { isSameSickPay, sickPayNow } from './sick-pay-now'

type StoredSickPay = { readonly id: number; readonly unitId: number; readonly year: number } & SickPay

export type ChangedBySpell = { readonly id: number; readonly sickPay: SickPay | null }

/** Years that are read together: their days of illness are, too. */
const atOnce = 100

/** The forecasts of a municipality of which these rules take off something else than what they have, by ascending id. */
export const listChangedBySpell = async (
  transaction: Transaction,
  municipalityId: number,
  rules: readonly SickPayRule[],
): Promise<ChangedBySpell[]> => {
  const { rows } = await transaction.query<StoredSickPay>(
    `SELECT id, unit_id AS "unitId", year, array_to_json(sick_spell_hours) AS "spellHours",
       array_to_json(sick_saved_hours) AS "savedHours"
     FROM forecast WHERE municipality_id = $1 ORDER BY id`,
    [municipalityId],
  )
  return inPieces(rows, atOnce, async piece => {
    const now = await sickPayNow(
      transaction,
      piece.map(year => ({ year, rules })),
    )
    return piece.flatMap(({ id, spellHours, savedHours }, index) => {
      const sickPay = now[index] ?? null
      return isSameSickPay(sickPay, sickPayOfColumns({ spellHours, savedHours })) ? [] : [{ id, sickPay }]
    })
  })
}

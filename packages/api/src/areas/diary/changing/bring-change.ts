import { wasAwayOnNoDay, type AbsenceContent, type Effect } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { insertEffects } from '../deciding/decision-repository'
import type { DiaryCaller, DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import type { StoredEntry } from '../entries/stored-entry'

type Bringing = { readonly services: Pick<DiaryServices, 'bringHours'>; readonly caller: DiaryCaller }

/**
 * Brings hours to the forecasts, or takes them back, as rows of the version that the entry has now. Where no hours move,
 * what illness by spell takes off may still be another.
 */
export const bringChange = async (
  transaction: Transaction,
  { services, caller }: Bringing,
  { id, version }: Pick<StoredEntry, 'id' | 'version'>,
  effects: readonly Effect[],
): Promise<void> => {
  const { unitId, userId, at } = caller
  const ofUnit = effects.map(effect => ({ ...effect, unitId }))
  if (ofUnit.length > 0)
    await insertEffects(
      transaction,
      ofUnit.map(effect => ({ ...effect, id, change: version })),
    )
  await services.bringHours(transaction, { effects: ofUnit, unitIds: [unitId], userId, at })
}

/** What is approved and an absence changes; nothing else does. */
export const approvedAbsence = ({ status, content }: StoredEntry): AbsenceContent => {
  if (status !== 'APPROVED' || content.category !== 'ABSENCE')
    throw diaryError({ code: 'conflict', details: { reason: 'not-approved-absence' } })
  return content
}

/** The dates of an approved absence; null where the person came back before the first of them. */
export const datesAway = (entry: StoredEntry, content: AbsenceContent): AbsenceContent | null =>
  wasAwayOnNoDay(entry) ? null : content

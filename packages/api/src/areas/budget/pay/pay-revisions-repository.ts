import type { PayRevisionOnWire } from '@veckovis/contracts/budget'
import { payRevisionKeys, payRevisionOfKey } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listSettings } from '../settings/settings-repository'

/** The revisions of pay of a municipality, by day; those of one day in the order of whom and how. */
export const listPayRevisions = async (
  transaction: Transaction,
  municipalityId: number,
): Promise<PayRevisionOnWire[]> => {
  const stored = await listSettings(transaction, municipalityId, payRevisionKeys)
  const revisions = stored.map(({ id, key, validFrom, value }) => {
    const of = payRevisionOfKey(key)
    if (of === undefined) throw new Error(`${key} is no revision of pay`)
    return { id, validFrom, staffType: of.staffType, kind: of.kind, value }
  })
  return revisions.sort((one, other) => one.validFrom.localeCompare(other.validFrom))
}

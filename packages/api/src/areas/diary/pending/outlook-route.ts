import { pendingOutlook, pendingOutlookQuery } from '@veckovis/contracts/diary'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { listReadableUnits, type AskedOfUnits } from '../../../http/admission/readable-units'
import { defineRoute } from '../../../http/route'
import { dayOf, type DiaryServices } from '../diary-context'
import { findPending } from './list-pending'

/** Those whose diaries are read; of more than a person can look through none. */
const listCounted = async (transaction: Transaction, reader: RoleHolder, now: Date) => {
  const of = { permission: permissionIds.diary, licence: 'diary', now }
  const { units, areMany } = await listReadableUnits(transaction, reader, of)
  return areMany ? null : units.map(({ id }) => id)
}

const readPendingOutlook = async (
  transaction: Transaction,
  { outlook }: Pick<DiaryServices, 'outlook'>,
  { reader, ...asked }: AskedOfUnits & { readonly reader: RoleHolder },
) => {
  const unitIds = await listCounted(transaction, reader, asked.now)
  if (unitIds === null)
    return { pending: null, outlook: await outlook(transaction, reader, { ...asked, askWaiting: async () => [] }) }
  const { effects, ...pending } = await findPending(transaction, { unitIds, today: dayOf(asked.now), except: [] })
  const askWaiting = async (ids: readonly number[]) => effects.filter(({ unitId }) => ids.includes(unitId))
  return { pending, outlook: await outlook(transaction, reader, { ...asked, askWaiting }) }
}

export const outlookRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/outlook',
    summary: 'What lies ahead in all the units of the caller if all that waits is approved',
    access: { place: 'somewhere', permission: permissionIds.diary, level: 'READ' },
    data: 'ordinary',
    query: pendingOutlookQuery,
    answer: pendingOutlook,
    handler: ({ actor, query, now }) =>
      services.database.asUser(actor.userId, transaction =>
        readPendingOutlook(transaction, services, { ...query, now, reader: actor }),
      ),
  })

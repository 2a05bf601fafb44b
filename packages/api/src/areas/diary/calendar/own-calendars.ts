import type { OwnCalendars } from '@veckovis/contracts/diary'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Actor } from '../../../http/admission/actor'
import type { DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { listAddresses, removeAddress } from './calendar-repository'
import { calendarStateOf } from './calendar-state'

/** The addresses of a person, and how it stands with a unit. */
export const listOwn = async (
  { database }: DiaryServices,
  actor: Actor,
  { unitId, now }: { readonly unitId: number | undefined; readonly now: Date },
): Promise<OwnCalendars> => {
  const { userId } = actor
  const own = await database.asUser(userId, transaction => listAddresses(transaction, userId))
  const addresses: OwnCalendars['addresses'] = []
  for (const { createdAt, lastReadAt, ...each } of own)
    addresses.push({
      ...each,
      createdAt: createdAt.toISOString(),
      lastReadAt: lastReadAt?.toISOString() ?? null,
      state: await calendarStateOf(database, actor, { unitId: each.unitId, now }),
    })
  const unit = unitId === undefined ? null : await calendarStateOf(database, actor, { unitId, now })
  return { addresses, unit }
}

type Revoking = {
  readonly actor: Actor
  readonly id: number
  readonly audit: Audit<AuditEvent<'calendar-revoked'>>
}

/** From now on the address is as any wrong one. */
export const revokeCalendar = async ({ database }: DiaryServices, { actor, id, audit }: Revoking): Promise<void> => {
  const { userId } = actor
  await database.asUser(userId, async transaction => {
    const unitId = await removeAddress(transaction, { id, userId })
    if (unitId === undefined) throw diaryError({ code: 'not-found' })
    await audit(transaction, { action: 'calendar-revoked', subject: `calendar/${id}`, details: { unitId } })
  })
}

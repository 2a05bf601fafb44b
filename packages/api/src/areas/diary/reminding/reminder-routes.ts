import { entryApprovers, entryReminder } from '@veckovis/contracts/diary'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { tellingOf } from '../../../mail/telling-of'
import { diaryAccess, type DiaryServices } from '../diary-context'
import { findUnitOfEntry } from '../entries/entry-repository'
import { readApprovers, remind } from './remind'

const params = z.strictObject({ id: idInPath })

/** Who may approve an entry, and how they are reminded of it. */
export const reminderRoutes = (services: DiaryServices): AnyRoute[] => {
  const placeOf = (userId: number, { id }: z.output<typeof params>) =>
    services.database.asUser(userId, transaction => findUnitOfEntry(transaction, id))
  return [
    defineRoute({
      method: 'GET',
      url: '/diary/:id/approvers',
      summary: 'Names of those who may approve the entry, and whether they were reminded of it today',
      access: diaryAccess('READ', 'record'),
      data: 'ordinary',
      placeOf,
      params,
      answer: entryApprovers,
      handler: ({ actor, now: at, unit, params: { id } }) => readApprovers(services, { actor, at, id, unit }),
    }),
    defineRoute({
      method: 'POST',
      url: '/diary/:id/remind',
      summary: 'Reminds those who may approve the entry by mail, once a day',
      access: diaryAccess('WRITE', 'record'),
      data: 'ordinary',
      audit: { writes: ['diary-reminded'] },
      placeOf,
      takesVersion: true,
      params,
      body: z.strictObject({}),
      answer: entryReminder,
      handler: ({ caller, audit, unit, request, requireNewest, params: { id } }) =>
        remind(services, { ...caller, audit }, { addressed: { id, requireNewest }, ...tellingOf({ request, unit }) }),
    }),
  ]
}

import { absenceChange, changedAbsence } from '@veckovis/contracts/diary'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { diaryAccess, type DiaryServices } from '../diary-context'
import { findUnitOfEntry } from '../entries/entry-repository'
import { createEntryService } from '../entries/entry-service'

const params = z.strictObject({ id: idInPath })

/** What becomes of an absence after it is approved. */
export const changeRoutes = (services: DiaryServices): AnyRoute[] => {
  const service = createEntryService(services)
  return [
    defineRoute({
      method: 'POST',
      url: '/diary/:id/change',
      summary:
        'Changes the last day, the hours or the substitute of an approved absence, once for each requestId: the forecasts follow from tomorrow on',
      access: diaryAccess('APPROVE', 'record'),
      data: 'special',
      audit: { writes: ['diary-changed', 'diary-read'] },
      placeOf: (userId, { id }) => services.database.asUser(userId, transaction => findUnitOfEntry(transaction, id)),
      takesVersion: true,
      answersVersion: true,
      params,
      body: absenceChange,
      answer: changedAbsence,
      handler: ({ caller, audit, requireNewest, params: { id }, body }) =>
        service.changeAbsence({ ...caller, audit }, { id, requireNewest }, body),
    }),
  ]
}

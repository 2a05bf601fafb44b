import {
  decidedEntry,
  diaryContent,
  diaryDeleted,
  diaryEntry,
  diaryRecord,
  earlyReturn,
  entryWithDraft,
  newDiaryEntry,
  splitEntry as splitAnswer,
} from '@veckovis/contracts/diary'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { questionOn } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { diaryAccess, type DiaryServices } from '../diary-context'
import { shownEntries } from '../diary-questions'
import { createEntryService, type EntryService } from './entry-service'

const entryParams = z.strictObject({ id: idInPath })
const nothing = z.strictObject({})

const unitOfEntry =
  (service: EntryService) =>
  (userId: number, { id }: z.output<typeof entryParams>) =>
    service.unitOf(userId, id)

const createRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId',
    summary: 'Adds an entry that waits, once for each requestId',
    access: diaryAccess('WRITE'),
    data: 'special',
    audit: { writes: ['diary-created', 'diary-read'] },
    answersVersion: true,
    params: z.strictObject({ unitId: idInPath }),
    body: newDiaryEntry,
    answer: diaryEntry,
    handler: ({ caller, audit, body }) => service.create({ ...caller, audit }, body),
  })

const enterDecidedRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/decided',
    summary:
      'Adds an entry and decides it: hours until today are handed over, what begins tomorrow or later is approved',
    access: diaryAccess('APPROVE'),
    data: 'special',
    audit: { writes: ['diary-created', 'diary-read', 'diary-split', 'diary-handed-over', 'diary-approved'] },
    answersVersion: true,
    params: z.strictObject({ unitId: idInPath }),
    body: newDiaryEntry,
    answer: decidedEntry,
    handler: ({ caller, audit, body }) => service.enterDecided({ ...caller, audit }, body),
  })

const readRoute = (service: EntryService) =>
  defineRoute({
    method: 'GET',
    url: '/diary/:id',
    summary: 'An entry with the weeks and rows of the forecasts that it moves',
    access: diaryAccess('READ', 'record'),
    data: 'special',
    audit: { reads: 'diary-read' },
    answersVersion: true,
    placeOf: unitOfEntry(service),
    params: entryParams,
    answer: diaryRecord,
    handler: async ({ caller, params, tag }) => {
      const answer = await service.read(caller, params.id)
      tag(answer)
      return { answer, asked: questionOn(`diary/${answer.id}`, shownEntries('entry', [answer])) }
    },
  })

const changeRoute = (service: EntryService) =>
  defineRoute({
    method: 'PATCH',
    url: '/diary/:id',
    summary: 'Changes an entry that waits; If-Match refuses a version that is not the newest',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-changed', 'diary-read'] },
    placeOf: unitOfEntry(service),
    takesVersion: true,
    answersVersion: true,
    params: entryParams,
    body: diaryContent,
    answer: diaryEntry,
    handler: ({ caller, audit, requireNewest, params, body }) =>
      service.change({ ...caller, audit }, { id: params.id, requireNewest }, body),
  })

const deleteRoute = (service: EntryService) =>
  defineRoute({
    method: 'DELETE',
    url: '/diary/:id',
    summary: 'Removes an entry that is not approved; for a while it can be brought back',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-deleted', 'diary-read'] },
    placeOf: unitOfEntry(service),
    takesVersion: true,
    params: entryParams,
    answer: diaryDeleted,
    handler: ({ caller, audit, requireNewest, params }) =>
      service.delete({ ...caller, audit }, { id: params.id, requireNewest }),
  })

const restoreRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/restore',
    summary: 'Brings back an entry that was removed within the last ten minutes',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-restored', 'diary-read'] },
    placeOf: unitOfEntry(service),
    answersVersion: true,
    params: entryParams,
    body: nothing,
    answer: diaryEntry,
    handler: ({ caller, audit, params }) => service.restore({ ...caller, audit }, params.id),
  })

const splitRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/split',
    summary: 'Splits an entry that has begun and runs on: what is left begins tomorrow, and may be approved',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-split', 'diary-read'] },
    placeOf: unitOfEntry(service),
    takesVersion: true,
    answersVersion: true,
    params: entryParams,
    body: nothing,
    answer: splitAnswer,
    handler: ({ caller, audit, requireNewest, params }) =>
      service.split({ ...caller, audit }, { id: params.id, requireNewest }),
  })

const handOverRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/hand-over',
    summary: 'Hands the hours of the open weeks of an entry in the past over to be typed into the forecast',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-handed-over', 'diary-read'] },
    placeOf: unitOfEntry(service),
    takesVersion: true,
    answersVersion: true,
    params: entryParams,
    body: nothing,
    answer: entryWithDraft,
    handler: ({ caller, audit, requireNewest, params, may }) =>
      service.handOver({ ...caller, audit }, { id: params.id, requireNewest }, may('APPROVE')),
  })

const returnRoute = (service: EntryService) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/return',
    summary:
      'Shortens an approved absence to the last day away: later hours leave the forecast, or are handed over with a minus',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-returned', 'diary-read'] },
    placeOf: unitOfEntry(service),
    takesVersion: true,
    answersVersion: true,
    params: entryParams,
    body: earlyReturn,
    answer: entryWithDraft,
    handler: ({ caller, audit, requireNewest, params, body, may }) => {
      const asked = { lastDay: body.lastDay, brings: may('APPROVE') }
      return service.returnEarly({ ...caller, audit }, { id: params.id, requireNewest }, asked)
    },
  })

export const entryRoutes = (services: DiaryServices): AnyRoute[] => {
  const service = createEntryService(services)
  const makers = [
    createRoute,
    enterDecidedRoute,
    readRoute,
    changeRoute,
    deleteRoute,
    restoreRoute,
    splitRoute,
    handOverRoute,
    returnRoute,
  ]
  return makers.map(make => make(service))
}

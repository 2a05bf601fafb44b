import {
  absenceProposal,
  changedAbsence,
  namedProposal,
  proposedChange,
  rejectedProposal,
} from '@veckovis/contracts/diary'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { diaryAccess, type DiaryServices } from '../diary-context'
import { findUnitOfEntry } from '../entries/entry-repository'
import { createEntryService } from '../entries/entry-service'
import { rejectProposal, withdrawProposal } from './decide-proposal'
import { proposeChange } from './propose'

const params = z.strictObject({ id: idInPath })

const placeOf =
  ({ database }: DiaryServices) =>
  (userId: number, { id }: z.output<typeof params>) =>
    database.asUser(userId, transaction => findUnitOfEntry(transaction, id))

const proposeRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/proposal',
    summary: 'Proposes another last day, other hours or another substitute of an approved absence, to be decided',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-change-proposed', 'diary-read'] },
    placeOf: placeOf(services),
    takesVersion: true,
    params,
    body: absenceProposal,
    answer: proposedChange,
    handler: ({ caller, audit, requireNewest, params: { id }, body }) =>
      services.database.asUser(caller.userId, transaction =>
        proposeChange(transaction, { ...caller, audit }, { id, requireNewest }, body),
      ),
  })

const approveRoute = (services: DiaryServices) => {
  const service = createEntryService(services)
  return defineRoute({
    method: 'POST',
    url: '/diary/:id/proposal/approve',
    summary: 'Makes the change that was proposed: the forecasts follow from tomorrow on',
    access: diaryAccess('APPROVE', 'record'),
    data: 'special',
    audit: { writes: ['diary-changed', 'diary-read'] },
    placeOf: placeOf(services),
    answersVersion: true,
    params,
    body: namedProposal,
    answer: changedAbsence,
    handler: ({ caller, audit, params: { id }, body: { proposal } }) =>
      service.approveProposal({ ...caller, audit }, { id, proposal }),
  })
}

const rejectRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/proposal/reject',
    summary: 'Rejects a proposed change; the entry stays as it is',
    access: diaryAccess('APPROVE', 'record'),
    data: 'special',
    audit: { writes: ['diary-change-rejected'] },
    placeOf: placeOf(services),
    params,
    body: rejectedProposal,
    answer: proposedChange,
    handler: ({ caller, audit, params: { id }, body }) =>
      services.database.asUser(caller.userId, transaction =>
        rejectProposal(transaction, { ...caller, audit }, { id, ...body }),
      ),
  })

const withdrawRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/proposal/withdraw',
    summary: 'Withdraws a change that the caller has proposed',
    access: diaryAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['diary-change-withdrawn'] },
    placeOf: placeOf(services),
    params,
    body: namedProposal,
    answer: proposedChange,
    handler: ({ caller, audit, params: { id }, body: { proposal } }) =>
      services.database.asUser(caller.userId, transaction =>
        withdrawProposal(transaction, { ...caller, audit }, { id, proposal }),
      ),
  })

/** Changes that somebody who may only write proposes, and that wait behind an approved absence until they are decided. */
export const proposalRoutes = (services: DiaryServices): AnyRoute[] => [
  proposeRoute(services),
  approveRoute(services),
  rejectRoute(services),
  withdrawRoute(services),
]

import { decidedEntries, diaryDecision, waitingEntries, waitingQuery } from '@veckovis/contracts/diary'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { DiaryServices } from '../diary-context'
import { readWaiting } from '../lists/waiting'
import { admitUnitsOf, somewhere } from './admit-units'
import { decideEntries } from './decide-entries'

const decisionRoute = (
  services: DiaryServices,
  {
    url,
    summary,
    status,
  }: { readonly url: string; readonly summary: string; readonly status: 'APPROVED' | 'REJECTED' },
) =>
  defineRoute({
    method: 'POST',
    url,
    summary,
    access: somewhere('APPROVE'),
    data: 'special',
    audit: { writes: ['diary-approved', 'diary-rejected'] },
    body: diaryDecision,
    answer: decidedEntries,
    handler: async context => {
      const { actor, body: asked, now: at, audit } = context
      const ids = asked.entries.map(({ id }) => id)
      const units = await admitUnitsOf(services, context, { ids, level: 'APPROVE' })
      const unitIds = units.map(({ unitId }) => unitId)
      const decision = { status, asked, unitIds, userId: actor.userId, at, audit }
      return services.database.asUser(actor.userId, transaction => decideEntries(transaction, services, decision))
    },
  })

const waitingRoute = ({ database }: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/waiting',
    summary: 'What waits for a decision in all the units whose diary the caller reads, earliest first',
    access: somewhere('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    query: waitingQuery,
    answer: waitingEntries,
    handler: ({ actor, query, now }) =>
      database.asUser(actor.userId, transaction => readWaiting(transaction, actor, { now, ...query })),
  })

export const decisionRoutes = (services: DiaryServices): AnyRoute[] => [
  decisionRoute(services, {
    url: '/diary/approve',
    summary: 'Approves entries that wait, all or none, and brings their hours to the forecasts',
    status: 'APPROVED',
  }),
  decisionRoute(services, {
    url: '/diary/reject',
    summary: 'Rejects entries that wait, all or none',
    status: 'REJECTED',
  }),
  waitingRoute(services),
]

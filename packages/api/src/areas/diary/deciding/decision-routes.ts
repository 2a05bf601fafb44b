import {
  consequence,
  consequenceQuestion,
  decidedEntries,
  diaryDecision,
  waitingEntries,
  waitingQuery,
} from '@veckovis/contracts/diary'
import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../../http/admission/access'
import type { Actor } from '../../../http/admission/actor'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { admitUnits } from '../../../http/admission/admit'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { createWorkRoom } from '../../../http/work-room'
import type { DiaryServices } from '../diary-context'
import { readWaiting } from '../lists/waiting'
import { readConsequence } from './consequence'
import { decideEntries } from './decide-entries'
import { listUnitsOfEntries } from './decision-repository'

/** The entries of a call may be of several units: each of them is admitted by itself. */
const somewhere = (level: PermissionLevel): Access => ({ place: 'somewhere', permission: permissionIds.diary, level })

type Called = { readonly actor: Actor; readonly now: Date }

const admitUnitsOf = async (
  { database }: DiaryServices,
  { actor, now }: Called,
  asked: { readonly ids: readonly number[]; readonly level: PermissionLevel },
): Promise<AddressedUnit[]> => {
  const unitIds = await database.asUser(actor.userId, transaction => listUnitsOfEntries(transaction, asked.ids))
  const access = { place: 'unit', permission: permissionIds.diary, level: asked.level, licence: 'diary' } as const
  return admitUnits(actor, access, unitIds, { database, now })
}

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

/**
 * The consequence of five hundred entries takes a tenth of a second of the process. One at a time: saves then wait for one
 * of them, however many ask.
 */
const oneConsequence = { places: 1, mostWaiting: 200, longestWait: 15_000 }

const consequenceRoute = (services: DiaryServices) => {
  const inTurn = createWorkRoom(oneConsequence)
  return defineRoute({
    method: 'POST',
    url: '/diary/consequence',
    summary: 'What an approval of entries would do to the forecasts that the caller may read, week by week',
    access: somewhere('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    body: consequenceQuestion,
    answer: consequence,
    handler: async context => {
      const { actor, body } = context
      const units = await admitUnitsOf(services, context, { ids: body.ids, level: 'READ' })
      return inTurn(() =>
        services.database.asUser(actor.userId, transaction =>
          readConsequence(transaction, services, { ids: body.ids, actor, units }),
        ),
      )
    },
  })
}

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
  consequenceRoute(services),
  waitingRoute(services),
]

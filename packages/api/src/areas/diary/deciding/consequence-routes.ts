import { consequence, consequenceOfNew, consequenceOfProposal, consequenceQuestion } from '@veckovis/contracts/diary'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { questionOn } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { createWorkRoom } from '../../../http/work-room'
import { dayOf, diaryAccess, type DiaryServices } from '../diary-context'
import { admitUnitsOf, somewhere } from './admit-units'
import { findUnitOfEntry } from '../entries/entry-repository'
import { readConsequence, tryNewEntries, tryProposal } from './consequence'

/**
 * The consequence of five hundred entries takes a tenth of a second of the process. One at a time: saves then wait for one
 * of them, however many ask.
 */
const oneConsequence = { places: 1, mostWaiting: 200, longestWait: 15_000 }

type Turn = ReturnType<typeof createWorkRoom>

const waitingRoute = (services: DiaryServices, inTurn: Turn) =>
  defineRoute({
    method: 'POST',
    url: '/diary/consequence',
    summary: 'What an approval of entries would do to the forecasts that the caller may read, week by week',
    access: somewhere('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    body: consequenceQuestion,
    answer: consequence,
    handler: async context => {
      const { actor, body, now } = context
      const units = await admitUnitsOf(services, context, { ids: body.ids, level: 'READ' })
      return inTurn(() =>
        services.database.asUser(actor.userId, transaction =>
          readConsequence(transaction, services, { ...body, actor, units, today: dayOf(now) }),
        ),
      )
    },
  })

const newRoute = (services: DiaryServices, inTurn: Turn) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/consequence',
    summary: 'The same of entries that are not saved yet',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: z.strictObject({ unitId: idInPath }),
    body: consequenceOfNew,
    answer: consequence,
    handler: async ({ actor, unit, caller: { userId, unitId, at }, body }) => {
      const asked = { ...body, actor, unit, today: dayOf(at) }
      const answer = await inTurn(() =>
        services.database.asUser(userId, transaction => tryNewEntries(transaction, services, asked)),
      )
      const entries = answer.others === undefined ? 0 : answer.others.counted
      return { answer, asked: questionOn(`unit/${unitId}`, { question: 'consequence', entries }) }
    },
  })

const proposalRoute = (services: DiaryServices, inTurn: Turn) =>
  defineRoute({
    method: 'POST',
    url: '/diary/:id/proposal/consequence',
    summary: 'The same of a change that is proposed for an approved absence',
    access: diaryAccess('READ', 'record'),
    data: 'special',
    audit: { reads: 'diary-read' },
    placeOf: (userId, { id }) => services.database.asUser(userId, transaction => findUnitOfEntry(transaction, id)),
    params: z.strictObject({ id: idInPath }),
    body: consequenceOfProposal,
    answer: consequence,
    handler: ({ actor, unit, caller: { userId, at }, params, body }) => {
      const asked = { ...body, ...params, actor, unit, today: dayOf(at) }
      return inTurn(() => services.database.asUser(userId, transaction => tryProposal(transaction, services, asked)))
    },
  })

export const consequenceRoutes = (services: DiaryServices): AnyRoute[] => {
  const inTurn = createWorkRoom(oneConsequence)
  return [waitingRoute(services, inTurn), newRoute(services, inTurn), proposalRoute(services, inTurn)]
}

import {
  cellQuestion,
  diaryBasis,
  diaryList,
  diaryListQuery,
  diaryPlan,
  diarySearch,
  diaryToday,
  entriesBehindCell,
  overlapAnswer,
  overlapQuestion,
  type DiaryListQuery,
  type DiarySearch,
} from '@veckovis/contracts/diary'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { holdsRight, permissionIds, type PermissionLevel, type Place } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Actor } from '../../../http/admission/actor'
import { questionOn } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { dayOf, diaryAccess, seesForecast, type DiaryCaller, type DiaryServices } from '../diary-context'
import { listQuestion, shownEntries } from '../diary-questions'
import { readBasis, readList } from './list-entries'
import { readOverlaps } from './overlaps'
import { readEntriesBehind, readPlan } from './plan'
import { readToday } from './today'

const unitParams = z.strictObject({ unitId: idInPath })

type Called = { readonly caller: DiaryCaller; readonly may: (level: PermissionLevel) => boolean }

const list = async (
  { database }: DiaryServices,
  { caller, may }: Called,
  asked: { readonly query: DiaryListQuery; readonly search: DiarySearch },
) => {
  const { userId, unitId } = caller
  const found = await database.asUser(userId, transaction => readList(transaction, { unitId, ...asked }))
  const answer = { ...found, write: may('WRITE'), approve: may('APPROVE') }
  return { answer, asked: listQuestion(unitId, asked.search, answer.entries) }
}

const listRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/unit/:unitId',
    summary: 'A page of the entries, sorted, with the sums of all that is found',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: unitParams,
    query: diaryListQuery,
    answer: diaryList,
    handler: context =>
      list(services, context, { query: context.query, search: { search: '', staff: [], reasons: [] } }),
  })

const searchRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/search',
    summary: 'The same, of certain people, reasons or words, which stand in no address',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: unitParams,
    query: diaryListQuery,
    body: diarySearch,
    answer: diaryList,
    handler: context => list(services, context, { query: context.query, search: context.body }),
  })

/** Hours of people come from their terms: for those who read the staff or the schedule of the unit. */
const seesHours = (actor: Actor, unit: Place): boolean =>
  holdsRight(actor, { permissions: [permissionIds.staff, permissionIds.schedule], level: 'READ' }, unit)

const basisRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/unit/:unitId/basis',
    summary: 'What the forms begin with: people of the unit, hours that are proposed for them, the pause',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: unitParams,
    answer: diaryBasis,
    handler: async ({ actor, unit, caller }) => {
      const answer = await services.database.asUser(actor.userId, transaction =>
        readBasis(transaction, caller, services, seesHours(actor, unit)),
      )
      return { answer, asked: questionOn(`unit/${caller.unitId}`, { question: 'basis' }) }
    },
  })

const planRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/unit/:unitId/plan/:year',
    summary: 'The people of an ISO year, and the entries that have a date in it and are not rejected',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: diaryPlan,
    handler: async ({ actor, unit, caller, may, reply, params: { unitId, year } }) => {
      const ofCaller = { today: dayOf(caller.at), write: may('WRITE'), approve: may('APPROVE') }
      const asked = { unitId, year, caller: ofCaller, seesForecast: seesForecast(actor, unit) }
      const { body, count } = await services.database.asUser(caller.userId, transaction =>
        readPlan(transaction, services, asked),
      )
      void reply.type('application/json; charset=utf-8')
      // Which entries a year has is told by the year: a plan may have thousands.
      return { answer: body, asked: questionOn(`unit/${unitId}`, { question: 'plan', year, entries: count }) }
    },
  })

const overlapRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/overlaps',
    summary: 'Days on which absences that are not saved yet take, with others, more than the hours of their person',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: unitParams,
    body: overlapQuestion,
    answer: overlapAnswer,
    handler: async ({ actor, unit, caller: { userId, unitId }, body }) => {
      const answer = seesHours(actor, unit)
        ? await services.database.asUser(userId, transaction =>
            readOverlaps(transaction, { ...body, unitId }, services),
          )
        : { days: null, others: [] }
      const staff = [body, ...body.others].map(({ staffId }) => staffId)
      return { answer, asked: questionOn(`unit/${unitId}`, { question: 'overlap', staff }) }
    },
  })

const behindRoute = ({ database }: DiaryServices) =>
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/behind',
    summary: "The approved entries behind the diary's part of a cell of the forecast",
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: unitParams,
    body: cellQuestion,
    answer: entriesBehindCell,
    handler: async ({ caller, body }) => {
      const { userId, unitId } = caller
      const answer = await database.asUser(userId, transaction => readEntriesBehind(transaction, { unitId, ...body }))
      const details = { ...shownEntries('cell', answer.entries), year: body.year }
      return { answer, asked: questionOn(`unit/${unitId}`, details) }
    },
  })

const todayRoute = ({ database }: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/today',
    summary: 'Who is away today in all the units whose diary the caller reads, and how much waits for a decision',
    access: { place: 'somewhere', permission: permissionIds.diary, level: 'READ' },
    data: 'special',
    audit: { reads: 'diary-read' },
    answer: diaryToday,
    handler: ({ actor, now }) => database.asUser(actor.userId, transaction => readToday(transaction, actor, now)),
  })

export const listRoutesOfDiary = (services: DiaryServices): AnyRoute[] =>
  [listRoute, searchRoute, basisRoute, planRoute, overlapRoute, behindRoute, todayRoute].map(make => make(services))

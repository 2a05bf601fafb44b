import { madeCalendar, makeCalendarRequest, ownCalendars } from '@veckovis/contracts/diary'
import { doneAnswer, idInPath, shortText } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { readTags } from '../../../http/version-tag'
import { mailLog } from '../../../mail/mail-log'
import { diaryAccess, type DiaryServices } from '../diary-context'
import { fetchCalendar } from './fetch-calendar'
import { makeCalendar } from './make-calendar'
import { listOwn, revokeCalendar } from './own-calendars'

const listRoute = (services: DiaryServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/diary/calendar',
    summary: 'The calendar addresses of the caller, without what is secret in them, and how it stands with a unit',
    access: 'signed-in',
    data: 'ordinary',
    query: z.strictObject({ unitId: idInPath.optional() }),
    answer: ownCalendars,
    handler: ({ actor, query: { unitId }, now }) => listOwn(services, actor, { unitId, now }),
  })

const changeRoutes = (services: DiaryServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/diary/unit/:unitId/calendar',
    summary: 'Makes the caller’s calendar address of a unit, with their password, in place of the one that there was',
    access: diaryAccess('READ'),
    data: 'ordinary',
    audit: { writes: ['calendar-made'] },
    params: z.strictObject({ unitId: idInPath }),
    body: makeCalendarRequest,
    answer: madeCalendar,
    handler: ({ actor, unit: { unitId }, body, request, audit, now }) =>
      makeCalendar(services, {
        ...{ actor, unitId, audit, now },
        password: body?.password,
        log: mailLog(request, 'mail about a new calendar address'),
        language: languageOf(request.headers['accept-language']),
      }),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/diary/calendar/:id',
    summary: 'Takes one of the caller’s calendar addresses back',
    access: 'signed-in',
    data: 'ordinary',
    audit: { writes: ['calendar-revoked'] },
    params: z.strictObject({ id: idInPath }),
    answer: doneAnswer,
    handler: async ({ actor, params: { id }, audit }) => {
      await revokeCalendar(services, { actor, id, audit })
      return { ok: true } as const
    },
  }),
]

/** Not checked with the schema: whatever is wrong with an address is answered alike. */
const secret = shortText.meta({ pattern: '^[0-9a-f]{64}\\.ics$' })

/**
 * Fetched by calendars, which have no session: the address is the key. Category, and name where the municipality chose so,
 * are told and neither reason nor note, so that nothing of it is special data.
 */
const fetchRoute = (services: DiaryServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/diary/calendar/:secret',
    summary: 'The approved entries of a unit as a calendar (iCalendar), by a secret address',
    access: 'public',
    data: 'ordinary',
    audit: { writes: ['calendar-read'] },
    params: z.strictObject({ secret }),
    cached: {
      as: 'private, no-cache',
      because: 'the calendar asks with its ETag each time, and the rights are looked up',
    },
    // iCalendar, and no JSON.
    answer: z.string().meta({ format: 'text/calendar' }),
    handler: async ({ params, request, reply, audit, now }) => {
      const { tag, write } = await fetchCalendar(services, { asked: params.secret, ip: request.ip, now, audit })
      void reply.header('etag', tag)
      if (readTags(request.headers['if-none-match']).includes(tag.slice(1, -1))) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(write())
    },
  })

export const calendarRoutes = (services: DiaryServices): AnyRoute[] => [
  listRoute(services),
  ...changeRoutes(services),
  fetchRoute(services),
]

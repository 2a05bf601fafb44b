import { calendarAllowance, calendarNames } from '@veckovis/contracts/organisation'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import type { Access } from '../../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { changeSetting, readSetting } from './change-setting'

/** The municipality's administrator: anyone who grants rights in all of it. The other fields are the super admins' (R-478). */
const access = {
  place: 'municipality',
  permission: permissionIds.users,
  level: 'APPROVE',
} as const satisfies Access

const params = z.strictObject({ municipalityId: idInPath })

const allowanceRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/municipality/:municipalityId/calendars',
    summary: 'Whether calendar addresses of the diary are answered in a municipality',
    access,
    data: 'ordinary',
    params,
    answer: calendarAllowance,
    handler: async ({ municipality: { municipalityId } }) => ({
      allowsCalendars: await readSetting(database.read, municipalityId, 'allowsCalendars'),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/municipality/:municipalityId/calendars',
    summary: 'Allows or forbids calendar addresses of the diary in a municipality',
    access,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    params,
    body: calendarAllowance,
    answer: calendarAllowance,
    handler: async ({
      municipality: { municipalityId },
      body: { allowsCalendars: value },
      actor: { userId },
      audit,
    }) => {
      const asked = { municipalityId, setting: 'allowsCalendars', value } as const
      return { allowsCalendars: await changeSetting(database, asked, { userId, audit }) }
    },
  }),
]

const nameRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/municipality/:municipalityId/calendars/names',
    summary: 'Whether calendars of the diary name people in a municipality',
    access,
    data: 'ordinary',
    params,
    answer: calendarNames,
    handler: async ({ municipality: { municipalityId } }) => ({
      namesInCalendars: await readSetting(database.read, municipalityId, 'namesInCalendars'),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/municipality/:municipalityId/calendars/names',
    summary: 'Chooses whether calendars of the diary name people in a municipality',
    access,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    params,
    body: calendarNames,
    answer: calendarNames,
    handler: async ({
      municipality: { municipalityId },
      body: { namesInCalendars: value },
      actor: { userId },
      audit,
    }) => {
      const asked = { municipalityId, setting: 'namesInCalendars', value } as const
      return { namesInCalendars: await changeSetting(database, asked, { userId, audit }) }
    },
  }),
]

/** Whether calendars may fetch the diaries of a municipality, and name people (docs/decisions/0039-calendar-addresses.md). */
export const calendarRoutes = (database: Database): AnyRoute[] => [
  ...allowanceRoutes(database),
  ...nameRoutes(database),
]

import { calendarAllowance } from '@veckovis/contracts/organisation'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import type { Access } from '../../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { changeAllowance, readAllowance } from './change-allowance'

/** The municipality's administrator: whoever grants rights in all of it. The other fields are the super admins' (R-478). */
const access = {
  place: 'municipality',
  permission: permissionIds.users,
  level: 'APPROVE',
} as const satisfies Access

const params = z.strictObject({ municipalityId: idInPath })

/** Whether calendars may fetch the diaries of a municipality (docs/decisions/0039-calendar-addresses.md). */
export const calendarRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/municipality/:municipalityId/calendars',
    summary: 'Whether calendar addresses of the diary are answered in a municipality',
    access,
    data: 'ordinary',
    params,
    answer: calendarAllowance,
    handler: ({ municipality }) => readAllowance(database.read, municipality.municipalityId),
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
    handler: ({ municipality: { municipalityId }, body, actor: { userId }, audit }) =>
      changeAllowance(database, { municipalityId, ...body }, { userId, audit }),
  }),
]

import {
  ownPrivacyLog,
  ownPrivacyQuery,
  privacyLog,
  privacyLogSearch,
  type PrivacyLogAsked,
} from '@veckovis/contracts/privacy'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { readOwnPrivacyLog } from './own-privacy-log'
import { readPrivacyLog } from './read-privacy-log'

/** To look at who asked about whom is a read of special data too, and stands in the same log. */
const audited = {
  method: 'POST',
  data: 'special',
  audit: { reads: 'privacy-read' },
  body: privacyLogSearch,
  answer: privacyLog,
} as const

/** How many of those whom a search meant the audit keeps. */
const mostKept = 50

const review = (
  database: Database,
  userId: number,
  asked: { readonly municipalityId: number | null; readonly search: PrivacyLogAsked },
) =>
  database.asUser(userId, async transaction => {
    const { answer, about } = await readPrivacyLog(transaction, asked)
    const subject = asked.municipalityId === null ? 'audit' : `municipality/${asked.municipalityId}`
    const staff = about === null ? {} : { staff: about.slice(0, mostKept) }
    return { answer, asked: questionOn(subject, { question: 'review', ...staff }) }
  })

/** Who read special data, newest first. */
export const privacyRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    ...audited,
    url: '/settings/privacy',
    summary: 'A page of the reads of special data, of the whole country',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    handler: ({ actor, body }) => review(database, actor.userId, { municipalityId: null, search: body }),
  }),
  defineRoute({
    ...audited,
    url: '/settings/privacy/municipality/:municipalityId',
    summary: 'The same of a municipality: of its units, and of many units by people who hold a role in it',
    access: { place: 'municipality', permission: permissionIds.users, level: 'APPROVE' },
    params: z.strictObject({ municipalityId: idInPath }),
    handler: ({ actor, municipality: { municipalityId }, body }) =>
      review(database, actor.userId, { municipalityId, search: body }),
  }),
  defineRoute({
    method: 'GET',
    url: '/settings/privacy/mine',
    summary: 'What the audit tells of the account of the person who asks, newest first',
    access: 'signed-in',
    data: 'ordinary',
    query: ownPrivacyQuery,
    answer: ownPrivacyLog,
    handler: ({ actor: { userId }, query }) =>
      database.asUser(userId, transaction => readOwnPrivacyLog(transaction, userId, query)),
  }),
]

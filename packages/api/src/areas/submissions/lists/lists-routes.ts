import {
  dueSubmissions,
  dueSubmissionsQuery,
  occasionsToFollow,
  submissionList,
  submissionListQuery,
} from '@veckovis/contracts/outcome'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { questionOn, questionsByUnit } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { readDueSubmissions } from './due-submissions'
import { listOccasionsToFollow } from './occasions-to-follow'
import { listSubmissions } from './submission-list'

const access = { place: 'somewhere', permission: permissionIds.forecast, level: 'READ' } as const

const listRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/submissions/occasion/:occasionId',
    summary: 'What the units that the caller reads have handed in for an occasion, with their comments',
    access,
    // A comment is what a person wrote.
    data: 'special',
    audit: { reads: 'notes-read' },
    params: z.strictObject({ occasionId: idInPath }),
    query: submissionListQuery,
    answer: submissionList,
    handler: async ({ actor, params: { occasionId }, query, now }) => {
      const answer = await database.asUser(actor.userId, transaction =>
        listSubmissions(transaction, actor, { occasionId, query, now }),
      )
      const details = { question: 'notes', year: answer.occasion.year } as const
      const commented = answer.items.filter(({ submission }) => submission !== null && submission.comments.length > 0)
      const none = questionOn(`occasion/${occasionId}`, details)
      return { answer, asked: questionsByUnit(commented, ({ unit }) => unit.id, { none, detailsOf: () => details }) }
    },
  })

export const listsRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/submissions/occasions/:year',
    summary: 'The occasions of a year where the caller reads a unit, and how far these units are',
    access,
    data: 'ordinary',
    params: z.strictObject({ year: yearInPath }),
    answer: occasionsToFollow,
    handler: async ({ actor, params: { year }, now }) => ({
      occasions: await database.asUser(actor.userId, transaction =>
        listOccasionsToFollow(transaction, actor, { year, now }),
      ),
    }),
  }),
  listRoute(database),
  defineRoute({
    method: 'GET',
    url: '/submissions/due',
    summary: 'What the units of the caller are to hand in, and what waits for the caller’s decision',
    access,
    data: 'ordinary',
    query: dueSubmissionsQuery,
    answer: dueSubmissions,
    handler: ({ actor, now }) =>
      database.asUser(actor.userId, transaction => readDueSubmissions(transaction, actor, now)),
  }),
]

import { changedOccasion, newOccasion, occasionSaved, occasionsOfYear } from '@veckovis/contracts/outcome'
import { doneAnswer, idInPath, yearInPath } from '@veckovis/contracts/wire'
import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import type { PlaceAccess } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import { listOccasions } from './occasions-repository'
import { addOccasion, changeOccasion, deleteOccasion } from './occasions-service'

/** Whoever sets the values of a municipality's budgets says when its units follow up. */
const access = {
  place: 'municipality',
  permission: permissionIds.budget,
  level: 'APPROVE',
  jobTitle: jobTitleIds.economist,
  licence: 'forecast',
} as const satisfies PlaceAccess

const ofYear = z.strictObject({ municipalityId: idInPath, year: yearInPath })
const ofOccasion = z.strictObject({ id: idInPath })

const oneOf = (database: Database) => ({
  access: { ...access, from: 'record' } as const,
  data: 'ordinary' as const,
  placeOf: async (userId: number, { id }: z.output<typeof ofOccasion>) => {
    const text = 'SELECT municipality_of_occasion($1::bigint) AS "municipalityId"'
    const { rows } = await database
      .readAs(userId)
      .query<{ municipalityId: number | null }>({ name: 'municipality-of-occasion', text, values: [id] })
    return rows[0]?.municipalityId ?? undefined
  },
  takesVersion: true as const,
  params: ofOccasion,
})

const ofYearRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/occasions/municipality/:municipalityId/:year',
    summary: 'The occasions of follow-up of a municipality and year, by month and due day',
    access,
    data: 'ordinary',
    params: ofYear,
    answer: occasionsOfYear,
    handler: async ({ actor: { userId }, municipality: { municipalityId }, params: { year } }) => ({
      occasions: await database.asUser(userId, transaction => listOccasions(transaction, { municipalityId, year })),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/occasions/municipality/:municipalityId/:year',
    summary: 'Adds an occasion of follow-up, once for each requestId',
    access,
    data: 'ordinary',
    audit: { writes: ['occasion-added'] },
    params: ofYear,
    body: newOccasion,
    answer: occasionSaved,
    handler: async ({ actor: { userId }, municipality: { municipalityId }, audit, params: { year }, body, tag }) => {
      const saved = await addOccasion(database, { userId, audit }, { municipalityId, year }, body)
      tag(saved)
      return saved
    },
  }),
]

export const occasionsRoutes = (database: Database): AnyRoute[] => [
  ...ofYearRoutes(database),
  defineRoute({
    method: 'PATCH',
    url: '/occasions/:id',
    summary: 'Changes an occasion of follow-up as a whole; If-Match refuses a version that is not the newest',
    audit: { writes: ['occasion-changed'] },
    ...oneOf(database),
    body: changedOccasion,
    answer: occasionSaved,
    handler: async ({ actor: { userId }, audit, requireNewest, params: { id }, body, tag }) => {
      const saved = await changeOccasion(database, { userId, audit }, { id, requireNewest }, body)
      tag(saved)
      return saved
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/occasions/:id',
    summary: 'Deletes an occasion of follow-up that no unit has handed in for',
    audit: { writes: ['occasion-removed'] },
    ...oneOf(database),
    answer: doneAnswer,
    handler: async ({ actor: { userId }, audit, requireNewest, params: { id } }) => {
      await deleteOccasion(database, { userId, audit }, { id, requireNewest })
      return { ok: true } as const
    },
  }),
]

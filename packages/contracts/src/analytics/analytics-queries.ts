import { periodOfDays } from '@veckovis/domain/analytics'
import { jobTitleIds } from '@veckovis/domain/access'
import { parseIsoDate } from '@veckovis/domain/calendar'
import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { idInPath, shortText } from '../wire/primitives'
import { clientSortFields, unitSortKeys, userSortFields } from './sort-fields'

/** How lists are exported; the whole of what the filters leave. */
export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Whether somebody has signed in within 30 days, only before that, or never. */
export const userStatuses = ['active', 'inactive', 'never'] as const
export type UserStatus = (typeof userStatuses)[number]

const direction = z.enum(['ascending', 'descending']).default('ascending')
const paging = { page: pageInQuery, pageSize: pageSizeInQuery }
const exporting = { format: z.enum(exportFormats) }

/**
 * The unit that the caller has chosen: the licence of its municipality opens analytics. It filters nothing; a
 * caller who has chosen none leaves it out.
 */
const chosen = { activeUnitId: idInPath.optional() }

const clientFilters = { ...chosen, countyId: idInPath.optional(), municipalityId: idInPath.optional() }

const userFilters = {
  ...clientFilters,
  departmentId: idInPath.optional(),
  unitId: idInPath.optional(),
  role: z.enum(Object.values(jobTitleIds).map(String)).transform(Number).optional(),
  status: z.enum(userStatuses).optional(),
}

const day = shortText.regex(/^20\d{2}-\d{2}-\d{2}$/).refine(text => parseIsoDate(text).ok, { error: 'not-a-date' })

/** `from` and `to` come together: the ISO weeks whose Thursday lies between them, this ISO year without them. */
const weekFilters = {
  ...clientFilters,
  departmentId: idInPath.optional(),
  unitId: idInPath.optional(),
  from: day.optional(),
  to: day.optional(),
}
const unitFilters = { ...weekFilters, compare: z.enum(['year-before']).optional() }

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The rule's word for days that make no period: `both`, `no-week` or `too-long`. */
const periodProblem = ({ from, to }: Days): string | undefined => {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined) return 'both'
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  // The days' own rule says so.
  if (!first.ok || !last.ok) return undefined
  const period = periodOfDays(first.value, last.value)
  return period.ok ? undefined : period.error
}

/** Refuses days that make no period. */
const hasPeriod = (query: Days): boolean => periodProblem(query) === undefined
const noPeriod = { path: ['to'], error: (issue: { readonly input?: unknown }) => periodProblem(issue.input as Days) }

const clientSort = { sort: z.enum(clientSortFields).default('client'), direction }
const userSort = { sort: z.enum(userSortFields).default('user'), direction }
const unitSort = { sort: z.enum(unitSortKeys).default('client'), direction }

/** GET /analytics/clients and its export. */
export const clientsQuery = z.strictObject({ ...clientSort, ...paging, ...clientFilters })
export const clientsExportQuery = z.strictObject({ ...clientSort, ...exporting, ...clientFilters })
export type ClientsQuery = z.infer<typeof clientsQuery>

/** GET /analytics/users and its export. */
export const usersQuery = z.strictObject({ ...userSort, ...paging, ...userFilters })
export const usersExportQuery = z.strictObject({ ...userSort, ...exporting, ...userFilters })
export type UsersQuery = z.infer<typeof usersQuery>

/** GET /analytics/units and /analytics/overview, and their exports. */
export const unitsQuery = z.strictObject({ ...unitSort, ...paging, ...unitFilters }).refine(hasPeriod, noPeriod)
export const unitsExportQuery = z
  .strictObject({ ...unitSort, ...exporting, ...unitFilters })
  .refine(hasPeriod, noPeriod)
export type UnitsQuery = z.infer<typeof unitsQuery>

/** GET /analytics/units/absence and /analytics/overview/absence. */
export const absenceQuery = z.strictObject(weekFilters).refine(hasPeriod, noPeriod)
export type AbsenceQuery = z.infer<typeof absenceQuery>

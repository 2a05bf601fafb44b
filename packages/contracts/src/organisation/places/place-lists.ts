import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../../wire/list-page'
import { idInPath, personText } from '../../wire/primitives'
import { municipalityType, sortedFieldsOf } from './place-fields'
import { countyRecord, departmentRecord, municipalityRecord, unitRecord } from './place-records'

const count = z.int().min(0)

/** What every row has beside its own: people who hold a role there or below, and the latest year with a forecast. */
const countedRow = { users: count, latestForecastYear: z.int().nullable() }
const countedFields = ['users', 'latestForecastYear'] as const

/** Of every list: each word of `search` stands in a name of the row or in its code. */
const listQuery = {
  search: personText(100).default(''),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
}

const listOf = <Row extends z.ZodType>(row: Row) => z.strictObject({ items: z.array(row), total: count })

/** Whether closed ones are shown. A unit that is open itself, in a closed department, counts as active here. */
export const placeActivities = ['all', 'active', 'inactive'] as const
const activity = z.enum(placeActivities).default('all')

export const countySortFields = [
  ...sortedFieldsOf('county'),
  'municipalities',
  'departments',
  'units',
  ...countedFields,
] as const

/** GET /county/list */
export const countyListQuery = z.strictObject({ ...listQuery, sort: z.enum(countySortFields).default('name') })

const countyRow = countyRecord.extend({ municipalities: count, departments: count, units: count, ...countedRow })
export type CountyRow = z.infer<typeof countyRow>
export const countyList = listOf(countyRow)
export type CountyList = z.infer<typeof countyList>

export const municipalitySortFields = [
  ...sortedFieldsOf('municipality'),
  'county',
  'departments',
  'units',
  ...countedFields,
] as const

/** GET /municipality */
export const municipalityListQuery = z.strictObject({
  ...listQuery,
  sort: z.enum(municipalitySortFields).default('name'),
  countyId: idInPath.optional(),
  type: municipalityType.optional(),
})

const municipalityRow = municipalityRecord.extend({
  county: z.string(),
  departments: count,
  units: count,
  ...countedRow,
})
export type MunicipalityRow = z.infer<typeof municipalityRow>
export const municipalityList = listOf(municipalityRow)

export const departmentSortFields = [
  ...sortedFieldsOf('department'),
  'county',
  'municipality',
  'units',
  ...countedFields,
] as const

/** GET /department */
export const departmentListQuery = z.strictObject({
  ...listQuery,
  sort: z.enum(departmentSortFields).default('name'),
  active: activity,
  countyId: idInPath.optional(),
  municipalityId: idInPath.optional(),
})

const departmentRow = departmentRecord.extend({
  county: z.string(),
  municipality: z.string(),
  units: count,
  ...countedRow,
})
export type DepartmentRow = z.infer<typeof departmentRow>
export const departmentList = listOf(departmentRow)

export const unitSortFields = [
  ...sortedFieldsOf('unit'),
  'county',
  'municipality',
  'department',
  ...countedFields,
] as const

/** GET /unit */
export const unitListQuery = z.strictObject({
  ...listQuery,
  sort: z.enum(unitSortFields).default('name'),
  active: activity,
  countyId: idInPath.optional(),
  municipalityId: idInPath.optional(),
  departmentId: idInPath.optional(),
})

const unitRow = unitRecord.extend({
  county: z.string(),
  municipality: z.string(),
  department: z.string(),
  /** Whether its department is open: a closed one closes its units. */
  departmentActive: z.boolean(),
  ...countedRow,
})
export type UnitRow = z.infer<typeof unitRow>
export const unitList = listOf(unitRow)

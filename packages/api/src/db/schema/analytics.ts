import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { identity, identityInMunicipality, instant, municipalityOfRow } from './column-types'

const ofForecast = () => ({
  forecastId: integer('forecast_id').notNull(),
  municipalityId: municipalityOfRow(),
  unitId: integer('unit_id').notNull(),
  year: integer('year').notNull(),
  weeks: integer('weeks').notNull(),
  fixedCost: doublePrecision('fixed_cost').notNull(),
  budget: doublePrecision('budget').notNull(),
  annualWorkers: doublePrecision('annual_workers').notNull(),
  fullTimeHours: doublePrecision('full_time_hours').notNull(),
})

export const unitYear = pgTable(
  'unit_year',
  {
    ...ofForecast(),
    savedAt: instant('saved_at'),
    needs: doublePrecision('needs').notNull(),
    required: doublePrecision('required').notNull(),
    budgetedStaff: doublePrecision('budgeted_staff').notNull(),
    absence: doublePrecision('absence').notNull(),
    substitutes: doublePrecision('substitutes').notNull(),
    hourlySubstitutes: doublePrecision('hourly_substitutes').notNull(),
    ownResourceShift: doublePrecision('own_resource_shift').notNull(),
    target: doublePrecision('target').notNull(),
    neededAtTarget: doublePrecision('needed_at_target').notNull(),
    staffCost: doublePrecision('staff_cost').notNull(),
  },
  table => [primaryKey({ columns: [table.forecastId, table.municipalityId] })],
)

export const unitYearWeeks = pgTable(
  'unit_year_weeks',
  {
    ...ofForecast(),
    step: integer('step').notNull(),
    needs: integer('needs').array().notNull(),
    required: integer('required').array().notNull(),
    budgetedStaff: integer('budgeted_staff').array().notNull(),
    absence: integer('absence').array().notNull(),
    substitutes: integer('substitutes').array().notNull(),
    hourlySubstitutes: integer('hourly_substitutes').array().notNull(),
    ownResourceShift: integer('own_resource_shift').array().notNull(),
    target: integer('target').array().notNull(),
    neededAtTarget: integer('needed_at_target').array().notNull(),
    staffCost: doublePrecision('staff_cost').array().notNull(),
  },
  table => [primaryKey({ columns: [table.forecastId, table.municipalityId] })],
)

export const unitGrades = pgTable(
  'unit_grades',
  {
    unitId: integer('unit_id').notNull(),
    municipalityId: municipalityOfRow(),
    days: date('days').array().notNull(),
    people: integer('people').array().notNull(),
    grades: integer('grades').array().notNull(),
  },
  table => [primaryKey({ columns: [table.unitId, table.municipalityId] })],
)

export const unitShownGrades = pgTable(
  'unit_shown_grades',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    day: date('day').notNull(),
    people: integer('people').notNull(),
    grades: integer('grades').notNull(),
    each: jsonb('each').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const userPlace = pgTable('user_place', {
  id: identity(),
  userId: integer('user_id').notNull(),
  countyId: integer('county_id'),
  municipalityId: integer('municipality_id'),
  departmentId: integer('department_id'),
  unitId: integer('unit_id'),
  liesWithin: boolean('lies_within').notNull(),
})

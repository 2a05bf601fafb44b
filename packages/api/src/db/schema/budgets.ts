import { bigint, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, instant, municipalityOfRow } from './column-types'

const states = ['saved', 'active', 'locked'] as const

export const needsBudget = pgTable(
  'needs_budget',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    name: text('name').notNull(),
    comment: text('comment').notNull().default(''),
    state: text('state', { enum: states }).notNull().default('saved'),
    timeType: text('time_type', { enum: ['granted', 'planned', 'performed'] }).notNull(),
    efficiency: decimal('efficiency', 5, 2).notNull(),
    lines: jsonb('lines').notNull(),
    monthlyShares: doublePrecision('monthly_shares').array().notNull(),
    fullTimeHours: decimal('full_time_hours', 4, 2).notNull(),
    lockedAt: instant('locked_at'),
    version: integer('version').notNull().default(1),
    requestId: uuid('request_id'),
    requestDigest: bytea('request_digest'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const resourceBudget = pgTable(
  'resource_budget',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    needsBudgetId: integer('needs_budget_id').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: states }).notNull().default('saved'),
    lines: jsonb('lines').notNull(),
    monthlyShares: doublePrecision('monthly_shares').array().notNull(),
    annualSalary: decimal('annual_salary', 14, 2).notNull(),
    hours: decimal('hours', 12, 2).notNull(),
    leftForScheme: decimal('left_for_scheme', 14, 2).notNull(),
    hoursForSchedule: decimal('hours_for_schedule', 12, 2).notNull(),
    annualWorkers: decimal('annual_workers', 10, 4).notNull(),
    fixedCostPerWeek: decimal('fixed_cost_per_week', 14, 2).notNull().default(0),
    obUsk: decimal('ob_usk', 14, 2).notNull().default(0),
    payrollOverhead: decimal('payroll_overhead', 6, 2),
    fullTimeHours: decimal('full_time_hours', 4, 2).notNull(),
    lockedAt: instant('locked_at'),
    version: integer('version').notNull().default(1),
    requestId: uuid('request_id'),
    requestDigest: bytea('request_digest'),
    meanMonthlyPay: doublePrecision('mean_monthly_pay'),
    holidayAllowance: decimal('holiday_allowance', 5, 2).notNull().default(1.6),
    costFactors: jsonb('cost_factors'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const lockRequest = pgTable(
  'lock_request',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    needsBudgetId: integer('needs_budget_id'),
    resourceBudgetId: integer('resource_budget_id'),
    state: text('state', { enum: ['asked', 'returned'] })
      .notNull()
      .default('asked'),
    comment: text('comment').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: integer('asked_by'),
    reason: text('reason'),
    returnedAt: instant('returned_at'),
    returnedBy: integer('returned_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const budgetChange = pgTable(
  'budget_change',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    ore: bigint('ore', { mode: 'number' }).notNull(),
    hundredths: integer('hundredths').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by'),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const shownPay = pgTable(
  'shown_pay',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    shownAt: instant('shown_at').notNull(),
    pays: jsonb('pays').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const unitQuantity = pgTable(
  'unit_quantity',
  {
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    version: integer('version').notNull().default(1),
    visits: decimal('visits', 7, 2).array().notNull(),
    months: decimal('months', 7, 2).array().notNull(),
  },
  table => [primaryKey({ columns: [table.unitId, table.year, table.municipalityId] })],
)

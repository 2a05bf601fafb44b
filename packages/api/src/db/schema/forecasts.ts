import { rowKinds, type RowKind } from '@veckovis/domain/forecast'
import { sql } from 'drizzle-orm'
import { bigint, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, instant, municipalityOfRow } from './column-types'

const kinds = rowKinds.map(({ kind }) => kind) as [RowKind, ...RowKind[]]

export const forecast = pgTable(
  'forecast',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    weeks: integer('weeks').notNull(),
    needsBudgetId: integer('needs_budget_id').notNull(),
    resourceBudgetId: integer('resource_budget_id').notNull(),
    version: integer('version').notNull().default(1),
    availableHours: decimal('available_hours', 14, 2).notNull(),
    costPerHour: doublePrecision('cost_per_hour').notNull(),
    staffCost: doublePrecision('staff_cost').array().notNull(),
    remainingBudget: doublePrecision('remaining_budget').array().notNull(),
    payRise: doublePrecision('pay_rise').array().notNull().default([]),
    fixedCostRise: doublePrecision('fixed_cost_rise').array().notNull().default([]),
    unsocialShift: doublePrecision('unsocial_shift').array().notNull().default([]),
    income: jsonb('income'),
    sickSpellHours: doublePrecision('sick_spell_hours').array().notNull().default([]),
    sickSavedHours: doublePrecision('sick_saved_hours').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at'),
    savedBy: integer('saved_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const forecastRow = pgTable(
  'forecast_row',
  {
    forecastId: integer('forecast_id').notNull(),
    municipalityId: municipalityOfRow(),
    weeks: integer('weeks').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    sourceId: integer('source_id').notNull().default(0),
    typed: decimal('typed', 12, 2).array().notNull(),
    diary: decimal('diary', 12, 2).array().notNull().default([]),
    typedTotal: decimal('typed_total', 14, 2)
      .notNull()
      .generatedAlwaysAs(sql`sum_of_weeks(typed)`),
    diaryTotal: decimal('diary_total', 14, 2)
      .notNull()
      .generatedAlwaysAs(sql`sum_of_weeks(diary)`),
  },
  table => [primaryKey({ columns: [table.forecastId, table.kind, table.sourceId, table.municipalityId] })],
)

export const forecastRollup = pgTable(
  'forecast_rollup',
  {
    municipalityId: integer('municipality_id').notNull(),
    year: integer('year').notNull(),
    kind: text('kind').notNull(),
    sourceId: integer('source_id').notNull(),
    hours: decimal('hours', 14, 2).array().notNull(),
  },
  table => [primaryKey({ columns: [table.municipalityId, table.year, table.kind, table.sourceId] })],
)

export const forecastChange = pgTable(
  'forecast_change',
  {
    forecastId: integer('forecast_id').notNull(),
    municipalityId: municipalityOfRow(),
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
    rowKeys: text('row_keys').array().notNull(),
    weeks: bigint('weeks', { mode: 'number' }).array().notNull(),
    origins: text('origins').array().notNull(),
    originCells: integer('origin_cells').array().notNull(),
    hours: bytea('hours').notNull(),
  },
  table => [primaryKey({ columns: [table.forecastId, table.version, table.municipalityId] })],
)

export const forecastNote = pgTable(
  'forecast_note',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    forecastId: integer('forecast_id').notNull(),
    weeks: integer('weeks').notNull(),
    week: integer('week').notNull(),
    rowId: text('row_id'),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const excelImport = pgTable(
  'excel_import',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    years: integer('years').array().notNull(),
    data: jsonb('data').notNull(),
    digest: bytea('digest').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

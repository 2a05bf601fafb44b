import { measureStates } from '@veckovis/domain/follow-up'
import { date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identityInMunicipality, instant, municipalityOfRow } from './column-types'

export const measure = pgTable(
  'measure',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    ownerId: integer('owner_id'),
    firstWeek: smallint('first_week').notNull(),
    lastWeek: smallint('last_week').notNull(),
    hundredths: integer('hundredths').notNull(),
    kronor: integer('kronor').notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    state: text('state', { enum: measureStates }).notNull().default('planned'),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const measureChange = pgTable(
  'measure_change',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    measureId: integer('measure_id').notNull(),
    unitId: integer('unit_id').notNull(),
    version: integer('version').notNull(),
    changed: jsonb('changed').notNull(),
    note: text('note'),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

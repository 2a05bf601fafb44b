import { outcomeKinds, outcomeSources } from '@veckovis/domain/outcome'
import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identityInMunicipality, instant, municipalityOfRow } from './column-types'

export const outcomeYear = pgTable(
  'outcome_year',
  {
    unitId: integer('unit_id').notNull(),
    municipalityId: municipalityOfRow(),
    year: integer('year').notNull(),
    version: integer('version').notNull().default(0),
    completeWeeks: smallint('complete_weeks').array().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.unitId, table.year, table.municipalityId] })],
)

export const outcomeRow = pgTable(
  'outcome_row',
  {
    unitId: integer('unit_id').notNull(),
    municipalityId: municipalityOfRow(),
    year: integer('year').notNull(),
    kind: text('kind', { enum: outcomeKinds }).notNull(),
    serverId: bigint('server_id', { mode: 'number' }).notNull(),
    source: text('source', { enum: outcomeSources }).notNull(),
    weekValues: bigint('week_values', { mode: 'number' }).array().notNull(),
  },
  table => [
    primaryKey({
      columns: [table.unitId, table.year, table.kind, table.serverId, table.source, table.municipalityId],
    }),
  ],
)

export const outcomeChange = pgTable(
  'outcome_change',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    version: integer('version').notNull(),
    week: integer('week').notNull(),
    event: text('event', { enum: ['value', 'complete', 'reopened'] }).notNull(),
    kind: text('kind', { enum: outcomeKinds }),
    serverId: bigint('server_id', { mode: 'number' }),
    source: text('source', { enum: outcomeSources }),
    valueBefore: bigint('value_before', { mode: 'number' }),
    valueAfter: bigint('value_after', { mode: 'number' }),
    reason: text('reason'),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const machineKey = pgTable(
  'machine_key',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    source: text('source').notNull(),
    departmentIds: integer('department_ids').array().notNull().default([]),
    unitIds: integer('unit_ids').array().notNull().default([]),
    secretHash: bytea('secret_hash').notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const machineBatch = pgTable(
  'machine_batch',
  {
    keyId: integer('key_id').notNull(),
    municipalityId: municipalityOfRow(),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
    answer: jsonb('answer').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.requestId, table.municipalityId] })],
)

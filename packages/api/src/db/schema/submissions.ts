import { submissionStates } from '@veckovis/domain/follow-up'
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identityInMunicipality, instant, municipalityOfRow } from './column-types'

export const submission = pgTable(
  'submission',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    occasionId: integer('occasion_id').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: submissionStates }).notNull().default('submitted'),
    stateAt: instant('state_at').notNull(),
    handedInBy: integer('handed_in_by'),
    snapshot: text('snapshot').notNull(),
    digest: bytea('digest').notNull(),
    budgetOre: bigint('budget_ore', { mode: 'number' }).notNull(),
    projectionOre: bigint('projection_ore', { mode: 'number' }).notNull(),
    deviationOre: bigint('deviation_ore', { mode: 'number' }).notNull(),
    deviationHundredths: bigint('deviation_hundredths', { mode: 'number' }).notNull(),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const submissionComment = pgTable(
  'submission_comment',
  {
    submissionId: integer('submission_id').notNull(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    step: text('step').notNull(),
    text: text('text'),
  },
  table => [primaryKey({ columns: [table.submissionId, table.step, table.municipalityId] })],
)

export const submissionEvent = pgTable(
  'submission_event',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    submissionId: integer('submission_id').notNull(),
    unitId: integer('unit_id').notNull(),
    state: text('state', { enum: submissionStates }).notNull(),
    comment: text('comment'),
    doneAt: instant('done_at').notNull(),
    doneBy: integer('done_by'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

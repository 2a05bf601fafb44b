import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, instant, municipalityOfRow } from './column-types'

export const diaryEntry = pgTable(
  'diary_entry',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    version: integer('version').notNull().default(1),
    category: text('category', { enum: ['ABSENCE', 'EXTRA_RESOURCE', 'CHANGE_OF_NEEDS'] }).notNull(),
    status: text('status', { enum: ['WAITING', 'APPROVED', 'REJECTED'] })
      .notNull()
      .default('WAITING'),
    title: text('title').notNull(),
    notes: text('notes').notNull(),
    searchedText: text('searched_text')
      .notNull()
      .generatedAlwaysAs(sql`folded_name(title || ' ' || notes)`),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    weekdays: integer('weekdays').array().notNull(),
    firstDate: date('first_date').notNull(),
    lastDate: date('last_date').notNull(),
    datedWeekdays: integer('dated_weekdays').array().notNull(),
    days: integer('days').notNull(),
    absenceReasonId: integer('absence_reason_id'),
    reasonCode: text('reason_code'),
    staffMemberId: integer('staff_member_id'),
    perDay: decimal('per_day', 4, 2),
    beginsAt: text('begins_at'),
    endsAt: text('ends_at'),
    isNightWork: boolean('is_night_work'),
    substituteTypeId: integer('substitute_type_id'),
    substitutePerDay: decimal('substitute_per_day', 4, 2),
    substituteMemberId: integer('substitute_member_id'),
    substitutePool: text('substitute_pool'),
    perWeek: decimal('per_week', 7, 2),
    roomType: text('room_type', {
      enum: ['dementia', 'couple-accommodation', 'short-term-accommodation', 'somatic'],
    }),
    quantity: integer('quantity'),
    locationType: text('location_type', {
      enum: ['ordinary-housing', 'special-housing', 'short-term-housing', 'day-activities', 'other'],
    }),
    hours: decimal('hours', 10, 2).notNull(),
    temporaryHours: decimal('temporary_hours', 10, 2),
    difference: decimal('difference', 10, 2),
    requestId: uuid('request_id'),
    requestDigest: bytea('request_digest'),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by'),
    decisionComment: text('decision_comment').notNull().default(''),
    handledAt: instant('handled_at'),
    returnedAfter: date('returned_after'),
    returnedAt: instant('returned_at'),
    wasAwayUntil: date('was_away_until'),
    deletedAt: instant('deleted_at'),
    remindedAt: instant('reminded_at'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const diaryEffect = pgTable(
  'diary_effect',
  {
    entryId: integer('entry_id').notNull(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    year: integer('year').notNull(),
    week: integer('week').notNull(),
    kind: text('kind', { enum: ['absence', 'substitute', 'changed-needs'] }).notNull(),
    sourceId: integer('source_id').notNull(),
    hours: decimal('hours', 10, 2).notNull(),
    change: integer('change').notNull().default(0),
  },
  table => [
    primaryKey({
      columns: [table.entryId, table.year, table.week, table.kind, table.sourceId, table.change, table.municipalityId],
    }),
  ],
)

export const diaryChange = pgTable(
  'diary_change',
  {
    entryId: integer('entry_id').notNull(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    version: integer('version').notNull(),
    wasUntil: date('was_until'),
    until: date('until'),
    wasPerDay: decimal('was_per_day', 4, 2).notNull(),
    perDay: decimal('per_day', 4, 2).notNull(),
    wasSubstituteTypeId: integer('was_substitute_type_id'),
    substituteTypeId: integer('substitute_type_id'),
    wasSubstitutePerDay: decimal('was_substitute_per_day', 4, 2),
    substitutePerDay: decimal('substitute_per_day', 4, 2),
    wasSubstituteMemberId: integer('was_substitute_member_id'),
    substituteMemberId: integer('substitute_member_id'),
    wasSubstitutePool: text('was_substitute_pool'),
    substitutePool: text('substitute_pool'),
    requestId: uuid('request_id'),
    requestDigest: bytea('request_digest'),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  table => [primaryKey({ columns: [table.entryId, table.version, table.municipalityId] })],
)

export const diaryProposal = pgTable(
  'diary_proposal',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    entryId: integer('entry_id').notNull(),
    entryVersion: integer('entry_version').notNull(),
    status: text('status', { enum: ['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] })
      .notNull()
      .default('WAITING'),
    until: date('until').notNull(),
    perDay: decimal('per_day', 4, 2).notNull(),
    beginsAt: text('begins_at'),
    endsAt: text('ends_at'),
    isNightWork: boolean('is_night_work'),
    substituteTypeId: integer('substitute_type_id'),
    substitutePerDay: decimal('substitute_per_day', 4, 2),
    substituteMemberId: integer('substitute_member_id'),
    substitutePool: text('substitute_pool'),
    requestId: uuid('request_id').notNull().defaultRandom(),
    proposedAt: instant('proposed_at').notNull(),
    proposedBy: integer('proposed_by'),
    remindedAt: instant('reminded_at'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by'),
    decisionComment: text('decision_comment').notNull().default(''),
    madeVersion: integer('made_version'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const calendarAddress = pgTable(
  'calendar_address',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    userId: integer('user_id').notNull(),
    secretHash: bytea('secret_hash').notNull(),
    language: text('language', { enum: ['sv', 'en'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

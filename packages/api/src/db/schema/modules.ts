import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, identity, instant } from './column-types'

export const registeredModule = pgTable('module', {
  id: text('id').primaryKey(),
  licenceKey: text('licence_key'),
  activeVersion: text('active_version'),
})

export const moduleVersion = pgTable(
  'module_version',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    manifest: jsonb('manifest').notNull(),
    container: text('container').notNull(),
    manifestFile: text('manifest_file').notNull(),
    integrity: jsonb('integrity').notNull(),
    builtAgainst: jsonb('built_against').notNull(),
    calls: jsonb('calls'),
    registeredAt: instant('registered_at').notNull(),
  },
  table => [primaryKey({ columns: [table.moduleId, table.version] })],
)

export const moduleActivation = pgTable('module_activation', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  moduleId: text('module_id').notNull(),
  version: text('version'),
  way: text('way', { enum: ['start', 'promote', 'roll-back', 'retire'] }).notNull(),
  reason: text('reason').notNull().default(''),
  userId: integer('user_id'),
  deployKeyId: integer('deploy_key_id'),
})

export const installationKey = pgTable('installation_key', {
  id: text('id').primaryKey(),
  sealed: bytea('sealed'),
  createdAt: instant('created_at').notNull(),
  retiredAt: instant('retired_at'),
  revokedAt: instant('revoked_at'),
})

export const moduleSignature = pgTable(
  'module_signature',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    keyId: text('key_id').notNull(),
    signature: bytea('signature').notNull(),
    callsHash: text('calls_hash'),
    signedAt: instant('signed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.moduleId, table.version, table.keyId] })],
)

export const moduleDeployKey = pgTable('module_deploy_key', {
  id: identity(),
  moduleId: text('module_id').notNull(),
  name: text('name').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  mayPromote: boolean('may_promote').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: integer('created_by'),
  endsAt: instant('ends_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
  revokedBy: integer('revoked_by'),
})

export const moduleFailure = pgTable('module_failure', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  source: text('source', { enum: ['browser', 'registration'] }).notNull(),
  moduleId: text('module_id').notNull(),
  version: text('version').notNull(),
  step: text('step').notNull(),
  kind: text('kind').notNull(),
  supportCode: text('support_code').notNull(),
  detail: text('detail').notNull().default(''),
})

export const moduleVersionDay = pgTable(
  'module_version_day',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    day: date('day').notNull(),
    loads: integer('loads').notNull().default(0),
    failures: integer('failures').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.moduleId, table.version, table.day] })],
)

export const moduleMeasureDay = pgTable(
  'module_measure_day',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    kind: text('kind', { enum: ['load', 'lcp', 'inp', 'cls'] }).notNull(),
    day: date('day').notNull(),
    upTo: integer('up_to').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.moduleId, table.version, table.kind, table.day, table.upTo] })],
)

export const moduleRollout = pgTable('module_rollout', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  moduleId: text('module_id').notNull(),
  version: text('version').notNull(),
  municipalityIds: integer('municipality_ids').array().notNull(),
  unitIds: integer('unit_ids').array().notNull(),
  reason: text('reason').notNull(),
  beganAt: instant('began_at').notNull(),
  endedAt: instant('ended_at'),
  endedBy: text('ended_by', { enum: ['promoted', 'stopped', 'quarantined'] }),
})

export const moduleQuarantine = pgTable(
  'module_quarantine',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull(),
    loads: integer('loads').notNull(),
    failures: integer('failures').notNull(),
  },
  table => [primaryKey({ columns: [table.moduleId, table.version] })],
)

export const licence = pgTable('licence', {
  id: identity(),
  municipalityId: integer('municipality_id').notNull(),
  licenceKey: text('licence_key').notNull(),
  validFrom: instant('valid_from').notNull(),
  validTo: instant('valid_to'),
})

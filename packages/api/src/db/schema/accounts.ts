import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identity, instant } from './column-types'

export const appUser = pgTable('app_user', {
  id: identity(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  jobTitleId: integer('job_title_id'),
  passwordHash: text('password_hash').notNull(),
  active: boolean('active').notNull().default(false),
  emailProven: boolean('email_proven').notNull().default(false),
  /** An administrator made it; what somebody asked for at a sign-up is not active until its address is proven. */
  byAdministrator: boolean('by_administrator').notNull().default(false),
  defaultUnitId: integer('default_unit_id'),
  /** The unit that the person chose last. */
  lastUnitId: integer('last_unit_id'),
  accessVersion: integer('access_version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  loginCount: integer('login_count').notNull().default(0),
  homeMunicipalityId: integer('home_municipality_id'),
  madeBy: integer('made_by'),
  askedFor: boolean('asked_for').notNull().default(false),
  version: integer('version').notNull().default(1),
  requestId: uuid('request_id'),
  requestDigest: bytea('request_digest'),
  searchedName: text('searched_name')
    .notNull()
    .generatedAlwaysAs(
      sql`folded_name(regexp_replace(first_name || ' ' || last_name, '\\s+', ' ', 'g') || ' ' || email)`,
    ),
})

export const userRole = pgTable('user_role', {
  id: identity(),
  userId: integer('user_id').notNull(),
  permissionId: integer('permission_id').notNull(),
  level: text('level', { enum: ['READ', 'WRITE', 'APPROVE'] })
    .notNull()
    .default('READ'),
  countyId: integer('county_id'),
  municipalityId: integer('municipality_id'),
  departmentId: integer('department_id'),
  unitId: integer('unit_id'),
  grantedBy: integer('granted_by'),
  grantedAt: instant('granted_at'),
})

/** Given and taken by change_own_rights alone. */
export const userOwnRight = pgTable(
  'user_own_right',
  {
    userId: integer('user_id').notNull(),
    ownRight: text('own_right').notNull(),
    grantedBy: integer('granted_by'),
    grantedAt: instant('granted_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.ownRight] })],
)

export const oneTimeLink = pgTable('one_time_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose', { enum: ['new-password', 'first-admin', 'confirm-email', 'invitation'] }).notNull(),
  userId: integer('user_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const invitation = pgTable('invitation', {
  userId: integer('user_id').primaryKey(),
  language: text('language', { enum: ['sv', 'en'] }).notNull(),
  invitedBy: integer('invited_by'),
  invitedAt: instant('invited_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: instant('next_attempt_at'),
  failure: text('failure', { enum: ['mail-server', 'address'] }),
  sentAt: instant('sent_at'),
  expiresAt: instant('expires_at'),
  usedAt: instant('used_at'),
  cancelledAt: instant('cancelled_at'),
  attemptHash: bytea('attempt_hash'),
})

import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
  defaultUnitId: integer('default_unit_id'),
  accessVersion: integer('access_version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
  loginCount: integer('login_count').notNull().default(0),
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
})

export const oneTimeLink = pgTable('one_time_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  purpose: text('purpose', { enum: ['new-password', 'first-admin', 'confirm-email'] }).notNull(),
  userId: integer('user_id'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

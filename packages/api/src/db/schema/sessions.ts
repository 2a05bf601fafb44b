import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types'

export const sessionFamily = pgTable('session_family', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokedReason: text('revoked_reason'),
  remembered: boolean('remembered').notNull(),
  endsAt: instant('ends_at').notNull(),
  browser: text('browser'),
  system: text('system'),
  place: text('place'),
})

export const refreshToken = pgTable('refresh_token', {
  tokenHash: bytea('token_hash').primaryKey(),
  familyId: uuid('family_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
  successorSealed: bytea('successor_sealed'),
})

export const attemptCount = pgTable(
  'attempt_count',
  {
    name: text('name').notNull(),
    source: bytea('source').notNull(),
    account: bytea('account').notNull(),
    used: integer('used').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.source, table.account] })],
)

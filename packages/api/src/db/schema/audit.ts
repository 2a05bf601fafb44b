import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

export const auditEvent = pgTable('audit_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  userId: integer('user_id'),
  unitId: integer('unit_id'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').notNull().default({}),
})

import { securityEventKinds } from '@veckovis/contracts/security'
import { sql } from 'drizzle-orm'
import { bigint, inet, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

export const securityEvent = pgTable('security_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at')
    .notNull()
    .default(sql`clock_timestamp()`),
  kind: text('kind', { enum: securityEventKinds }).notNull(),
  userId: integer('user_id'),
  subject: text('subject').notNull().default(''),
  details: jsonb('details').notNull().default({}),
  times: integer('times').notNull().default(1),
  address: inet('address'),
  savedAt: instant('saved_at').default(sql`now()`),
})

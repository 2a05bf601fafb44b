import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, municipalityOfRow } from './column-types'

export const followUpOccasion = pgTable(
  'follow_up_occasion',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    year: integer('year').notNull(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    untilMonth: smallint('until_month').notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    thresholdPercent: decimal('threshold_percent', 5, 2),
    thresholdKronor: integer('threshold_kronor'),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

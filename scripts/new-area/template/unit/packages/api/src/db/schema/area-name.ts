import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, municipalityOfRow } from './column-types'

export const areaNameItem = pgTable(
  'area_name_item',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    hours: decimal('hours', 7, 2).notNull(),
    requestId: uuid('request_id').notNull(),
    requestDigest: bytea('request_digest').notNull(),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

import { budgetSettingKeys, payRevisionKeys, priceKeys, sickPayKeys, unsocialKeys } from '@veckovis/domain/budget'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { decimal, identity } from './column-types'

export const datedSetting = pgTable('dated_setting', {
  id: identity(),
  municipalityId: integer('municipality_id'),
  key: text('key', {
    enum: [...budgetSettingKeys, ...payRevisionKeys, ...unsocialKeys, ...priceKeys, ...sickPayKeys],
  }).notNull(),
  validFrom: date('valid_from').notNull(),
  value: decimal('value', 9, 4).notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
})

export const absenceReason = pgTable('absence_reason', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  forecastRow: integer('forecast_row').notNull(),
})

export const substituteType = pgTable('substitute_type', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})

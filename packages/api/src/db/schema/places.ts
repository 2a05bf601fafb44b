import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './column-types'

export const county = pgTable('county', {
  id: identity(),
  code: text('code'),
  name: text('name').notNull(),
})

export const municipality = pgTable('municipality', {
  id: identity(),
  countyId: integer('county_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['MUNICIPALITY', 'HEALTH_AND_SOCIAL_CARE', 'BUSINESS', 'SCHOOL'] })
    .notNull()
    .default('MUNICIPALITY'),
  logoFilename: text('logo_filename'),
  pauseMinutes: integer('pause_minutes').notNull().default(0),
})

export const department = pgTable('department', {
  id: identity(),
  municipalityId: integer('municipality_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
})

export const unit = pgTable('unit', {
  id: identity(),
  departmentId: integer('department_id').notNull(),
  municipalityId: integer('municipality_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
})

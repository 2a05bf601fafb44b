import { municipalityTypes } from '@veckovis/domain/organisation'
import { sql, type SQL } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, identity } from './column-types'

/** What every place has for its changes and its search. */
const kept = (searched: SQL) => ({
  version: integer('version').notNull().default(1),
  requestId: uuid('request_id'),
  requestDigest: bytea('request_digest'),
  searchedName: text('searched_name').notNull().generatedAlwaysAs(searched),
})

export const county = pgTable('county', {
  id: identity(),
  code: text('code'),
  name: text('name').notNull(),
  ...kept(sql`folded_name(name || ' ' || coalesce(code, ''))`),
})

export const municipality = pgTable('municipality', {
  id: identity(),
  countyId: integer('county_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: municipalityTypes }).notNull().default('MUNICIPALITY'),
  logoFilename: text('logo_filename'),
  pauseMinutes: integer('pause_minutes').notNull().default(0),
  allowsCalendars: boolean('allows_calendars').notNull().default(false),
  namesInCalendars: boolean('names_in_calendars').notNull().default(false),
  ...kept(sql`folded_name(name || ' ' || code)`),
})

export const department = pgTable('department', {
  id: identity(),
  municipalityId: integer('municipality_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
  ...kept(sql`folded_name(name)`),
})

export const unit = pgTable('unit', {
  id: identity(),
  departmentId: integer('department_id').notNull(),
  municipalityId: integer('municipality_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
  code: text('code'),
  ...kept(sql`folded_name(name)`),
})

export const logo = pgTable('logo', {
  municipalityId: integer('municipality_id').primaryKey(),
  filename: text('filename').notNull(),
  image: bytea('image').notNull(),
})

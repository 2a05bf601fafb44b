import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** An id whose key holds the municipality too (docs/decisions/0018). */
export const identityInMunicipality = () => integer('id').notNull().generatedAlwaysAsIdentity()

export const municipalityOfRow = () => integer('municipality_id').notNull()

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Hours, money, percent: exact in the database, and at these sizes exact in a double. */
export const decimal = (name: string, precision: number, scale: number) =>
  numeric(name, { precision, scale, mode: 'number' })

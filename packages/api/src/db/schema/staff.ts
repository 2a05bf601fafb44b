import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, decimal, identityInMunicipality, municipalityOfRow } from './column-types'

export const staffMember = pgTable(
  'staff_member',
  {
    id: identityInMunicipality(),
    municipalityId: municipalityOfRow(),
    unitId: integer('unit_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthday: date('birthday'),
    gender: text('gender', { enum: ['MALE', 'FEMALE', 'OTHER'] }),
    notes: text('notes'),
    employedFrom: date('employed_from').notNull(),
    employedTo: date('employed_to'),
    version: integer('version').notNull().default(1),
    requestId: uuid('request_id'),
    requestDigest: bytea('request_digest'),
    removedOn: date('removed_on'),
    searchedName: text('searched_name')
      .notNull()
      .generatedAlwaysAs(sql`folded_name(regexp_replace(first_name || ' ' || last_name, '\\s+', ' ', 'g'))`),
  },
  table => [primaryKey({ columns: [table.id, table.municipalityId] })],
)

export const staffTerms = pgTable(
  'staff_terms',
  {
    staffMemberId: integer('staff_member_id').notNull(),
    municipalityId: municipalityOfRow(),
    validFrom: date('valid_from').notNull(),
    /** Kept by the database. */
    validUntil: date('valid_until'),
    monthlySalary: integer('monthly_salary').notNull(),
    weeklyHours: decimal('weekly_hours', 5, 2).notNull(),
    ordinaryGrade: decimal('ordinary_grade', 3, 2).notNull(),
    ordinaryReason: text('ordinary_reason', { enum: ['OWN_REQUEST', 'FULL_TIME_NORM', 'OTHER'] }),
    actualGrade: decimal('actual_grade', 3, 2).notNull(),
    actualReason: text('actual_reason', {
      enum: ['PARENTAL_LEAVE', 'LEAVE_OF_ABSENCE', 'SICK_LEAVE', 'UNION_ASSIGNMENT', 'OTHER'],
    }),
  },
  table => [primaryKey({ columns: [table.staffMemberId, table.validFrom, table.municipalityId] })],
)

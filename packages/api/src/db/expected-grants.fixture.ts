import { everything, type Grants } from './grants.fixture'
import { readTablesOfAreas } from './tables-of-areas.fixture'

const readOnly: Grants = { select: 'all', insert: null, update: null, delete: false }
const nothing: Grants = { select: null, insert: null, update: null, delete: false }

/**
 * What the application's role may do with each table, in words: the whole of the command, or its columns. A new table
 * fails `inner-wall.test.ts` until it has a row, here or in its area's `tables.fixture.ts`, and row security; wider than
 * its row no grant may be.
 */
const sharedGrants: Readonly<Record<string, Grants>> = {
  // The owner's alone.
  applied_migration: nothing,

  // People and what they may: changed by functions that ask who acts.
  app_user: {
    select: [
      'access_version',
      'active',
      'asked_for',
      'by_administrator',
      'created_at',
      'default_unit_id',
      'email',
      'email_proven',
      'first_name',
      'home_municipality_id',
      'id',
      'job_title_id',
      'last_login_at',
      'last_name',
      'last_unit_id',
      'login_count',
      'made_by',
      'phone',
      'request_digest',
      'request_id',
      'searched_name',
      'version',
    ],
    insert: ['asked_for', 'created_at', 'email', 'first_name', 'last_name', 'password_hash', 'phone'],
    update: ['last_login_at', 'last_unit_id', 'login_count'],
    delete: false,
  },
  // Of everybody, without name, address and phone.
  account: readOnly,
  user_role: readOnly,
  user_own_right: readOnly,

  // Sessions and links: the system's, and of each only what ends it or uses it up.
  session_family: { ...everything, update: ['revoked_at', 'revoked_reason'] },
  refresh_token: { ...everything, update: ['spent_at', 'successor_sealed'] },
  one_time_link: { ...everything, update: ['used_at'], delete: false },

  // Begun, ended and used by functions; the system writes what became of its mail.
  invitation: {
    select: 'all',
    insert: null,
    update: ['attempt_hash', 'attempts', 'expires_at', 'failure', 'next_attempt_at', 'sent_at'],
    delete: false,
  },

  // Tries to sign in, counted by the system alone.
  attempt_count: everything,

  // What is told of them: added, with the time of the database, and never changed.
  audit_event: {
    select: 'all',
    insert: ['action', 'details', 'subject', 'unit_id', 'user_id'],
    update: null,
    delete: false,
  },
  security_event: {
    select: 'all',
    insert: ['address', 'details', 'kind', 'subject', 'times', 'user_id'],
    update: null,
    delete: false,
  },

  licence: {
    select: 'all',
    insert: ['licence_key', 'municipality_id', 'valid_from', 'valid_to'],
    update: ['valid_from', 'valid_to'],
    delete: true,
  },
  module: { select: 'all', insert: ['id', 'licence_key'], update: ['active_version', 'licence_key'], delete: false },
  module_version: { ...everything, update: null, delete: false },
  module_activation: {
    select: 'all',
    insert: ['at', 'deploy_key_id', 'module_id', 'reason', 'user_id', 'version', 'way'],
    update: null,
    delete: false,
  },
  module_failure: { ...everything, update: null },

  // Places: by policy kept by super admins, and no unit by anybody moved into another municipality.
  county: {
    select: 'all',
    insert: ['code', 'name', 'request_digest', 'request_id'],
    update: ['code', 'name', 'version'],
    delete: true,
  },
  municipality: {
    select: 'all',
    insert: ['allows_calendars', 'code', 'county_id', 'name', 'pause_minutes', 'request_digest', 'request_id', 'type'],
    update: ['allows_calendars', 'code', 'county_id', 'name', 'pause_minutes', 'type', 'version'],
    delete: true,
  },
  department: {
    select: 'all',
    insert: ['active', 'municipality_id', 'name', 'request_digest', 'request_id'],
    update: ['active', 'name', 'version'],
    delete: true,
  },
  unit: {
    select: 'all',
    insert: ['active', 'code', 'department_id', 'municipality_id', 'name', 'request_digest', 'request_id'],
    update: ['active', 'code', 'department_id', 'name', 'version'],
    delete: true,
  },
  // Given and taken by a function that asks who acts.
  logo: readOnly,

  // What units plan with: by policy those of the units in reach, changed by area and level.
  absence_reason: readOnly,
  substitute_type: readOnly,
  dated_setting: everything,
  staff_member: { ...everything, delete: false },
  staff_terms: everything,
  needs_budget: everything,
  resource_budget: everything,
  lock_request: everything,
  forecast: everything,
  forecast_row: everything,
  forecast_note: everything,
  // Written with the save, and never changed.
  forecast_change: { select: 'all', insert: 'all', update: null, delete: false },
  // What analytics reads, written with each change of a forecast, and by triggers of the staff.
  unit_year: { ...everything, delete: false },
  unit_year_weeks: { ...everything, delete: false },
  unit_grades: readOnly,
  unit_shown_grades: readOnly,
  // Kept by triggers of the roles and of what moves.
  user_place: readOnly,
  forecast_rollup: { ...everything, delete: false },
  // Added to by a function that counts the pay itself.
  shown_pay: readOnly,
  excel_import: { ...everything, update: null, delete: false },
}

/** Of every table, the areas' own too. */
export const expectedGrants: Readonly<Record<string, Grants>> = Object.assign(
  {},
  sharedGrants,
  ...readTablesOfAreas().map(({ grants }) => grants),
)

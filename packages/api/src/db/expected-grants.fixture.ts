/**
 * What the application's role may do with each table, in words: the whole of the command, or its columns. A new table
 * fails `inner-wall.test.ts` until it has a row here and row security; wider than its row no grant may be.
 */
type Grants = {
  readonly select: 'all' | readonly string[] | null
  readonly insert: 'all' | readonly string[] | null
  readonly update: 'all' | readonly string[] | null
  readonly delete: boolean
}

const everything: Grants = { select: 'all', insert: 'all', update: 'all', delete: true }
const readOnly: Grants = { select: 'all', insert: null, update: null, delete: false }
const nothing: Grants = { select: null, insert: null, update: null, delete: false }

export const expectedGrants: Readonly<Record<string, Grants>> = {
  // The owner's alone.
  applied_migration: nothing,

  // People and what they may: changed by functions that ask who acts.
  app_user: {
    select: [
      'access_version',
      'active',
      'created_at',
      'default_unit_id',
      'email',
      'email_proven',
      'first_name',
      'id',
      'job_title_id',
      'last_login_at',
      'last_name',
      'login_count',
      'phone',
    ],
    insert: ['created_at', 'email', 'first_name', 'last_name', 'password_hash', 'phone'],
    update: ['last_login_at', 'login_count'],
    delete: false,
  },
  user_role: readOnly,

  // Sessions and links: the system's, and of each only what ends it or uses it up.
  session_family: { ...everything, update: ['revoked_at', 'revoked_reason'] },
  refresh_token: { ...everything, update: ['spent_at', 'successor_sealed'] },
  one_time_link: { ...everything, update: ['used_at'], delete: false },

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
    insert: ['details', 'kind', 'subject', 'times', 'user_id'],
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
  module_failure: { ...everything, update: null },

  // Places: by policy made by the system alone.
  county: everything,
  municipality: everything,
  department: everything,
  unit: everything,

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
  forecast_rollup: { ...everything, delete: false },
  shown_pay: { ...everything, update: null, delete: false },
  excel_import: { ...everything, update: null, delete: false },
}

/**
 * A database with a row of everything, as its tables were before the migration 0022: two people, a unit with staff,
 * locked budgets, a year with notes, sessions and links. What it holds is what somebody may have had when they upgrade.
 */

/** Tokens of the links and the session, whose digests are kept. */
export const earlierTokens = {
  session: 'a-session-of-before'.padEnd(43, 'x'),
  password: 'a-link-of-before'.padEnd(43, 'x'),
  invitation: 'an-invitation-of-before'.padEnd(43, 'x'),
}

const digest = (token: string) => `sha256('${token}'::bytea)`
const shares = 'array_fill(8.3333::float8, ARRAY[12])'
const weeks = (hours: number) => `array_fill(${hours}::numeric, ARRAY[53])`
const figures = 'array_fill(12.5::float8, ARRAY[53])'

const places = `
  INSERT INTO county (name, code) VALUES ('Gamla länet', '01'), ('Grannlänet', NULL);
  INSERT INTO municipality (county_id, code, name, type, pause_minutes, logo_filename)
    VALUES (1, '0114', 'Åby', 'MUNICIPALITY', 30, NULL), (1, '2', 'Skolan', 'SCHOOL', 0, NULL);
  INSERT INTO department (municipality_id, name, active) VALUES (1, 'Hemtjänst', true), (1, 'Boende', false);
  INSERT INTO unit (department_id, municipality_id, name, active) VALUES (1, 1, 'Norra', true), (1, 1, 'Södra', false);
  INSERT INTO licence (municipality_id, licence_key, valid_from, valid_to)
    VALUES (1, 'forecast', '2020-01-01', NULL), (1, 'budget', '2020-01-01', '2040-01-01'), (1, 'staff', '2020-01-01', NULL);
  INSERT INTO dated_setting (municipality_id, key, valid_from, value)
    VALUES (NULL, 'payroll-overhead', '2020-01-01', 44.53), (1, 'full-time-hours', '2020-01-01', 37);`

/** A super admin and a unit manager, who signed up once and have used the suite. */
const people = (passwordHash: string) => `
  INSERT INTO app_user (email, first_name, last_name, phone, job_title_id, password_hash, active, email_proven,
      default_unit_id, created_at, last_login_at, login_count)
    VALUES ('sara@forr.example', 'Sara', 'Super', NULL, 999, '${passwordHash}', true, true, NULL, '2025-01-01', NULL, 0),
      ('märta@forr.example', 'Märta', 'Öberg', '070-1', 1, '${passwordHash}', true, true, 1, '2025-01-02', '2026-03-01', 7),
      ('ny@forr.example', 'Ny', 'Väntar', '070-2', NULL, '${passwordHash}', false, true, NULL, '2026-01-02', NULL, 0);
  INSERT INTO user_role (user_id, permission_id, level, unit_id, municipality_id)
    VALUES (2, 2, 'WRITE', 1, NULL), (2, 3, 'APPROVE', NULL, 1), (2, 5, 'WRITE', 1, NULL), (2, 100, 'READ', NULL, NULL);
  INSERT INTO session_family (id, user_id, created_at, remembered, ends_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 2, '2026-03-10', true, '2026-04-09');
  INSERT INTO refresh_token (token_hash, family_id, created_at, expires_at)
    VALUES (${digest(earlierTokens.session)}, '00000000-0000-4000-8000-000000000001', '2026-03-17', '2026-03-31');
  INSERT INTO one_time_link (token_hash, purpose, user_id, created_at, expires_at)
    VALUES (${digest(earlierTokens.password)}, 'new-password', 1, '2026-03-18T07:30:00Z', '2026-03-18T08:30:00Z');
  INSERT INTO attempt_count (name, source, account, used, ends_at) VALUES ('x', 'a', 'b', 1, '2026-03-18');
  INSERT INTO security_event (kind, user_id, details) VALUES ('sign-in', 2, '{"remembered": true}');`

const staff = `
  INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, birthday, gender, notes, employed_from)
    VALUES (1, 1, 'Anna', 'Ek', '1985-05-15', 'FEMALE', 'Kör bil', '2024-01-01'), (1, 1, 'Bo', 'Al', NULL, NULL, NULL, '2025-01-01');
  INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
      ordinary_reason, actual_grade, actual_reason)
    VALUES (1, 1, '2024-01-01', 30000, 37, 1, NULL, 1, NULL), (2, 1, '2025-01-01', 28000, 37, 0.75, 'OWN_REQUEST', 0.5, 'OTHER');
  INSERT INTO shown_pay (municipality_id, unit_id, shown_at, pays) VALUES (1, 1, '2026-03-01', '{"1": 30000}');`

const year = `
  INSERT INTO needs_budget (unit_id, municipality_id, year, name, state, time_type, efficiency, lines, monthly_shares,
      full_time_hours, locked_at)
    VALUES (1, 1, 2026, 'Behov', 'locked', 'granted', 85, '{"zones": [{"zone": "urban-area", "hours": 900,
        "period": "month", "quota": 1}], "rooms": []}', ${shares}, 37, '2026-01-05'),
      (1, 1, 2027, 'Behov', 'active', 'granted', 85, '{"zones": [], "rooms": []}', ${shares}, 37, NULL);
  INSERT INTO resource_budget (unit_id, municipality_id, year, needs_budget_id, name, state, lines, monthly_shares,
      annual_salary, hours, left_for_scheme, hours_for_schedule, annual_workers, payroll_overhead, full_time_hours,
      mean_monthly_pay, cost_factors, locked_at)
    VALUES (1, 1, 2026, 1, 'Resurser', 'locked', '{"budgetTypes": [{"type": "fixed", "amount": 512064}],
        "staffTypes": []}', ${shares}, 512064, 2080, 512064, 2080, 1, 44.53, 37, 30000, NULL, '2026-01-05');
  INSERT INTO lock_request (municipality_id, unit_id, needs_budget_id, comment, asked_at, asked_by)
    VALUES (1, 1, 2, 'Klart', '2026-03-01', 2);
  INSERT INTO forecast (unit_id, municipality_id, year, weeks, needs_budget_id, resource_budget_id, available_hours,
      cost_per_hour, staff_cost, remaining_budget, created_at, saved_at, saved_by)
    VALUES (1, 1, 2026, 53, 1, 1, 74, 250, ${figures}, ${figures}, '2026-01-05', '2026-03-01', 2);
  INSERT INTO forecast_row (forecast_id, municipality_id, weeks, kind, source_id, typed)
    SELECT 1, 1, 53, 'absence', id, ${weeks(7.25)} FROM absence_reason
    UNION ALL SELECT 1, 1, 53, 'substitute', id, ${weeks(2)} FROM substitute_type
    UNION ALL SELECT 1, 1, 53, kind, 0, ${weeks(40)} FROM unnest(ARRAY['my-forecast', 'budgeted-staff', 'scheduled',
      'budgeted-substitutes', 'required', 'changed-needs', 'target']) AS kind;
  INSERT INTO forecast_rollup (municipality_id, year, kind, source_id, hours)
    SELECT 1, 2026, kind, source_id, typed FROM forecast_row WHERE kind <> 'target';
  INSERT INTO forecast_note (forecast_id, municipality_id, weeks, week, row_id, text, changed_at, changed_by)
    VALUES (1, 1, 53, 14, NULL, 'Påsk', '2026-03-01', 2), (1, 1, 53, 20, 'absences-1', 'Många sjuka', '2026-03-01', NULL);
  INSERT INTO excel_import (unit_id, municipality_id, years, data, digest, created_at, created_by)
    VALUES (1, 1, '{2026}', '{"2026": {"rows": []}}', 'x', '2026-01-01', 2);
  INSERT INTO audit_event (user_id, unit_id, action, subject, details)
    VALUES (2, 1, 'forecast-saved', 'forecast/1', '{"version": 2}');`

const modules = `
  INSERT INTO module (id, licence_key, active_version) VALUES ('mf-old', 'forecast', NULL);
  INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
    VALUES ('mf-old', '1', '{}', 'c', 'mf-manifest.json', '{}', '{}', '2026-01-01');
  INSERT INTO module_failure (at, source, module_id, version, step, kind, support_code)
    VALUES ('2026-01-01', 'browser', 'mf-old', '1', 'fetch', 'timeout', 'F-AB12');`

/** All rows of before 0022. */
export const earlierRows = (passwordHash: string): string =>
  [places, people(passwordHash), staff, year, modules].join('')

/** What could be there only once a migration had made its table. */
export const rowsAfter: Readonly<Record<string, string>> = {
  '0024-invitations.sql': `
    INSERT INTO app_user (email, first_name, last_name, password_hash, active, by_administrator, created_at)
      VALUES ('bo@forr.example', 'Bo', 'Inbjuden', 'nobody', true, true, '2026-03-16');
    INSERT INTO invitation (user_id, language, invited_by, invited_at, attempts, sent_at, expires_at)
      SELECT id, 'sv', 1, '2026-03-16', 1, '2026-03-16', '2026-03-23' FROM app_user WHERE email = 'bo@forr.example';
    INSERT INTO one_time_link (token_hash, purpose, user_id, created_at, expires_at)
      SELECT ${digest(earlierTokens.invitation)}, 'invitation', id, '2026-03-16', '2026-03-23' FROM app_user
      WHERE email = 'bo@forr.example';`,
  '0072-own-rights.sql': `
    INSERT INTO user_own_right (user_id, own_right, granted_by, granted_at)
      VALUES (2, 'mf-old/check-lists', 1, '2026-11-29');`,
}

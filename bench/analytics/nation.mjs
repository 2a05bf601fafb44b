const places = units => `
INSERT INTO county (name) SELECT 'Mätlän ' || n FROM generate_series(1, 21) AS n;
INSERT INTO municipality (county_id, code, name)
  SELECT c.id, '99' || n, 'Mätkommun ' || n FROM generate_series(1, 290) AS n
  JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM county WHERE name LIKE 'Mätlän %') c ON c.place = 1 + n % 21;
INSERT INTO licence (municipality_id, licence_key, valid_from)
  SELECT id, 'analytics', '2020-01-01' FROM municipality WHERE name LIKE 'Mätkommun %';
INSERT INTO department (municipality_id, name)
  SELECT m.id, 'Avdelning ' || n FROM municipality m, generate_series(1, 10) AS n WHERE m.name LIKE 'Mätkommun %';
INSERT INTO unit (department_id, municipality_id, name)
  SELECT d.id, d.municipality_id, 'Mätenhet ' || n FROM generate_series(1, ${units}) AS n
  JOIN (SELECT id, municipality_id, row_number() OVER (ORDER BY id) AS place FROM department WHERE name LIKE 'Avdelning %') d
    ON d.place = 1 + n % 2900;`

/** A manager of each unit, one of each department and two of each municipality, with four roles each. */
const people = `
INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, created_at, last_login_at, login_count)
  SELECT 'matt' || n || '@prov.example', 'Anna', 'Mätt ' || n, 'x', true, true, '2025-01-01',
    CASE WHEN n % 5 > 0 THEN now() - n % 60 * interval '1 day' END, n % 300
  FROM generate_series(1, (SELECT count(*) FROM unit WHERE name LIKE 'Mätenhet %') + 2900 + 580) AS n;
WITH person AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM app_user WHERE email LIKE 'matt%'),
  place AS (SELECT unit_id, department_id, municipality_id, row_number() OVER () AS place FROM (
    SELECT id AS unit_id, NULL::int AS department_id, NULL::int AS municipality_id FROM unit WHERE name LIKE 'Mätenhet %'
    UNION ALL SELECT NULL, id, NULL FROM department WHERE name LIKE 'Avdelning %'
    UNION ALL SELECT NULL, NULL, id FROM municipality, generate_series(1, 2) WHERE name LIKE 'Mätkommun %') AS each)
INSERT INTO user_role (user_id, permission_id, level, unit_id, department_id, municipality_id)
  SELECT person.id, permission, 'WRITE', p.unit_id, p.department_id, p.municipality_id
  FROM person JOIN place p USING (place) CROSS JOIN unnest(ARRAY[1, 2, 3, 5]) AS permission;`

const counted = [
  'needs',
  'required',
  'budgeted_staff',
  'absence',
  'substitutes',
  'hourly_substitutes',
  'own_resource_shift',
  'needed_at_target',
]
const base = [90_000, 88_000, 100_000, 15_000, 8_000, 4_000, 1_000, 100_000]

/** Running sums of hours that differ from unit to unit and from week to week. */
const year = value => `
INSERT INTO unit_year_weeks (forecast_id, municipality_id, unit_id, year, weeks, step, fixed_cost, budget, annual_workers,
    full_time_hours, target, staff_cost, ${counted.join(', ')})
  SELECT 10000000 + ${value} * 100000 + u.id % 100000, u.municipality_id, u.id, ${value}, weeks_in_iso_year(${value}), 1, 1000, 420000, 27, 3700,
    ARRAY(SELECT 9000 * w FROM generate_series(1, weeks_in_iso_year(${value})) AS w),
    ARRAY(SELECT (380000 + hashint4(u.id) % 60000) * w::float8 FROM generate_series(1, weeks_in_iso_year(${value})) AS w),
    ${counted
      .map(
        (
          _,
          place,
        ) => `ARRAY(SELECT (${base[place]} + abs(hashint4(u.id * 31 + ${place})) % ${base[place]} / 4) * w + w * w % 97
      FROM generate_series(1, weeks_in_iso_year(${value})) AS w)`,
      )
      .join(', ')}
  FROM unit u WHERE u.name LIKE 'Mätenhet %' ORDER BY u.id;
INSERT INTO unit_year (forecast_id, municipality_id, unit_id, year, weeks, saved_at, fixed_cost, budget, annual_workers,
    full_time_hours, target, staff_cost, ${counted.join(', ')})
  SELECT forecast_id, municipality_id, unit_id, year, weeks, now(), fixed_cost, budget, annual_workers, full_time_hours,
    target[weeks], staff_cost[weeks], ${counted.map(name => `${name}[weeks]`).join(', ')}
  FROM unit_year_weeks WHERE year = ${value} AND forecast_id >= 10000000;`

const grades = `
INSERT INTO unit_grades (unit_id, municipality_id, days, people, grades)
  SELECT u.id, u.municipality_id, ARRAY(SELECT '2020-01-01'::date + n * 45 FROM generate_series(1, 60) AS n),
    ARRAY(SELECT 20 + n % 7 FROM generate_series(1, 60) AS n), ARRAY(SELECT 1800 + n % 90 FROM generate_series(1, 60) AS n)
  FROM unit u WHERE u.name LIKE 'Mätenhet %';`

/** The raw weeks of one year as a forecast keeps them, a row for each kind, without anything around them. */
const raw = `
CREATE UNLOGGED TABLE measured_raw AS
  SELECT u.id AS unit_id, kind, ARRAY(SELECT (400 + (u.id * 7 + kind * 13 + w) % 300)::numeric(12, 2)
    FROM generate_series(1, 53) AS w) AS typed
  FROM unit u CROSS JOIN generate_series(1, 22) AS kind WHERE u.name LIKE 'Mätenhet %';`

/** The nation without its forecasts' rows, which analytics does not read; the demonstration's own go on beside it. */
export const makeNation = async (database, { units, years, withRaw }) => {
  await database.query("SET session_replication_role = 'replica'")
  await database.query(places(units))
  await database.query(people)
  await database.query('SELECT write_user_places(ARRAY(SELECT id FROM app_user))')
  for (const value of years) await database.query(year(value))
  await database.query(grades)
  if (withRaw) await database.query(raw)
  await database.query("SET session_replication_role = 'origin'")
  await database.query('VACUUM ANALYZE')
}

/** The first page by efficiency of four weeks from the raw weeks: what a list would do without measures. */
export const scanRawWeeks = database =>
  database.query(`SELECT unit_id, sum(hours) FILTER (WHERE kind <= 3) / nullif(sum(hours) FILTER (WHERE kind > 3), 0) AS efficiency
    FROM measured_raw, unnest(typed[19:22]) AS hours GROUP BY unit_id ORDER BY efficiency LIMIT 25`)

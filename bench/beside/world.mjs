import { savedYear } from '../api/saves.mjs'

const crowd = 6
const json = { 'content-type': 'application/json' }

/** A server that refuses a body before it has read it may close the connection on who still sends. */
const isClosedOn = ({ cause }) => cause?.code === 'EPIPE' || cause?.code === 'ECONNRESET'

/** Asks without waiting for a better answer: the status is all that is kept. */
export const statusOf = async (base, token, { method, path, body }) => {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && json) }
  try {
    const response = await fetch(`${base}${path}`, { method, headers, body })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    if (isClosedOn(error)) return 'closed'
    throw error
  }
}

/** As many super admins as there are callers beside the one who saves, with the password of the one that is there. */
export const makeCallers = async database => {
  const made = []
  for (let nth = 0; nth < crowd; nth++) {
    const email = `beside-${nth}@veckovis.example`
    await database.query(
      `INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, job_title_id, created_at)
       SELECT $1, 'Bred', 'Vid', password_hash, true, true, 999, now() FROM app_user WHERE email = 'super@veckovis.example'`,
      [email],
    )
    made.push(email)
  }
  return made
}

const insertable = `SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
  FROM information_schema.columns WHERE table_name = 'diary_entry' AND is_generated = 'NEVER' AND is_identity = 'NO'`

const mondayAfter = week => new Date(Date.UTC(2027, 0, 4 + 7 * week)).toISOString().slice(0, 10)

/** Entries that wait, one in each of the units for each of so many weeks, by week: as many as a decision may hold. */
const makeWaiting = async (suite, database, { manager, units, weeks }) => {
  const day = mondayAfter(0)
  const { data: entry } = await suite.call(manager, `/diary/unit/${suite.unitId}`, {
    method: 'POST',
    body: JSON.stringify({
      ...{ requestId: crypto.randomUUID(), category: 'EXTRA_RESOURCE', reason: 'VAK', typeId: 5 },
      ...{ from: day, to: day, weekdays: [1], hours: { perDay: 4 } },
    }),
  })
  const { columns } = (await database.query(insertable)).rows[0]
  const made = []
  for (let week = 1; week <= weeks; week++) {
    const monday = mondayAfter(week)
    const changes = `jsonb_build_object('unit_id', u.id,
      'municipality_id', u.municipality_id, 'request_id', NULL, 'request_digest', NULL, 'from_date', $3::text, 'to_date', $3::text,
      'first_date', $3::text, 'last_date', $3::text, 'dated_weekdays', e.dated_weekdays)`
    const { rows } = await database.query(
      `INSERT INTO diary_entry (${columns})
       SELECT ${columns
         .split(', ')
         .map(column => `(made).${column}`)
         .join(', ')}
       FROM (SELECT jsonb_populate_record(e, ${changes}) AS made FROM diary_entry e, unit u WHERE e.id = $1 AND u.id = ANY ($2)) AS all_made
       RETURNING id`,
      [entry.id, units, monday],
    )
    made.push(rows.map(({ id }) => id))
  }
  return made
}

/** What the calls name, with five hundred units and two hundred people that nobody else needs. */
export const makeWorld = async (suite, database) => {
  const one = async (sql, values = []) => (await database.query(sql, values)).rows
  const [place] = await one(
    `SELECT u.department_id AS "departmentId", u.municipality_id AS "municipalityId", m.county_id AS "countyId"
     FROM unit u JOIN municipality m ON m.id = u.municipality_id WHERE u.id = $1`,
    [suite.unitId],
  )
  const [other] = await one('INSERT INTO department (municipality_id, name) VALUES ($1, $2) RETURNING id', [
    place.municipalityId,
    'Bredvid',
  ])
  const units = await one(
    `INSERT INTO unit (department_id, municipality_id, name) SELECT $1, $2, 'Bredvid ' || n FROM generate_series(1, 500) n RETURNING id`,
    [other.id, place.municipalityId],
  )
  const people = await one(
    `INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, created_at, home_municipality_id)
     SELECT 'bredvid-' || n || '@prov.example', 'Bred', 'Vid', '', true, true, now(), $1 FROM generate_series(1, 200) n RETURNING id`,
    [place.municipalityId],
  )
  const { manager } = await suite.tokens()
  const { data: forecast } = await suite.call(manager, `/forecast/unit/${suite.unitId}?year=${savedYear}`)
  const [staff] = await one(
    `SELECT s.unit_id AS "unitId", array_agg(s.id::int) AS ids FROM staff_member s JOIN unit u ON u.id = s.unit_id
     WHERE u.municipality_id = $1 GROUP BY s.unit_id ORDER BY count(*) DESC LIMIT 1`,
    [place.municipalityId],
  )
  const [admin] = await one("SELECT id FROM app_user WHERE email = 'super@veckovis.example'")
  const madeUnitIds = units.map(({ id }) => id)
  const waiting = await makeWaiting(suite, database, { manager, units: madeUnitIds, weeks: 45 })
  return {
    ...place,
    unitId: suite.unitId,
    unitIds: [suite.unitId, ...madeUnitIds.slice(0, 60)],
    otherUnitId: madeUnitIds[0],
    madeUnitIds,
    otherDepartmentId: other.id,
    userIds: people.map(({ id }) => id),
    forecastId: forecast.id,
    staffUnitId: Number(staff.unitId),
    staffIds: staff.ids.slice(0, 100),
    superAdminId: admin.id,
    year: savedYear,
    waiting,
  }
}

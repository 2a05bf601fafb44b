import { savedYear } from '../api/saves.mjs'

const crowd = 6
const json = { 'content-type': 'application/json' }

/** Asks without waiting for a better answer: the status is all that is kept. */
export const statusOf = async (base, token, { method, path, body }) => {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && json) }
  const response = await fetch(`${base}${path}`, { method, headers, body })
  await response.arrayBuffer()
  return response.status
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
    `SELECT s.unit_id AS "unitId", min(s.id) AS id FROM staff_member s JOIN unit u ON u.id = s.unit_id
     WHERE u.municipality_id = $1 GROUP BY s.unit_id ORDER BY count(*) DESC LIMIT 1`,
    [place.municipalityId],
  )
  const [admin] = await one("SELECT id FROM app_user WHERE email = 'super@veckovis.example'")
  const madeUnitIds = units.map(({ id }) => id)
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
    staffId: Number(staff.id),
    superAdminId: admin.id,
    year: savedYear,
  }
}

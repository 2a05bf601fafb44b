import { timed } from '../api/timed.mjs'
import { saveBody, savedYear } from '../api/saves.mjs'
import { costlyCalls } from './calls.mjs'

const crowd = 6
const json = { 'content-type': 'application/json' }

/** Asks without waiting for a better answer: the status is all that is kept. */
const statusOf = async (base, token, { method, path, body }) => {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && json) }
  const response = await fetch(`${base}${path}`, { method, headers, body })
  await response.arrayBuffer()
  return response.status
}

/** As many super admins as there are callers beside the one who saves, with the password of the one that is there. */
const makeCallers = async (suite, database) => {
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
const makeWorld = async (suite, database) => {
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
  const [staff] = await one('SELECT id FROM staff_member WHERE unit_id = $1 LIMIT 1', [suite.unitId])
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
    staffId: Number(staff.id),
    superAdminId: admin.id,
    year: savedYear,
  }
}

const statusesOf = answers => [...new Set(answers)].toSorted().join(', ')

/** Saves one after the other until the work is over, and three at least. */
const savesWhile = async (work, save) => {
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  const spent = []
  while (!isOver || spent.length < 3) spent.push(await timed(save))
  return { spent, answers: await ended }
}

/**
 * What each costly call takes alone, and what a save takes beside six of them at once: by one person, as one
 * administrator with many windows, and by six.
 */
export const measureBeside = async (suite, database, { wanted }) => {
  const world = await makeWorld(suite, database)
  const emails = await makeCallers(suite, database)
  const ask = (token, call) => statusOf(suite.base, token, call)
  const savePath = `/forecast/${world.forecastId}/unit/${suite.unitId}`
  let turn = 0
  const rows = []
  for (const [what, make] of Object.entries(costlyCalls(world))) {
    if (!wanted.test(what)) continue
    const { manager } = await suite.tokens()
    const callers = await Promise.all(emails.map(email => suite.signIn(email)))
    const save = async () => {
      const status = await ask(manager, { method: 'PATCH', path: savePath, body: saveBody(turn++) })
      if (status !== 200) throw new Error(`A save beside ${what} was answered ${status}`)
    }
    const saveAlone = []
    for (let count = 0; count < 20; count++) saveAlone.push(await timed(save))
    const alone = []
    const statuses = []
    for (let count = 0; count < 2; count++)
      alone.push(await timed(async () => statuses.push(await ask(callers[0], make(turn++)))))
    const beside = {}
    for (const [by, tokens] of [
      ['one', callers.map(() => callers[0])],
      ['six', callers],
    ])
      beside[by] = await savesWhile(Promise.all(tokens.map(token => ask(token, make(turn++)))), save)
    rows.push({
      what,
      statuses: statusesOf(statuses),
      bytes: make(turn).body?.length ?? 0,
      alone,
      saveAlone,
      byOne: { ...beside.one, answers: statusesOf(beside.one.answers) },
      bySix: { ...beside.six, answers: statusesOf(beside.six.answers) },
    })
  }
  return rows
}

import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { timed } from './timed.mjs'

/** What is asked for: the list as it opens, then what costs more. */
const lists = [
  { name: 'as it opens', query: '' },
  { name: 'a page of 100', query: '?pageSize=100' },
  { name: 'a page far down', query: '?pageSize=100&page=50' },
  { name: 'a search', query: '', search: 'anna berg' },
  { name: 'by e-mail', query: '?sort=email&direction=descending' },
  { name: 'by last login', query: '?sort=lastLoginAt&direction=descending' },
  { name: 'who changes forecasts', query: '?permission=2' },
  { name: 'active unit managers', query: '?active=active&jobTitleId=1' },
  { name: 'who has no invitation', query: '?state=none' },
]

/** Of the 20,000 every second one works in the first municipality, the others in 59 more; each has five roles. */
const makePeople = async database => {
  await database.query(
    `INSERT INTO department (municipality_id, name)
     SELECT m.id, 'Mätt ' || n FROM generate_series(1, 120) AS n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM municipality) m ON m.place = 1 + n % 60`,
  )
  await database.query(
    `INSERT INTO unit (department_id, municipality_id, name)
     SELECT d.id, d.municipality_id, 'Mätt ' || d.id || '-' || n FROM department d, generate_series(1, 20) AS n
     WHERE d.name LIKE 'Mätt %'`,
  )
  await database.query(
    `INSERT INTO app_user (email, first_name, last_name, job_title_id, password_hash, active, email_proven, created_at, last_login_at)
     SELECT 'p' || n || '@prov.example', (ARRAY['Anna', 'Östen', 'Åsa', 'Bo', 'Cem'])[1 + n % 5] || ' ' || n % 997,
       (ARRAY['Berg', 'Öberg', 'Ek', 'Ågren', 'Lindqvist', 'von Ärlig'])[1 + n % 6] || ' ' || n % 449, n % 5, 'x', n % 10 > 0,
       true, now() - n * interval '1 hour', CASE WHEN n % 3 > 0 THEN now() - n * interval '1 minute' END
     FROM generate_series(1, 20000) AS n`,
  )
  await database.query(
    `WITH placed AS (
       SELECT u.id, u.municipality_id = first.id AS is_first, row_number() OVER (PARTITION BY u.municipality_id = first.id ORDER BY u.id) AS place,
         count(*) OVER (PARTITION BY u.municipality_id = first.id) AS places
       FROM unit u, (SELECT min(municipality_id) AS id FROM unit WHERE name LIKE 'Mätt %') AS first WHERE u.name LIKE 'Mätt %')
     INSERT INTO user_role (user_id, permission_id, level, unit_id)
     SELECT a.id, area, 'WRITE', p.id FROM app_user a CROSS JOIN generate_series(1, 5) AS area
     JOIN placed p ON p.is_first = (a.id % 2 = 0) AND p.place = 1 + a.id % p.places
     WHERE a.last_name LIKE '% %' AND a.password_hash = 'x' AND a.email LIKE 'p%@prov.example'`,
  )
}

/** Somebody with the demonstration's password who approves users in a municipality. */
const makeAdministrator = async (suite, database, { email, municipality }) => {
  await database.query(
    `WITH made AS (
       INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, created_at)
       SELECT $1, 'Alva', 'Adminsson', password_hash, true, true, now() FROM app_user WHERE email = 'chef@veckovis.example'
       RETURNING id)
     INSERT INTO user_role (user_id, permission_id, level, municipality_id)
     SELECT id, 6, 'APPROVE', (SELECT ${municipality}(municipality_id) FROM unit WHERE name LIKE 'Mätt %') FROM made`,
    [email],
  )
  const body = JSON.stringify({ email, password: 'Veckovis-2026!' })
  return (await suite.call(undefined, '/auth/login', { method: 'POST', body })).data.access_token
}

const measureList = async (suite, token, { query, search = '' }, rounds) => {
  const body = JSON.stringify({ search })
  const ask = () => suite.call(token, `/user/search${query}`, { method: 'POST', body })
  const { data } = await ask()
  if (data.total === 0) throw new PlainFailure(`${query}${search}: nobody was found; nothing was measured.`)
  for (let warm = 0; warm < 5; warm++) await ask()
  const api = []
  for (let round = 0; round < rounds * 10; round++) api.push(await timed(ask))
  return { api, total: data.total }
}

/** Pages of 20,000 people for a super admin, for the administrator of the largest municipality and for that of a small one. */
export const measurePeopleLists = async (suite, database, { rounds }) => {
  await makePeople(database)
  const { superAdmin } = await suite.tokens()
  const large = await makeAdministrator(suite, database, { email: 'stor@prov.example', municipality: 'min' })
  const small = await makeAdministrator(suite, database, { email: 'liten@prov.example', municipality: 'max' })
  // As a database that lives: its own housekeeping has been there.
  await database.query('VACUUM ANALYZE')
  const seen = []
  for (const [who, token] of Object.entries({
    'super admin': superAdmin,
    'large municipality': large,
    'small municipality': small,
  }))
    for (const list of lists)
      seen.push({ name: `${who}: ${list.name}`, ...(await measureList(suite, token, list, rounds)) })
  return seen
}

import {
  createTestApp,
  makeForecast,
  makePerson,
  makePlaces,
  makeStaffMember,
  ownerOf,
  type TestApp,
} from '@veckovis/testing'
import { holdsRight, holdsRightSomewhere, isSuperAdmin, type Place, type RoleHolder } from '@veckovis/domain/access'
import { expectedGrants } from './expected-grants.fixture'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await ownerOf(suite.database).read<Row>(sql, values)).rows

const tablesSql = `SELECT c.oid, c.relname AS name, c.relrowsecurity AS "hasRowSecurity", c.relkind = 'v' AS "isView",
    EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid) AS "hasPolicy"
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f') ORDER BY c.relname`

test('every table has row security, and a policy or no grant at all', async () => {
  type Table = { name: string; hasRowSecurity: boolean; hasPolicy: boolean; isView: boolean }
  const tables = await ask<Table>(tablesSql)
  // No policy holds a view: the one that there is says nothing that names or reaches a person.
  expect(tables.filter(({ isView }) => isView).map(({ name }) => name)).toEqual(['account'])
  const shown = await ask<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'account'::regclass AND attnum > 0 ORDER BY attnum",
  )
  expect(shown.map(({ name }) => name)).toEqual([
    ...['id', 'job_title_id', 'active', 'email_proven', 'asked_for', 'access_version', 'last_login_at', 'login_count'],
    ...['home_municipality_id', 'made_by', 'request_id', 'request_digest'],
  ])
  const open = tables.filter(
    ({ name, hasRowSecurity, hasPolicy, isView }) =>
      !isView && (!hasRowSecurity || (!hasPolicy && name !== 'applied_migration')),
  )
  expect(open.map(({ name }) => name)).toEqual([])
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(expectedGrants).sort())
})

/** What somebody holds of a command on a table: all of it, columns, or nothing. Grants to everybody count too. */
const heldSql = `SELECT c.relname AS name, privilege,
    bool_and(has_column_privilege('veckovis_app', c.oid, a.attnum, privilege)) AS "isWhole",
    array_agg(a.attname::text ORDER BY a.attname) FILTER (WHERE has_column_privilege('veckovis_app', c.oid, a.attnum, privilege)) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE']) AS privilege
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
  GROUP BY c.relname, privilege`

test('the application holds of every table what its row says, and nothing more', async () => {
  type Held = { name: string; privilege: 'SELECT' | 'INSERT' | 'UPDATE'; isWhole: boolean; columns: string[] | null }
  const held: Record<string, Record<string, unknown>> = {}
  for (const { name, privilege, isWhole, columns } of await ask<Held>(heldSql))
    (held[name] ??= {})[privilege.toLowerCase()] = isWhole ? 'all' : columns
  const wide = await ask<{ name: string; removes: boolean; other: boolean }>(
    `SELECT relname AS name, has_table_privilege('veckovis_app', oid, 'DELETE') AS removes,
       has_table_privilege('veckovis_app', oid, 'TRUNCATE, REFERENCES, TRIGGER') AS other
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')`,
  )
  for (const { name, removes } of wide) (held[name] ??= {})['delete'] = removes
  expect(held).toEqual(expectedGrants)
  expect(wide.filter(({ other }) => other)).toEqual([])
})

test('a function that works as the owner has a fixed search path, and is for everybody only where it says yes or no', async () => {
  const functions = await ask<{ name: string; config: string[] | null; answers: string; isOpen: boolean }>(
    `SELECT p.proname AS name, p.proconfig AS config, format_type(p.prorettype, NULL) AS answers,
       has_function_privilege('public', p.oid, 'EXECUTE') AS "isOpen"
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef`,
  )
  expect(functions.length).toBeGreaterThan(15)
  for (const { name, config } of functions) expect([name, config]).toEqual([name, ['search_path=public, pg_temp']])
  expect(functions.filter(({ isOpen, answers }) => isOpen && answers !== 'boolean')).toEqual([])
})

describe('the application’s role by itself', () => {
  const asSystem = (sql: string, values: unknown[] = []) => suite.database.asSystem(t => t.query(sql, values))
  const person = (extra = {}) =>
    makePerson(suite.database, { roles: [], ...extra }, { at: suite.clock.now, hash: suite.hash })

  test.each([
    ['a role', 'INSERT INTO user_role (user_id, permission_id) VALUES ($1, 999)'],
    ['the place of a role', 'UPDATE user_role SET unit_id = NULL WHERE user_id = $1'],
    ['away a role', 'DELETE FROM user_role WHERE user_id = $1'],
    ['a job title', 'UPDATE app_user SET job_title_id = 999 WHERE id = $1'],
    ['a password', "UPDATE app_user SET password_hash = 'x' WHERE id = $1"],
    ['an account active', 'UPDATE app_user SET active = true WHERE id = $1'],
    ['an e-mail', "UPDATE app_user SET email = 'x@y.z' WHERE id = $1"],
    ['a session another’s', 'UPDATE session_family SET user_id = $1'],
    ['a session live again', 'UPDATE refresh_token SET expires_at = now() WHERE $1 > 0'],
    ['a link longer', 'UPDATE one_time_link SET expires_at = now() WHERE user_id = $1'],
    [
      'a super admin',
      "INSERT INTO app_user (email, first_name, last_name, password_hash, created_at, job_title_id) VALUES ('a@b.c', '', '', 'x', now(), $1)",
    ],
    ['the audit earlier', "INSERT INTO audit_event (at, user_id, action, subject) VALUES ('2020-01-01', $1, 'x', 'y')"],
    ['the audit shorter', 'DELETE FROM audit_event WHERE user_id = $1'],
  ])('cannot make %s', async (_what, sql) => {
    const { id } = await person({ roles: [{ id: 100 }] })
    await expect(asSystem(sql, [id])).rejects.toThrow(/permission denied/)
  })

  test('reads no password hash, and of people in the name of a person no session and no link', async () => {
    await expect(asSystem('SELECT password_hash FROM app_user')).rejects.toThrow(/permission denied/)
    const { id, email } = await person({ jobTitleId: 999 })
    const count = async (sql: string, values: unknown[] = []) =>
      (await suite.database.asUser(id, t => t.query(sql, values))).rowCount
    await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: 'Veckovis-2026!' } })
    for (const table of ['session_family', 'refresh_token', 'one_time_link'])
      expect([table, await count(`SELECT FROM ${table}`)]).toEqual([table, 0])
    expect(await count('SELECT * FROM account_to_sign_in($1)', [email])).toBe(0)
    expect(await count('SELECT * FROM hold_account($1)', [id])).toBe(0)
  })

  test('reads the names, addresses and phones of people in the name of those who see them, and nobody’s in nobody’s', async () => {
    const { counties } = await makePlaces(suite.database, {
      counties: [{ name: 'Vy', municipalities: [{ name: 'Vy', departments: [{ name: 'A', units: ['Ett', 'Två'] }] }] }],
    })
    const [one, two] = (counties[0]?.municipalities[0]?.departments[0]?.units ?? []).map(({ id }) => id)
    const on = (permission: number, unitId: number | undefined) => ({
      roles: [{ id: permission, levels: ['READ'], scope: { kind: 'unit', id: unitId } }],
    })
    const [reader, colleague, foreign] = [await person(on(6, one)), await person(on(2, one)), await person(on(2, two))]
    const all = [reader.id, colleague.id, foreign.id]
    const read = `SELECT id, email FROM app_user WHERE id = ANY ($1) ORDER BY id`
    const seenBy = async (id: number) =>
      (await suite.database.asUser(id, t => t.query<{ id: number }>(read, [all]))).rows.map(row => row.id)
    expect(await seenBy(reader.id)).toEqual([reader.id, colleague.id])
    expect(await seenBy(colleague.id)).toEqual([colleague.id])
    expect(await seenBy((await person({ jobTitleId: 999 })).id)).toEqual(all)
    expect(await seenBy((await person({ ...on(6, one), active: false })).id)).toEqual([])
    expect((await asSystem(read, [all])).rowCount).toBe(3)
    expect((await suite.database.read(read, [all])).rowCount).toBe(0)
  })

  test('tells with what somebody did their name, and neither to nobody nor more than that', async () => {
    const [asks, asked] = [await person(), await person()]
    const ask = 'SELECT name_of_person($1) AS said'
    expect((await suite.database.asUser(asks.id, t => t.query(ask, [asked.id]))).rows).toEqual([
      { said: 'Prov Person' },
    ])
    expect((await suite.database.read(ask, [asked.id])).rows).toEqual([{ said: null }])
    const found = (words: string[]) => suite.database.asUser(asks.id, t => t.query('SELECT people_named($1)', [words]))
    expect((await found(['prov'])).rowCount).toBe(0)
  })

  test('tells where mails about a lock go to those who read the budgets of the unit, and of those who may lock alone', async () => {
    const { counties } = await makePlaces(suite.database, {
      counties: [{ name: 'Lås', municipalities: [{ name: 'Lås', departments: [{ name: 'A', units: ['E'] }] }] }],
    })
    const unitId = counties[0]?.municipalities[0]?.departments[0]?.units[0]?.id
    const on = (id: number, level: string) => ({
      roles: [{ id, levels: [level], scope: { kind: 'unit', id: unitId } }],
    })
    const [reader, approver] = [await person(on(3, 'READ')), await person(on(3, 'APPROVE'))]
    const stranger = await person(on(2, 'APPROVE'))
    const told = async (to: number, of: number) => {
      const sql = 'SELECT address_about_lock($1, $2) AS address'
      return (await suite.database.asUser(to, t => t.query<{ address: string | null }>(sql, [of, unitId]))).rows[0]
        ?.address
    }
    expect(await told(reader.id, approver.id)).toBe(approver.email)
    expect([await told(reader.id, stranger.id), await told(stranger.id, approver.id)]).toEqual([null, null])
    const ofArea = async (to: number, of: number, area: number) => {
      const sql = 'SELECT address_of_approver($1, $2, $3) AS address'
      const { rows } = await suite.database.asUser(to, t =>
        t.query<{ address: string | null }>(sql, [of, unitId, area]),
      )
      return rows[0]?.address
    }
    const [diarist, decider] = [await person(on(1, 'READ')), await person(on(1, 'APPROVE'))]
    expect(await ofArea(reader.id, approver.id, 3)).toBe(approver.email)
    expect(await ofArea(diarist.id, decider.id, 1)).toBe(decider.email)
    expect(await ofArea(diarist.id, diarist.id, 1)).toBeNull()
    expect([await ofArea(diarist.id, approver.id, 3), await ofArea(reader.id, decider.id, 1)]).toEqual([null, null])
    // Who approves the forecast is nobody whom the diary or a budget asks.
    expect(await ofArea(stranger.id, stranger.id, 2)).toBeNull()
  })

  test('reads the audit in the name of a super admin only, and writes it in nobody else’s', async () => {
    const [admin, other] = [await person({ jobTitleId: 999 }), await person()]
    const write = "INSERT INTO audit_event (user_id, action, subject) VALUES ($1, 'x', 'y')"
    const asUser = (id: number, sql: string, values: unknown[] = []) =>
      suite.database.asUser(id, t => t.query(sql, values))
    await asUser(other.id, write, [other.id])
    await expect(asUser(other.id, write, [admin.id])).rejects.toThrow(/row-level security/)
    await expect(suite.database.read(write, [other.id])).rejects.toThrow(/row-level security/)
    const read = "SELECT at > now() - interval '1 minute' AS fresh FROM audit_event WHERE user_id = $1"
    expect((await asUser(other.id, read, [other.id])).rows).toEqual([])
    expect((await asSystem(read, [other.id])).rows).toEqual([])
    expect((await asUser(admin.id, read, [other.id])).rows).toEqual([{ fresh: true }])
  })

  test('sets a password with the link that is used up in the same transaction, of that person, and no other', async () => {
    const [one, other] = [await person(), await person()]
    const insert = `INSERT INTO one_time_link (token_hash, purpose, user_id, created_at, expires_at)
      VALUES (sha256($2::text::bytea), 'new-password', $1, now(), now() + interval '1 hour')`
    await asSystem(insert, [one.id, 'used before'])
    await asSystem('UPDATE one_time_link SET used_at = now()')
    await asSystem(insert, [one.id, 'open'])
    const set = 'SELECT set_password($1, $2)'
    await expect(asSystem(set, [one.id, 'x'])).rejects.toThrow(/used up with it/)
    const useAndSet = (userId: number) =>
      suite.database.asSystem(async transaction => {
        await transaction.query('UPDATE one_time_link SET used_at = now() WHERE used_at IS NULL')
        await transaction.query(set, [userId, 'new hash'])
      })
    await expect(useAndSet(other.id)).rejects.toThrow(/used up with it/)
    await useAndSet(one.id)
    const hashes = await ask<{ id: number }>("SELECT id FROM app_user WHERE password_hash = 'new hash'")
    expect(hashes).toEqual([{ id: one.id }])
  })

  test('makes a first super admin by a link, and only where there is none', async () => {
    const make = "SELECT make_first_admin('f@prov.example', 'F', 'A', 'x', now())"
    await expect(asSystem(make)).rejects.toThrow(/made once, by a link/)
    await person({ jobTitleId: 999 })
    const byLink = suite.database.asSystem(async transaction => {
      await transaction.query(`INSERT INTO one_time_link (token_hash, purpose, created_at, expires_at, used_at)
        VALUES ('\\x01', 'first-admin', now(), now(), now())`)
      await transaction.query(make)
    })
    await expect(byLink).rejects.toThrow(/made once, by a link/)
  })
})

/** A-172, as `granting.ts` of the domain says it, in the questions that the domain lets others ask. */
const mayGrant = (
  granter: RoleHolder,
  { id, level }: { id: number; level: 'READ' | 'WRITE' | 'APPROVE' },
  place: Place,
) =>
  id === 999
    ? isSuperAdmin(granter)
    : holdsRight(granter, { permissions: [id], level }, place) &&
      holdsRight(granter, { permissions: [6], level: 'APPROVE' }, place)
const mayGiveJobTitle = (granter: RoleHolder, title: number | null) =>
  title === 999 ? isSuperAdmin(granter) : holdsRightSomewhere(granter, { permissions: [6], level: 'APPROVE' })

describe('the ways by which rights are given', () => {
  const scopes = ['everywhere', 'county', 'municipality', 'department', 'unit'] as const
  type Scope = (typeof scopes)[number]
  let lineage: Record<Exclude<Scope, 'everywhere'>, number>
  let foreign: typeof lineage

  beforeAll(async () => {
    const { counties } = await makePlaces(suite.database, {
      counties: ['Hemma', 'Borta'].map(name => ({
        name,
        municipalities: [{ name, departments: [{ name: 'A', units: ['E'] }] }],
      })),
    })
    const [own, other] = counties.map(county => {
      const [municipality] = county.municipalities
      const [department] = municipality?.departments ?? []
      return {
        county: county.id,
        municipality: municipality?.id ?? NaN,
        department: department?.id ?? NaN,
        unit: department?.units[0]?.id ?? NaN,
      }
    })
    if (own === undefined || other === undefined) throw new Error('Two counties were asked for')
    lineage = own
    foreign = other
  })

  const role = (id: number, level: 'READ' | 'WRITE' | 'APPROVE', scope: Scope) => ({
    id,
    levels: [level],
    ...(scope === 'everywhere' ? {} : { scope: { kind: scope, id: lineage[scope] } }),
  })
  const make = async (jobTitleId: number | null, ...roles: ReturnType<typeof role>[]) => {
    const given = { roles, ...(jobTitleId === null ? {} : { jobTitleId }) }
    const { id } = await makePerson(suite.database, given, { at: suite.clock.now, hash: async () => 'x' })
    return { id, jobTitleId, roles }
  }

  /** Whether the work goes through in the person's name; nothing of it stays. */
  const goesThrough = async (userId: number, sql: string, values: unknown[]): Promise<boolean> => {
    const undone = new Error('undone')
    const tried = suite.database.asUser(userId, async transaction => {
      await transaction.query(sql, values)
      throw undone
    })
    const failure: unknown = await tried.catch((error: unknown) => error)
    if (failure === undone) return true
    if ((failure as { code?: string }).code !== '42501') throw failure
    return false
  }

  const give = `SELECT give_roles($1, jsonb_build_array(jsonb_build_object('permission_id', $2::int, 'level', $3::text,
    'county_id', $4::int, 'municipality_id', $5::int, 'department_id', $6::int, 'unit_id', $7::int)))`
  const placed = (scope: Scope, places: typeof lineage) =>
    scopes.slice(1).map(kind => (kind === scope ? places[kind as 'unit'] : null))

  /** The place of a role as the domain has it: its whole lineage. */
  const placeOf = (scope: Scope, places: typeof lineage) => {
    const depth = scopes.indexOf(scope)
    return Object.fromEntries(scopes.slice(1, depth + 1).map(kind => [`${kind}Id`, places[kind as 'unit']])) as Place
  }

  test('roles are given and taken by whom the domain says (A-172)', async () => {
    const granters = [
      await make(999),
      await make(0, role(999, 'READ', 'unit')),
      await make(0, role(6, 'APPROVE', 'municipality'), role(2, 'WRITE', 'municipality')),
      await make(0, role(6, 'APPROVE', 'everywhere'), role(2, 'APPROVE', 'department')),
      await make(0, role(6, 'WRITE', 'county'), role(2, 'APPROVE', 'county')),
      await make(0, role(6, 'APPROVE', 'department'), role(3, 'READ', 'county')),
      await make(1, role(2, 'APPROVE', 'everywhere')),
    ]
    const target = await make(null)
    const wrong: string[] = []
    for (const granter of granters)
      for (const scope of scopes)
        for (const places of [lineage, foreign])
          for (const [id, level] of [
            [2, 'READ'],
            [2, 'WRITE'],
            [2, 'APPROVE'],
            [3, 'READ'],
            [6, 'APPROVE'],
            [999, 'READ'],
          ] as const) {
            const may = mayGrant(granter, { id, level }, placeOf(scope, places))
            const values = [target.id, id, level, ...placed(scope, places)]
            const what = `${JSON.stringify(granter.roles)} ${id} ${level} ${scope} ${places === foreign}`
            if ((await goesThrough(granter.id, give, values)) !== may) wrong.push(what)
          }
    expect(wrong).toEqual([])
    const held = await make(null, role(2, 'WRITE', 'department'))
    const [{ id: roleId } = { id: NaN }] = await ask<{ id: number }>('SELECT id FROM user_role WHERE user_id = $1', [
      held.id,
    ])
    for (const granter of granters)
      expect(await goesThrough(granter.id, 'SELECT take_roles($1, ARRAY[$2::int])', [held.id, roleId])).toBe(
        mayGrant(granter, { id: 2, level: 'WRITE' }, placeOf('department', lineage)),
      )
  })

  test('job titles and activity are changed by whom the domain says; one’s own by nobody, and nothing by the system', async () => {
    const [admin, approver, writer, target, superTarget] = [
      await make(999),
      await make(0, role(6, 'APPROVE', 'unit')),
      await make(0, role(6, 'WRITE', 'everywhere')),
      await make(null, role(2, 'READ', 'unit')),
      await make(999),
    ]
    for (const granter of [admin, approver, writer]) {
      for (const title of [4, 999, null])
        expect([
          granter.roles,
          title,
          await goesThrough(granter.id, 'SELECT set_job_title($1, $2)', [target.id, title]),
        ]).toEqual([granter.roles, title, mayGiveJobTitle(granter, title)])
      const isAdmin = granter === admin
      expect(await goesThrough(granter.id, 'SELECT end_sessions($1, now())', [target.id])).toBe(true)
      expect(await goesThrough(granter.id, 'SELECT end_sessions($1, now())', [superTarget.id])).toBe(isAdmin)
      expect(await goesThrough(granter.id, 'SELECT set_active($1, false)', [target.id])).toBe(true)
      expect(await goesThrough(granter.id, 'SELECT set_active($1, false)', [superTarget.id])).toBe(isAdmin)
      expect(await goesThrough(granter.id, 'SELECT set_job_title($1, 4)', [superTarget.id])).toBe(isAdmin)
      expect(await goesThrough(granter.id, 'SELECT set_job_title($1, 4)', [granter.id])).toBe(false)
      expect(await goesThrough(granter.id, give, [granter.id, 2, 'READ', null, null, null, null])).toBe(false)
    }
    await expect(suite.database.asSystem(t => t.query('SELECT set_job_title($1, 999)', [target.id]))).rejects.toThrow(
      /whoever edits people/,
    )
    for (const sql of ['SELECT set_active($1, false)', 'SELECT end_sessions($1, now())'])
      await expect(suite.database.read(sql, [target.id])).rejects.toThrow(/whoever edits people/)
  })

  test('a changed right ends the access tokens of the person', async () => {
    const [admin, target] = [await make(999), await make(null)]
    const version = async () =>
      (await ask<{ version: number }>('SELECT access_version AS version FROM app_user WHERE id = $1', [target.id]))[0]
        ?.version
    for (const [sql, values] of [
      [give, [target.id, 2, 'READ', null, null, null, null]],
      ['SELECT take_roles($1, ARRAY(SELECT id FROM user_role WHERE user_id = $1))', [target.id]],
      ['SELECT set_job_title($1, 4)', [target.id]],
      ['SELECT set_active($1, false)', [target.id]],
    ] as const) {
      const before = await version()
      await suite.database.asUser(admin.id, t => t.query(sql, [...values]))
      expect(await version()).toBe((before ?? NaN) + 1)
    }
  })

  test('of two super admins who demote each other at once, one stays', async () => {
    await ask(
      'UPDATE app_user SET active = false WHERE job_title_id = 999 OR id IN (SELECT user_id FROM user_role WHERE permission_id = 999)',
    )
    const [one, other] = [await make(999), await make(999)]
    const demote = (by: number, whom: number) =>
      suite.database.asUser(by, t => t.query('SELECT set_active($1, false)', [whom]))
    const outcomes = await Promise.allSettled([demote(one.id, other.id), demote(other.id, one.id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const left = await ask('SELECT id FROM app_user WHERE active AND job_title_id = 999')
    expect(left).toHaveLength(1)
  })
})

describe('area and level', () => {
  let unitId: number
  let forecastId: number
  beforeAll(async () => {
    const { counties } = await makePlaces(suite.database, {
      counties: [{ name: 'Nivå', municipalities: [{ name: 'Nivå', departments: [{ name: 'A', units: ['E'] }] }] }],
    })
    unitId = counties[0]?.municipalities[0]?.departments[0]?.units[0]?.id ?? NaN
    forecastId = (await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)).forecastId
    await makeStaffMember(suite.database, { unitId })
    await ask(addEntry('MOVE'), [unitId])
  })

  const holder = async (id: number, level: 'READ' | 'WRITE' | 'APPROVE') => {
    const roles = [{ id, levels: [level], scope: { kind: 'unit' as const, id: unitId } }]
    return (await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: async () => 'x' })).id
  }

  const addHistory = (by: string) => `INSERT INTO forecast_change
      (forecast_id, municipality_id, version, changed_at, changed_by, row_keys, weeks, origins, origin_cells, hours)
    SELECT id, municipality_id, version + 100, now(), ${by}, '{}', '{}', '{}', '{}', '' FROM forecast WHERE id = $1`

  const addEntry = (
    reason: string,
  ) => `INSERT INTO diary_entry (unit_id, municipality_id, category, title, notes, from_date,
      to_date, weekdays, first_date, last_date, dated_weekdays, days, reason_code, per_week, hours, created_at, created_by)
    SELECT id, municipality_id, 'CHANGE_OF_NEEDS', '', '', '2026-08-03', '2026-08-03', '{1}', '2026-08-03', '2026-08-03', '{1}',
      1, '${reason}', 10, 10, now(), nullif(current_setting('veckovis.actor', true), '')::int FROM unit WHERE id = $1`

  /** Each with the unit or its forecast as $1. */
  const changes = {
    staff: `INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, employed_from)
      SELECT id, municipality_id, 'A', 'B', '2026-01-01' FROM unit WHERE id = $1`,
    terms: `UPDATE staff_terms SET monthly_salary = monthly_salary + 1
      WHERE staff_member_id IN (SELECT id FROM staff_member WHERE unit_id = $1)`,
    budget: `INSERT INTO needs_budget (unit_id, municipality_id, year, name, time_type, efficiency, lines, monthly_shares,
        full_time_hours)
      SELECT unit_id, municipality_id, year, 'Ett till', time_type, efficiency, lines, monthly_shares, full_time_hours
      FROM needs_budget WHERE unit_id = $1 LIMIT 1`,
    forecast: 'UPDATE forecast SET version = version + 1 WHERE unit_id = $1',
    rows: `UPDATE forecast_row SET typed = typed WHERE forecast_id = $1`,
    note: `INSERT INTO forecast_note (forecast_id, weeks, municipality_id, week, text, changed_at, changed_by)
      SELECT id, weeks, municipality_id, 1 + (random() * 50)::int, 'x', now(), current_setting('veckovis.actor')::int
      FROM forecast WHERE id = $1`,
    history: addHistory("current_setting('veckovis.actor')::int"),
    historyOfAnother: addHistory("current_setting('veckovis.actor')::int + 1"),
    historyOfNobody: addHistory('NULL'),
    entry: addEntry('DEATH'),
    decision: `UPDATE diary_entry SET status = 'APPROVED', decided_at = now(),
      decided_by = current_setting('veckovis.actor')::int WHERE unit_id = $1`,
  }
  const ofForecast = (name: string) => name === 'rows' || name === 'note' || name.startsWith('history')

  const changed = async (userId: number): Promise<string[]> => {
    const through: string[] = []
    for (const [name, sql] of Object.entries(changes)) {
      const undone = new Error('undone')
      const failure: unknown = await suite.database
        .asUser(userId, async transaction => {
          const { rowCount } = await transaction.query(sql, [ofForecast(name) ? forecastId : unitId])
          if ((rowCount ?? 0) > 0) through.push(name)
          throw undone
        })
        .catch((error: unknown) => error)
      if (failure !== undone) expect((failure as { code?: string }).code).toBe('42501')
    }
    return through
  }

  test.each([
    [2, 'READ', []],
    [3, 'READ', []],
    [5, 'READ', []],
    [4, 'APPROVE', []],
    [1, 'READ', []],
    [1, 'WRITE', ['entry']],
    // What is approved reaches the forecast.
    [1, 'APPROVE', ['forecast', 'rows', 'history', 'entry', 'decision']],
    [2, 'WRITE', ['forecast', 'rows', 'note', 'history']],
    // The hours of a forecast follow the staff and its budgets.
    [5, 'WRITE', ['staff', 'terms', 'forecast', 'rows', 'history']],
    [3, 'WRITE', ['budget', 'forecast', 'rows', 'history']],
  ] as const)('area %d at %s changes %j of its unit', async (area, level, expected) => {
    expect(await changed(await holder(area, level))).toEqual(expected)
  })

  test.each([
    [1, { staff_member: 0, staff_terms: 0, forecast_note: 0, forecast_change: 0, diary_entry: 1 }],
    [2, { staff_member: 0, staff_terms: 0, forecast_note: 1, forecast_change: 1, diary_entry: 0 }],
    [3, { staff_member: 1, staff_terms: 1, forecast_note: 0, forecast_change: 0, diary_entry: 0 }],
    [4, { staff_member: 1, staff_terms: 1, forecast_note: 0, forecast_change: 0, diary_entry: 0 }],
    [5, { staff_member: 1, staff_terms: 1, forecast_note: 0, forecast_change: 0, diary_entry: 0 }],
  ] as const)('area %d reads %j', async (area, expected) => {
    await suite.database.asSystem(t =>
      t.query(
        `INSERT INTO forecast_note (forecast_id, weeks, municipality_id, week, text, changed_at)
         SELECT id, weeks, municipality_id, 52, 'Sjuk', now() FROM forecast WHERE id = $1 ON CONFLICT DO NOTHING`,
        [forecastId],
      ),
    )
    await ask(`${addHistory('NULL')} ON CONFLICT DO NOTHING`, [forecastId])
    const reader = await holder(area, 'READ')
    const seen: Record<string, number | null> = {}
    const ofDay = (userId: number) =>
      suite.database.asUser(userId, t => t.query("SELECT FROM staff_terms_on($1, '2026-03-01')", [unitId]))
    expect((await ofDay(reader)).rowCount).toBe(expected.staff_terms)
    const { rowCount: alike } = await suite.database.asUser(reader, t =>
      t.query("SELECT FROM staff_alike_between($1, '2026-03-02', '2026-03-08', '{}')", [unitId]),
    )
    // The schedule has an area of its own, which alone asks for it.
    expect(alike).toBe(area === 4 ? expected.staff_terms : 0)
    for (const table of Object.keys(expected))
      seen[table] = (await suite.database.asUser(reader, t => t.query(`SELECT FROM ${table}`))).rowCount
    expect(seen).toEqual(expected)
  })

  test('a lock takes the level that approves, also past the API', async () => {
    const lock = "UPDATE resource_budget SET state = 'locked', locked_at = now() WHERE id = $1"
    const [made] = await ask<{ id: number }>(
      `INSERT INTO resource_budget (unit_id, municipality_id, year, needs_budget_id, name, lines, monthly_shares, annual_salary,
         hours, left_for_scheme, hours_for_schedule, annual_workers, full_time_hours)
       SELECT unit_id, municipality_id, year, id, 'Annan', '{"budgetTypes": [], "staffTypes": []}', monthly_shares, 1, 1, 1, 1, 1, 40
       FROM needs_budget WHERE unit_id = $1 LIMIT 1 RETURNING id`,
      [unitId],
    )
    await ask('DELETE FROM forecast_row WHERE forecast_id = $1', [forecastId])
    await ask('DELETE FROM forecast WHERE id = $1', [forecastId])
    await ask('ALTER TABLE resource_budget DISABLE TRIGGER resource_budget_stays_locked')
    await ask("UPDATE resource_budget SET state = 'saved', locked_at = NULL WHERE unit_id = $1 AND id <> $2", [
      unitId,
      made?.id,
    ])
    await ask('ALTER TABLE resource_budget ENABLE TRIGGER resource_budget_stays_locked')
    const [writer, approver] = [await holder(3, 'WRITE'), await holder(3, 'APPROVE')]
    await expect(suite.database.asUser(writer, t => t.query(lock, [made?.id]))).rejects.toThrow(/level that approves/)
    expect((await suite.database.asUser(approver, t => t.query(lock, [made?.id]))).rowCount).toBe(1)
  })
})

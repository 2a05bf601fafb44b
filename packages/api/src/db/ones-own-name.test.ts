import {
  createTestApp,
  makeForecast,
  makePerson,
  makePlaces,
  makeStaffMember,
  ownerOf,
  type TestApp,
} from '@veckovis/testing'

type Level = 'READ' | 'WRITE' | 'APPROVE'

let suite: TestApp
let unitId: number
let otherUnitId: number
beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [{ name: 'Namn', municipalities: [{ name: 'Namn', departments: [{ name: 'A', units: ['E', 'F'] }] }] }],
  })
  const units = counties[0]?.municipalities[0]?.departments[0]?.units
  unitId = units?.[0]?.id ?? NaN
  otherUnitId = units?.[1]?.id ?? NaN
  await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)
  await makeStaffMember(suite.database, { unitId })
}, 60_000)
afterAll(() => suite.close())

const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await ownerOf(suite.database).read<Row>(sql, values)).rows

const holder = async (id: number, level: Level, at = unitId) => {
  const roles = [{ id, levels: [level], scope: { kind: 'unit' as const, id: at } }]
  return (await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: async () => 'x' })).id
}
const by = (userId: number, sql: string, values: unknown[] = []) =>
  suite.database.asUser(userId, transaction => transaction.query(sql, values))

let days = 0
/** An entry that waits, of a day of its own. */
const addEntry = async (extra: Readonly<Record<string, string>> = {}, as?: number) => {
  days += 1
  const day = `date '2026-01-01' + ${days}`
  const names = Object.keys(extra).map(name => `, ${name}`)
  const values = Object.values(extra).map(value => `, ${value}`)
  const sql = `INSERT INTO diary_entry (unit_id, municipality_id, category, title, notes, from_date, to_date, weekdays,
      first_date, last_date, dated_weekdays, days, reason_code, per_week, hours, created_at${names.join('')})
    SELECT id, municipality_id, 'CHANGE_OF_NEEDS', '', '', ${day}, ${day}, '{1}', ${day}, ${day}, '{1}', 1, 'DEATH', 10, 10,
      now()${values.join('')} FROM unit WHERE id = $1 RETURNING id`
  if (as !== undefined) return by(as, sql, [unitId])
  return ownerOf(suite.database).read<{ id: number }>(sql, [unitId])
}
const waitingEntry = async () => ((await addEntry()).rows[0] as { id: number }).id

const approve = `UPDATE diary_entry SET status = 'APPROVED', decided_at = now(), decided_by = $2 WHERE id = $1`
const own = "current_setting('veckovis.actor')::int"

describe('an entry of the diary', () => {
  test.each([
    ['approved', { status: "'APPROVED'", decided_at: 'now()' }],
    ['rejected', { status: "'REJECTED'", decided_at: 'now()' }],
    ['with a decision', { decided_by: own }],
    ['with the comment of one', { decision_comment: "'x'" }],
    ['handed over', { handled_at: 'now()' }],
    ['ended earlier', { returned_after: "date '2026-01-01'" }],
  ])('never comes %s, no matter who adds it', async (_what, extra) => {
    const approver = await holder(1, 'APPROVE')
    await expect(addEntry({ created_by: own, ...extra }, approver)).rejects.toThrow(/permission denied/)
  })

  test('is added in one’s own name only', async () => {
    const writer = await holder(1, 'WRITE')
    await expect(addEntry({ created_by: `${own} + 1` }, writer)).rejects.toThrow(/one's own name/)
    await expect(addEntry({}, writer)).rejects.toThrow(/one's own name/)
    await addEntry({ created_by: own }, writer)
  })

  test('is decided with the level that approves on its unit, in the name of who decides, and as it waited', async () => {
    const [writer, approver, elsewhere] = [
      await holder(1, 'WRITE'),
      await holder(1, 'APPROVE'),
      await holder(1, 'APPROVE', otherUnitId),
    ]
    const id = await waitingEntry()
    for (const status of ['APPROVED', 'REJECTED'])
      await expect(by(writer, approve.replace('APPROVED', status), [id, writer])).rejects.toThrow(/level that approves/)
    expect((await by(elsewhere, approve, [id, elsewhere])).rowCount).toBe(0)
    for (const named of [writer, null]) await expect(by(approver, approve, [id, named])).rejects.toThrow()
    await expect(suite.database.asSystem(t => t.query(approve, [id, approver]))).rejects.toThrow(/level that approves/)
    await expect(by(approver, approve.replace('SET', 'SET hours = 99,'), [id, approver])).rejects.toThrow(
      /nothing else/,
    )
    await expect(by(writer, 'UPDATE diary_entry SET decided_by = $2 WHERE id = $1', [id, writer])).rejects.toThrow()
    expect((await by(approver, approve, [id, approver])).rowCount).toBe(1)
  })

  test.each(["status = 'WAITING', decided_at = NULL", 'hours = 99', 'decided_by = NULL', 'days = 2', "notes = 'x'"])(
    'is not changed once it is decided: %s',
    async change => {
      const approver = await holder(1, 'APPROVE')
      const id = await waitingEntry()
      await by(approver, approve, [id, approver])
      await expect(by(approver, `UPDATE diary_entry SET ${change} WHERE id = $1`, [id])).rejects.toThrow()
    },
  )

  test('is never moved to another unit, nor given another maker', async () => {
    const approver = await holder(1, 'APPROVE')
    for (const change of ['unit_id = unit_id', 'created_by = created_by', 'request_id = NULL', 'created_at = now()'])
      await expect(by(approver, `UPDATE diary_entry SET ${change}`)).rejects.toThrow(/permission denied/)
  })

  test('brings hours with its approval, and at no other time', async () => {
    const approver = await holder(1, 'APPROVE')
    const [id, waiting] = [await waitingEntry(), await waitingEntry()]
    const effect = `INSERT INTO diary_effect (entry_id, municipality_id, unit_id, year, week, kind, source_id, hours)
      SELECT $1, municipality_id, id, 2026, $3, 'changed-needs', 0, 10 FROM unit WHERE id = $2`
    await suite.database.asUser(approver, async transaction => {
      await transaction.query(approve, [id, approver])
      await transaction.query(effect, [id, unitId, 1])
    })
    for (const entry of [id, waiting])
      await expect(by(approver, effect, [entry, unitId, 2])).rejects.toThrow(/row-level security/)
  })
})

describe('the pay of a mean that is shown', () => {
  const keep = "SELECT keep_shown_pay($1, $2, '2026-03-18')"
  const paid = async () => {
    const rows = await ask<{ id: number; pay: number }>(
      `SELECT s.id, t.monthly_salary AS pay FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id
       WHERE s.unit_id = $1`,
      [unitId],
    )
    return Object.fromEntries(rows.map(({ id, pay }) => [id, pay]))
  }

  test('is added by its function alone, and never changed or removed', async () => {
    const approver = await holder(3, 'APPROVE')
    for (const sql of [
      `INSERT INTO shown_pay (municipality_id, unit_id, shown_at, pays) SELECT municipality_id, id, '2020-01-01', '{}'
       FROM unit WHERE id = ${unitId}`,
      "UPDATE shown_pay SET pays = '{}'",
      'DELETE FROM shown_pay',
    ])
      await expect(by(approver, sql)).rejects.toThrow(/permission denied/)
  })

  test('is what all the staff is paid, nobody left out, in the name of somebody who reads the budgets of the unit, now', async () => {
    const pays = await paid()
    const reader = await holder(3, 'READ')
    for (const person of [await holder(2, 'APPROVE'), await holder(3, 'APPROVE', otherUnitId)])
      await expect(by(person, keep, [unitId, pays])).rejects.toThrow(/those who read budgets/)
    await expect(suite.database.asSystem(t => t.query(keep, [unitId, pays]))).rejects.toThrow(/those who read budgets/)
    const [id = ''] = Object.keys(pays)
    await expect(by(reader, keep, [unitId, { ...pays, [id]: 1 }])).rejects.toThrow(/paid otherwise/)
    const others = Object.fromEntries(Object.entries(pays).slice(1))
    await expect(by(reader, keep, [unitId, others])).rejects.toThrow(/paid otherwise/)
    await by(reader, keep, [unitId, pays])
    const kept = "SELECT pays FROM shown_pay WHERE unit_id = $1 AND shown_at > now() - interval '1 minute'"
    expect((await by(reader, kept, [unitId])).rows).toEqual([{ pays }])
    expect((await by(await holder(2, 'APPROVE'), kept, [unitId])).rows).toEqual([])
  })
})

describe('budgets and sums', () => {
  const copied = (state: string) => `INSERT INTO needs_budget (unit_id, municipality_id, year, name, state, time_type,
      efficiency, lines, monthly_shares, full_time_hours, locked_at)
    SELECT unit_id, municipality_id, year + 1, 'Kopia', '${state}', time_type, efficiency, lines, monthly_shares,
      full_time_hours, now() FROM needs_budget WHERE unit_id = $1 LIMIT 1`

  test('a budget comes locked only by the level that approves', async () => {
    const [writer, approver] = [await holder(3, 'WRITE'), await holder(3, 'APPROVE')]
    await expect(by(writer, copied('locked'), [unitId])).rejects.toThrow(/level that approves/)
    await by(approver, copied('locked'), [unitId])
  })

  test('a request to lock is asked in one’s own name, and sent back by the level that approves, in theirs', async () => {
    const [writer, approver] = [await holder(3, 'WRITE'), await holder(3, 'APPROVE')]
    const add = `INSERT INTO lock_request (municipality_id, unit_id, needs_budget_id, comment, asked_at, asked_by)
      SELECT municipality_id, unit_id, id, '', now(), $2 FROM needs_budget WHERE unit_id = $1 ORDER BY id LIMIT 1`
    await expect(by(writer, add, [unitId, approver])).rejects.toThrow(/one's own name/)
    await by(writer, add, [unitId, writer])
    const sendBack = `UPDATE lock_request SET state = 'returned', reason = 'x', returned_at = now(), returned_by = $2
      WHERE unit_id = $1`
    await expect(by(writer, sendBack, [unitId, writer])).rejects.toThrow(/level that approves/)
    await expect(by(approver, sendBack, [unitId, writer])).rejects.toThrow(/one's own name/)
    expect((await by(approver, sendBack, [unitId, approver])).rowCount).toBe(1)
  })

  test('a change of a locked budget is added by the level that approves, in one’s own name, and withdrawn once', async () => {
    const [writer, approver, other] = [await holder(3, 'WRITE'), await holder(3, 'APPROVE'), await holder(3, 'APPROVE')]
    const add = (
      year: number,
      person: number,
    ) => `INSERT INTO budget_change (municipality_id, unit_id, year, first_day, ore,
        hundredths, reason, created_at, created_by, request_id, request_digest)
      SELECT municipality_id, id, ${year}, '${year}-07-01', 100, 0, 'x', now(), ${person}, gen_random_uuid(), ''
      FROM unit WHERE id = $1`
    await expect(by(writer, add(2026, writer), [unitId])).rejects.toThrow(/row-level security/)
    await expect(by(approver, add(2026, other), [unitId])).rejects.toThrow(/one's own name/)
    await expect(by(approver, add(2031, approver), [unitId])).rejects.toThrow(/row-level security/)
    await by(approver, add(2026, approver), [unitId])
    const withdraw = 'UPDATE budget_change SET withdrawn_at = now(), withdrawn_by = $2 WHERE unit_id = $1'
    await expect(by(writer, withdraw, [unitId, writer])).rejects.toThrow(/row-level security/)
    await expect(by(approver, withdraw, [unitId, null])).rejects.toThrow(/row-level security/)
    await expect(by(approver, withdraw, [unitId, other])).rejects.toThrow(/one's own name/)
    for (const change of ['ore = 200', "reason = 'y'", 'created_by = created_by'])
      await expect(by(approver, `UPDATE budget_change SET ${change}`)).rejects.toThrow(/permission denied/)
    expect((await by(other, withdraw, [unitId, other])).rowCount).toBe(1)
    expect((await by(approver, withdraw, [unitId, approver])).rowCount).toBe(0)
  })

  test.each([
    [2, 'READ', false],
    [1, 'WRITE', false],
    [2, 'WRITE', true],
    [1, 'APPROVE', true],
  ] as const)('area %d at %s moves the sums of its municipality: %s', async (area, level, isMoved) => {
    const person = await holder(area, level)
    const move = `INSERT INTO forecast_rollup (municipality_id, year, kind, source_id, hours)
      SELECT municipality_id, 2030 + ${area}, 'required', 0, array_fill(1::numeric, ARRAY[weeks_in_iso_year(2030 + ${area})])
      FROM unit WHERE id = $1`
    const moved = by(person, move, [unitId])
    if (isMoved) expect((await moved).rowCount).toBe(1)
    else await expect(moved).rejects.toThrow(/row-level security/)
  })
})

/** What of a person is written by the system alone, by a policy that names who acts, or names who is to act. */
const otherwise = [
  'calendar_address.user_id',
  'forecast_change.changed_by',
  'measure.owner_id',
  'one_time_link.user_id',
  'session_family.user_id',
]

test('every column that names who did something is written in one’s own name', async () => {
  const written = await ask<{ name: string; triggers: number }>(
    `SELECT c.relname || '.' || a.attname AS name,
       (SELECT count(*)::int FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE t.tgrelid = c.oid
         AND p.proname = 'refuse_name_of_another' AND t.tgname LIKE c.relname || '_' || a.attname || '_is_%') AS triggers
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = 'app_user'::regclass
       AND (has_column_privilege('veckovis_app', c.oid, a.attnum, 'INSERT')
         OR has_column_privilege('veckovis_app', c.oid, a.attnum, 'UPDATE'))
     ORDER BY 1`,
  )
  expect(written.filter(({ triggers }) => triggers !== 2).map(({ name }) => name)).toEqual(otherwise)
  expect(written.length).toBeGreaterThan(otherwise.length)
})

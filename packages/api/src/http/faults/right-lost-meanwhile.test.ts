import { randomUUID } from 'node:crypto'
import { submissionPreview } from '@veckovis/contracts/outcome'
import type { RoleItem } from '@veckovis/contracts/access'
import { makeForecast, makePerson, ownerOf, registerManifest } from '@veckovis/testing'
import { betweenStatements } from '@veckovis/testing/between-statements'
import { createBudgetWorld, newNeedsBody, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { newExtraResource } from '@veckovis/testing/diary-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import { storedIn } from '@veckovis/testing/stored-in'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Call = readonly [method: Method, path: string, body?: object]

let world: BudgetWorld
let middle: ReturnType<typeof betweenStatements>
let department: number
let elsewhere: number

const asOwner = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await ownerOf(world.database).read<Row>(sql, values)).rows

beforeAll(async () => {
  middle = betweenStatements()
  world = await createBudgetWorld()
  const same = (text: string) => ({ sv: text, en: text })
  const manifest = {
    id: 'mf-forecast',
    title: same('Prognos'),
    contract: { from: 1, to: 2 },
    licenceKey: 'forecast',
    permissions: [2],
    routes: [{ path: '/forecast', permission: 2, title: same('Prognos') }],
    navigation: [],
    apiAreas: [],
  }
  await registerManifest(world.database, { manifest }, world.clock.now)
  const [row] = await asOwner<{ id: number }>('SELECT department_id AS id FROM unit WHERE id = $1', [world.units.own])
  department = row?.id ?? Number.NaN
  const [other] = await asOwner<{ id: number }>(
    `INSERT INTO department (municipality_id, name) VALUES ($1, 'En annan') RETURNING id`,
    [world.municipalities.own],
  )
  elsewhere = other?.id ?? Number.NaN
}, 60_000)
afterAll(async () => {
  middle.end()
  await world.close()
})

const succeed = async (method: Method, path: string, body?: object) =>
  (await world.succeed(world.people.superAdmin, method, path, body === undefined ? {} : { body })) as { id: number }
const without = (body: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

const needs = () => succeed('POST', `/need/unit/${world.units.own}`, newNeedsBody())
const activeNeeds = async () => succeed('POST', `/need/${(await needs()).id}/activate`)
const lockedNeeds = async () => succeed('POST', `/need/${(await activeNeeds()).id}/lock`)
const resourceBody = async () => newResourceBody((await lockedNeeds()).id)
const resource = async () => succeed('POST', `/budget/unit/${world.units.own}`, await resourceBody())
const activeResource = async () => succeed('POST', `/budget/${(await resource()).id}/activate`)
/** The changes of the year whose resource budget is locked. */
const lockedYear = async () => {
  await succeed('POST', `/budget/${(await activeResource()).id}/lock`)
  return `/budget/unit/${world.units.own}/2026/changes`
}
const budgetChange = () => ({
  requestId: randomUUID(),
  firstDay: '2026-07-01',
  kronor: 150_000,
  hours: -40,
  reason: 'Sommaren',
})
const requested = async () => {
  const { id } = await activeNeeds()
  await succeed('POST', `/need/${id}/lock-request`, { comment: '' })
  return id
}
const member = () => succeed('POST', `/staff/unit/${world.units.own}`, newStaffMemberBody())
const forecast = async () => {
  const { own: unitId } = world.units
  const { forecastId } = await makeForecast(world.database, { unitId, year: 2026 }, world.clock.now)
  return `/forecast/${forecastId}/unit/${unitId}`
}
const outcome = () => `/outcome/unit/${world.units.own}/2026`
let values = 100
/** Another one each time: a forecast keeps what the setting before has made of it. */
const nextValue = () => (values += 1) / 100
const settings = () => `/settings/budget/municipality/${world.municipalities.own}`
const occasion = () => ({
  ...{ name: randomUUID(), untilMonth: 3, due: '2026-04-20', thresholdPercent: 2, thresholdKronor: 50_000 },
})
const occasions = () => `/occasions/municipality/${world.municipalities.own}/2026`
const addedOccasion = () => succeed('POST', occasions(), { requestId: randomUUID(), ...occasion() })
/** Where the unit hands in, and what. */
const submission = async () => {
  await forecast()
  const path = `/submissions/unit/${world.units.own}/occasion/${(await addedOccasion()).id}`
  const preview: unknown = await succeed('GET', `${path}/preview`)
  const { digest, toComment } = submissionPreview.parse(preview)
  const comments = [...new Set(['absence' as const, ...toComment])].map(step => ({ step, text: 'Därför' }))
  return { path, body: { requestId: randomUUID(), digest, comments } }
}
const handedIn = async () => {
  const { path, body } = await submission()
  return succeed('POST', path, body)
}
const newPerson = () => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  roles: [{ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: world.units.own } }],
  jobTitleId: 1,
  invite: true,
})
const note = { week: 14, rowId: null, text: 'Påsk', version: null }

/** Each prepares what it rests on, as somebody else, and answers the call. */
const ofUnits: Readonly<Record<string, () => Promise<Call>>> = {
  'a needs budget that is made': async () => ['POST', `/need/unit/${world.units.own}`, newNeedsBody()],
  'a needs budget that is changed': async () => [
    'PATCH',
    `/need/${(await needs()).id}`,
    without(newNeedsBody({ name: 'Annat' }), 'requestId', 'year'),
  ],
  'a needs budget that is removed': async () => ['DELETE', `/need/${(await needs()).id}`],
  'a needs budget that is activated': async () => ['POST', `/need/${(await needs()).id}/activate`],
  'a needs budget that is locked': async () => ['POST', `/need/${(await activeNeeds()).id}/lock`],
  'a resource budget that is made': async () => ['POST', `/budget/unit/${world.units.own}`, await resourceBody()],
  'a resource budget that is changed': async () => {
    const { id } = await resource()
    return [
      'PATCH',
      `/budget/${id}`,
      without(newResourceBody(id, { name: 'Annat' }), 'requestId', 'year', 'needsBudgetId'),
    ]
  },
  'a resource budget that is removed': async () => ['DELETE', `/budget/${(await resource()).id}`],
  'a resource budget that is activated': async () => ['POST', `/budget/${(await resource()).id}/activate`],
  'a resource budget that is locked': async () => ['POST', `/budget/${(await activeResource()).id}/lock`],
  'a change of a locked budget': async () => ['POST', await lockedYear(), budgetChange()],
  'a change of a locked budget that is withdrawn': async () => {
    const path = await lockedYear()
    const { id } = await succeed('POST', path, budgetChange())
    return ['POST', `${path}/${id}/withdraw`]
  },
  'a request to lock': async () => ['POST', `/need/${(await activeNeeds()).id}/lock-request`, { comment: '' }],
  'a request that is withdrawn': async () => ['DELETE', `/need/${await requested()}/lock-request`],
  'a request that is sent back': async () => [
    'POST',
    `/need/${await requested()}/lock-request/return`,
    { reason: 'Fördela om' },
  ],

  'quantities of visits': async () => {
    await forecast()
    await asOwner('DELETE FROM unit_quantity WHERE unit_id = $1', [world.units.own])
    const months = Array.from({ length: 12 }, () => 14)
    return [
      'PATCH',
      `/budget/unit/${world.units.own}/quantities/2026`,
      { version: 0, quantities: [{ key: 'price-visit', months }] },
    ]
  },

  'what a unit hands in': async () => {
    const { path, body } = await submission()
    return ['POST', path, body]
  },
  'a submission that is returned': async () => {
    const body = { decision: 'returned', comment: 'Se över frånvaron' }
    return ['POST', `/submissions/${(await handedIn()).id}/decision`, body]
  },

  'a staff member who is employed': async () => {
    await forecast()
    return ['POST', `/staff/unit/${world.units.own}`, newStaffMemberBody()]
  },
  'a staff member who changes': async () => {
    await forecast()
    return ['PATCH', `/staff/${(await member()).id}`, { terms: { validFrom: '2026-03-18', weeklyHours: 20 } }]
  },
  'a staff member who is removed': async () => {
    await forecast()
    return ['DELETE', `/staff/${(await member()).id}`]
  },

  'a forecast that is saved': async () => [
    'PATCH',
    await forecast(),
    { absences: [{ id: 1, values: { 20: 7.25 } }], substitutes: [], myForecast: [{ values: { 21: 100 } }] },
  ],
  'the outcome of a week that is said': async () => {
    await forecast()
    return ['PATCH', outcome(), { changes: [{ kind: 'worked', serverId: 0, week: 2, value: 3700 }] }]
  },
  'a week that is taken over from the forecast': async () => {
    await forecast()
    return ['POST', `${outcome()}/as-forecast`, { weeks: [3] }]
  },
  'a week that is taken over from the diary': async () => {
    await forecast()
    const entry = newExtraResource({ from: '2026-01-19', to: '2026-01-23' })
    await succeed('POST', `/diary/unit/${world.units.own}`, entry)
    return ['POST', `${outcome()}/from-diary`, { weeks: [4] }]
  },
  'a week that is complete': async () => {
    await forecast()
    return ['POST', `${outcome()}/complete`, { weeks: [4] }]
  },
  'a week that is opened again': async () => {
    await forecast()
    await succeed('POST', `${outcome()}/complete`, { weeks: [5] })
    return ['POST', `${outcome()}/reopen`, { weeks: [5], reason: 'Fel' }]
  },
  'a note that is written': async () => ['PATCH', `${await forecast()}/notes`, note],
  'a note that is removed': async () => {
    const path = await forecast()
    const { id } = await succeed('PATCH', `${path}/notes`, note)
    return ['DELETE', `${path}/notes/${id}`]
  },
  'a workbook that is imported': async () => [
    'POST',
    '/forecast/excel-import',
    { data: { '2026': { rows: [[randomUUID(), 1]] } }, unitId: world.units.own },
  ],
}

const ofMunicipalities: Readonly<Record<string, () => Promise<Call>>> = {
  'a setting of the budget': async () => {
    await asOwner('DELETE FROM dated_setting WHERE municipality_id = $1 AND valid_from = $2', [
      world.municipalities.own,
      '2026-01-01',
    ])
    return ['POST', settings(), { key: 'payroll-overhead', validFrom: '2026-01-01', value: 46.1, basedOn: null }]
  },
  'several cost factors': async () => {
    await asOwner(`DELETE FROM dated_setting WHERE municipality_id = $1 AND key LIKE 'cost-factor-%'`, [
      world.municipalities.own,
    ])
    const factors = [{ key: 'cost-factor-overtime', value: 1.8, basedOn: null }]
    return ['POST', `${settings()}/cost-factors`, { validFrom: '2026-01-01', factors }]
  },
  'a setting that is removed': async () => {
    await asOwner(`DELETE FROM dated_setting WHERE municipality_id = $1 AND valid_from = '2027-01-01'`, [
      world.municipalities.own,
    ])
    const [row] = await asOwner<{ id: number }>(
      `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, 'payroll-overhead', '2027-01-01', 47) RETURNING id`,
      [world.municipalities.own],
    )
    return ['DELETE', `${settings()}/setting/${row?.id}`]
  },
  'a revision of pay': async () => {
    await asOwner('DELETE FROM dated_setting WHERE municipality_id = $1 AND valid_from = $2', [
      world.municipalities.own,
      '2026-04-01',
    ])
    const revision = { validFrom: '2026-04-01', staffType: null, kind: 'percent', value: nextValue(), basedOn: null }
    return ['POST', `${settings()}/pay-revisions`, revision]
  },
  'a rule of unsocial hours': async () => {
    await asOwner('DELETE FROM dated_setting WHERE municipality_id = $1 AND key LIKE $2', [
      world.municipalities.own,
      'unsocial-%',
    ])
    const weights = { 'weekday-night': 1, weekend: nextValue(), 'major-holiday': 4 }
    return [
      'POST',
      `${settings()}/unsocial-hours`,
      { validFrom: '2026-01-01', byCalendar: true, weights, basedOn: null },
    ]
  },
  'prices of a day': async () => {
    await asOwner('DELETE FROM dated_setting WHERE municipality_id = $1 AND key LIKE $2', [
      world.municipalities.own,
      'price-%',
    ])
    const price = { key: 'price-room-day', value: nextValue(), basedOn: null }
    return ['POST', `${settings()}/prices`, { validFrom: '2026-01-01', prices: [price] }]
  },
  'a rule of sick pay': async () => {
    await asOwner('DELETE FROM dated_setting WHERE municipality_id = $1 AND key LIKE $2', [
      world.municipalities.own,
      'sick-pay-%',
    ])
    return [
      'POST',
      `${settings()}/sick-pay`,
      { validFrom: '2026-01-01', bySpell: true, savedFromDay15: 1, basedOn: null },
    ]
  },
  'an occasion of follow-up': async () => ['POST', occasions(), { requestId: randomUUID(), ...occasion() }],
  'an occasion that changes': async () => ['PATCH', `/occasions/${(await addedOccasion()).id}`, occasion()],
  'an occasion that is removed': async () => ['DELETE', `/occasions/${(await addedOccasion()).id}`],
}

const ofEverything: Readonly<Record<string, () => Promise<Call>>> = {
  'a place that is made': async () => ['POST', '/county', { requestId: randomUUID(), name: randomUUID() }],
  'a place that changes': async () => {
    const { id } = await succeed('POST', '/county', { requestId: randomUUID(), name: randomUUID() })
    return ['PATCH', `/county/${id}`, { name: randomUUID() }]
  },
  'a place that is deleted': async () => {
    const { id } = await succeed('POST', '/county', { requestId: randomUUID(), name: randomUUID() })
    return ['DELETE', `/county/${id}`]
  },
  'a unit that is moved': async () => {
    await forecast()
    return ['POST', '/unit/move', { unitIds: [world.units.own], departmentId: elsewhere }]
  },
  'a licence that is given': async () => {
    await asOwner('DELETE FROM licence WHERE municipality_id = $1', [world.municipalities.other])
    const period = { validFrom: '2010-01-01T00:00:00.000Z', validTo: '2010-06-01T00:00:00.000Z' }
    const path = `/settings/modules/municipality/${world.municipalities.other}/licence`
    return ['POST', path, { licenceKey: 'forecast', ...period }]
  },
  'a person who is made': async () => ['POST', '/user', newPerson()],
  'a person whose roles change': async () => {
    const { id } = await succeed('POST', '/user', newPerson())
    return ['PATCH', `/user/${id}`, { roles: [{ id: 6, levels: ['APPROVE'] }] }]
  },
}

/** What is taken; each gives the statement and its one value. */
const losses: Readonly<Record<string, (userId: number) => readonly [sql: string, ...values: unknown[]]>> = {
  'the role is taken': userId => ['DELETE FROM user_role WHERE user_id = $1', userId],
  'the level is lowered': userId => ["UPDATE user_role SET level = 'READ' WHERE user_id = $1", userId],
  'the person is deactivated': userId => ['UPDATE app_user SET active = false, job_title_id = 0 WHERE id = $1', userId],
  'the title is taken': userId => ['UPDATE app_user SET job_title_id = 0 WHERE id = $1', userId],
  'the unit is moved': () => ['UPDATE unit SET department_id = $2 WHERE id = $1', world.units.own, elsewhere],
}

/** Written by the loss itself, by the preparation of the next call, or by every refusal. */
const leftOut = [
  'attempt_count',
  'security_event',
  'user_role',
  'user_place',
  'app_user',
  'unit',
  'session_family',
  'refresh_token',
]

const placeOf = (reach: Reach) => (reach === 'department' ? department : world.municipalities.own)
const titleOf = (reach: Reach) => (reach === 'everywhere' ? 999 : 4)

type Reach = 'department' | 'municipality' | 'everywhere'

/** Somebody who plans the units of a department, or the whole municipality, or a super admin. */
const planner = (reach: Reach) => {
  const scope = { kind: reach === 'everywhere' ? ('municipality' as const) : reach, id: placeOf(reach) }
  const roles = reach === 'everywhere' ? [] : [2, 3, 5].map((id): RoleItem => ({ id, levels: ['APPROVE'], scope }))
  return makePerson(world.database, { roles, jobTitleId: titleOf(reach) }, { at: world.clock.now, hash: world.hash })
}

type Tried = {
  readonly before: number
  readonly statusCode: number
  readonly code: unknown
  /** The tables that hold something else afterwards. */
  readonly changed: readonly string[]
}

type Planner = { readonly user: MadeUser; readonly restore: () => Promise<unknown> }

/** Somebody who is signed in, and how they come to hold again what was lost. */
const signedIn = async (reach: Reach): Promise<Planner> => {
  const user = await planner(reach)
  await world.call(user, 'DELETE', '/user/me/session')
  const restore = () =>
    ownerOf(world.database).asSystem(async transaction => {
      await transaction.query('DELETE FROM user_role WHERE user_id = $1', [user.id])
      if (reach !== 'everywhere')
        await transaction.query(
          `INSERT INTO user_role (user_id, permission_id, level, ${reach}_id) SELECT $1, id, 'APPROVE', $2
           FROM unnest(ARRAY[2, 3, 5]) AS id`,
          [user.id, placeOf(reach)],
        )
      const back = 'UPDATE app_user SET active = true, job_title_id = $2 WHERE id = $1'
      await transaction.query(back, [user.id, titleOf(reach)])
      await transaction.query('UPDATE unit SET department_id = $2 WHERE id = $1', [world.units.own, department])
    })
  return { user, restore }
}

/** Makes the call once for each of its statements, and once more: before that one, what is to be lost is lost. */
const loseAtEach = async (
  { user, restore }: Planner,
  prepare: () => Promise<Call>,
  lose: (user: MadeUser) => Promise<unknown>,
) => {
  const tried: Tried[] = []
  let call: Call | undefined
  let stored: Readonly<Record<string, string>> = {}
  for (let isThrough = false; !isThrough;) {
    await restore()
    if (call === undefined) {
      await world.startAfresh()
      call = await prepare()
      stored = await storedIn(world.database, leftOut)
    }
    const [method, path, body] = call
    const before = tried.length + 1
    const { answer, isDone } = await middle.during({ userId: user.id, before, work: () => lose(user) }, () =>
      world.call(user, method, path, body === undefined ? {} : { body }),
    )
    const { statusCode } = answer
    const code = statusCode === 200 ? undefined : (answer.json() as { code: unknown }).code
    const now = await storedIn(world.database, leftOut)
    const changed = Object.keys(now).filter(table => now[table] !== stored[table])
    tried.push({ before, statusCode, code, changed })
    // What was refused has left everything as it was, so that the same call can be made again.
    if (statusCode === 200) call = undefined
    isThrough = !isDone
  }
  return tried
}

/** In the middle of nothing: anyone who holds what the loss needs is done first. */
const lossOf = (what: string) => (user: MadeUser) =>
  ownerOf(world.database)
    .asSystem(async transaction => {
      const [sql, ...values] = losses[what]?.(user.id) ?? ['']
      await transaction.query("SET LOCAL lock_timeout = '50ms'")
      await transaction.query(sql, values)
    })
    .catch((failure: { code?: string }) => {
      // Held by the call, so that it cannot be lost in its middle.
      if (failure.code !== '55P03') throw failure
    })

const cases = [
  ...Object.keys(ofUnits).flatMap(what =>
    ['the level is lowered', 'the unit is moved'].map(loss => ['department', what, loss] as const),
  ),
  ...Object.keys(ofMunicipalities).flatMap(what =>
    ['the level is lowered', 'the role is taken'].map(loss => ['municipality', what, loss] as const),
  ),
  ...Object.keys(ofEverything).map(what => ['everywhere', what, 'the title is taken'] as const),
  ['department', 'a staff member who changes', 'the role is taken'],
  ['department', 'a needs budget that is made', 'the person is deactivated'],
] as const

test.each(cases)('%s: %s is whole or refused when %s in its middle', async (reach, what, loss) => {
  const prepare = ofUnits[what] ?? ofMunicipalities[what] ?? ofEverything[what]
  if (prepare === undefined) throw new Error(`Nothing says how to make ${what}`)
  const tried = await loseAtEach(await signedIn(reach), prepare, lossOf(loss))
  const refused = tried.filter(({ statusCode }) => statusCode !== 200)
  expect(
    refused.filter(({ code, changed }) => changed.length > 0 || !['forbidden', 'not-found'].includes(String(code))),
  ).toEqual([])
  expect(refused.length).toBeGreaterThan(0)
  // What was answered as done is done, all of it.
  const undisturbed = tried.at(-1)
  expect(undisturbed).toMatchObject({ statusCode: 200 })
  const done = tried.filter(({ statusCode }) => statusCode === 200)
  expect(done.filter(({ changed }) => changed.join() !== undisturbed?.changed.join())).toEqual([])
})

test('what makes no difference to the right disturbs nobody: a unit that is moved within what one plans', async () => {
  const prepare = ofUnits['a staff member who changes']
  if (prepare === undefined) throw new Error('Nothing says how a staff member changes')
  const tried = await loseAtEach(await signedIn('municipality'), prepare, lossOf('the unit is moved'))
  expect(tried.length).toBeGreaterThan(3)
  expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 200))
})

test('a wall that holds although nothing was lost is a fault, and stands in the security log as one', async () => {
  await world.startAfresh()
  const { user } = await signedIn('department')
  const path = `/staff/unit/${world.units.own}`
  await asOwner('CREATE POLICY as_if_forgotten ON staff_member AS RESTRICTIVE FOR INSERT WITH CHECK (false)')
  const answer = await world.call(user, 'POST', path, { body: newStaffMemberBody() })
  await asOwner('DROP POLICY as_if_forgotten ON staff_member')
  expect([answer.statusCode, answer.json()]).toMatchObject([500, { code: 'server-error' }])
  const held = () => asOwner("SELECT details FROM security_event WHERE kind = 'wall-held' AND user_id = $1", [user.id])
  // It is written behind the answer, within a second or so.
  let told = await held()
  while (told.length === 0) told = await held()
  expect(told).toEqual([{ details: { route: 'POST /api/staff/unit/:unitId' } }])
})

import { randomUUID } from 'node:crypto'
import { makeStaffMember, ownerOf, registerManifest } from '@veckovis/testing'
import { newNeedsBody } from '@veckovis/testing/budget-world'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import type { Transaction } from '../../db/database'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({ counties: [] })
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
  await registerManifest(world.suite.database, { manifest }, world.suite.clock.now)
  await ownerOf(world.suite.database).asSystem(t =>
    t.query(`INSERT INTO dated_setting (key, valid_from, value) VALUES
      ('payroll-overhead', '2020-01-01', 44.53), ('full-time-hours', '2020-01-01', 37)`),
  )
}, 60_000)
afterAll(() => world.close())

/** Returns when somebody waits for rows that a transaction holds. */
const someoneWaits = async (transaction: Transaction): Promise<boolean> => {
  const { rows } = await transaction.query<{ waiting: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()) AS waiting',
  )
  return rows[0]?.waiting === true
}

/** Does the work, and commits once the call waits for it or has been answered. */
const meanwhile = async (
  work: (transaction: Transaction) => Promise<unknown>,
  call: () => ReturnType<PlacesWorld['call']>,
) => {
  let answer: ReturnType<typeof call> | undefined
  let isAnswered = false
  await ownerOf(world.suite.database).asSystem(async transaction => {
    await work(transaction)
    answer = call().finally(() => {
      isAnswered = true
    })
    while (!isAnswered && !(await someoneWaits(transaction)));
  })
  if (answer === undefined) throw new Error('The call was not made')
  return answer
}

type Ids = {
  readonly county: number
  readonly municipality: number
  readonly department: number
  readonly unit: number
}

const freshPlaces = async (): Promise<Ids> => {
  const name = randomUUID()
  const departments = [{ name, units: [name] }]
  const made = await world.make({ counties: [{ name, municipalities: [{ name, departments }] }] })
  const { county, municipality, department, unit } = made
  await makeStaffMember(world.suite.database, { unitId: unit(name), salary: 30_000, weeklyHours: 37 })
  return { county: county(name), municipality: municipality(name), department: department(name), unit: unit(name) }
}

const deletions: Record<keyof Ids, (ids: Ids) => readonly (readonly [string, number])[]> = {
  unit: ({ unit }) => [
    ['DELETE FROM staff_terms t USING staff_member s WHERE s.id = t.staff_member_id AND s.unit_id = $1', unit],
    ['DELETE FROM staff_member WHERE unit_id = $1', unit],
    ['DELETE FROM unit WHERE id = $1', unit],
  ],
  department: ids => [...deletions.unit(ids), ['DELETE FROM department WHERE id = $1', ids.department]],
  municipality: ids => [
    ...deletions.department(ids),
    ['DELETE FROM licence WHERE municipality_id = $1', ids.municipality],
    ['DELETE FROM municipality WHERE id = $1', ids.municipality],
  ],
  county: ids => [...deletions.municipality(ids), ['DELETE FROM county WHERE id = $1', ids.county]],
}

const remove = (kind: keyof Ids, ids: Ids) => async (transaction: Transaction) => {
  for (const [sql, id] of deletions[kind](ids)) await transaction.query(sql, [id])
}

type Call = (ids: Ids) => readonly ['POST' | 'PATCH' | 'DELETE', string, object?]
const requestId = () => randomUUID()

const calls: readonly (readonly [kind: keyof Ids, Call])[] = [
  ['unit', ({ unit }) => ['POST', `/staff/unit/${unit}`, newStaffMemberBody()]],
  ['unit', ({ unit }) => ['POST', `/need/unit/${unit}`, newNeedsBody()]],
  ['unit', ({ unit }) => ['POST', '/forecast/excel-import', { data: { '2026': { rows: [['x', 1]] } }, unitId: unit }]],
  [
    'unit',
    ({ unit }) => [
      'PATCH',
      `/budget/unit/${unit}/quantities/2026`,
      { version: 0, quantities: [{ key: 'price-visit', months: Array.from({ length: 12 }, () => 14) }] },
    ],
  ],
  ['unit', ({ unit }) => ['PATCH', `/unit/${unit}`, { name: 'Ny' }]],
  ['unit', ({ unit }) => ['POST', '/unit/activity', { unitIds: [unit], active: false }]],
  ['department', ({ department }) => ['POST', '/department/activity', { departmentIds: [department], active: false }]],
  [
    'department',
    ({ department }) => [
      'POST',
      '/unit',
      { requestId: requestId(), departmentId: department, name: 'Ny', active: true },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      '/department',
      { requestId: requestId(), municipalityId: municipality, name: 'Ny', active: true },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}`,
      { key: 'payroll-overhead', validFrom: '2026-01-01', value: 46.1, basedOn: null },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}/cost-factors`,
      { validFrom: '2026-01-01', factors: [{ key: 'cost-factor-overtime', value: 1.8, basedOn: null }] },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}/pay-revisions`,
      { validFrom: '2026-04-01', staffType: null, kind: 'percent', value: 4, basedOn: null },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}/unsocial-hours`,
      {
        ...{ validFrom: '2026-01-01', byCalendar: true, basedOn: null },
        weights: { 'weekday-night': 1, weekend: 2, 'major-holiday': 4 },
      },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}/prices`,
      { validFrom: '2026-01-01', prices: [{ key: 'price-room-day', value: 350, basedOn: null }] },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/budget/municipality/${municipality}/sick-pay`,
      { validFrom: '2026-01-01', bySpell: true, savedFromDay15: 1, basedOn: null },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/occasions/municipality/${municipality}/2026`,
      {
        ...{ requestId: requestId(), name: 'Mars', untilMonth: 3, due: '2026-04-20' },
        ...{ thresholdPercent: 2, thresholdKronor: null },
      },
    ],
  ],
  [
    'municipality',
    ({ municipality }) => [
      'POST',
      `/settings/modules/municipality/${municipality}/licence`,
      { licenceKey: 'forecast', validFrom: '2010-01-01T00:00:00.000Z', validTo: '2011-01-01T00:00:00.000Z' },
    ],
  ],
  ['municipality', ({ municipality }) => ['DELETE', `/municipality/${municipality}/logo`]],
  ['municipality', ({ municipality }) => ['PATCH', `/municipality/${municipality}`, { pauseMinutes: 15 }]],
  [
    'county',
    ({ county }) => [
      'POST',
      '/municipality',
      { requestId: requestId(), countyId: county, name: 'Ny', code: '1', type: 'SCHOOL', pauseMinutes: 30 },
    ],
  ],
]

test.each(
  calls.map(
    ([kind, call]) =>
      [kind, call({ county: 0, municipality: 0, department: 0, unit: 0 }).slice(0, 2).join(' '), call] as const,
  ),
)('a %s that is deleted while %s is at work makes no failure of ours of it', async (kind, _, call) => {
  const ids = await freshPlaces()
  const [method, path, body] = call(ids)
  const answer = await meanwhile(remove(kind, ids), () => world.call(method, path, body === undefined ? {} : { body }))
  expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(forbidden|not-found)$/) })
})

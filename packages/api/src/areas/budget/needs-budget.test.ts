import { ownerOf } from '@veckovis/testing'
import { needsBasis } from '@veckovis/contracts/budget'
import { defaultMonthlyShares } from '@veckovis/domain/budget'
import { createBudgetWorld, exampleShares, newNeedsBody, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
})
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const english = { 'accept-language': 'en' }
const swedish = { 'accept-language': 'sv' }

const post = (body: object, headers = english) =>
  world.call(world.people.writer, 'POST', `/need/unit/${world.units.own}`, { body, headers })
const change = (id: number, body: object, headers: Record<string, string> = english) =>
  world.call(world.people.writer, 'PATCH', `/need/${id}`, { body, headers })
const act = (id: number, what: 'activate' | 'lock', headers: Record<string, string> = english) =>
  world.call(world.people.approver, 'POST', `/need/${id}/${what}`, { headers })
const remove = (id: number, headers = english) => world.call(world.people.writer, 'DELETE', `/need/${id}`, { headers })
const problemsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { details: { problems: { path: string; message: string }[] } }).details.problems

test('R-330 R-331 R-332 R-336 R-337 R-338 R-351 the needs of the worked budget example, as they were entered and what follows', async () => {
  const made = await world.createNeeds({ comment: 'Efter omprövning' })
  expect(made).toMatchObject({
    unitId: world.units.own,
    version: 1,
    year: 2026,
    state: 'saved',
    lockedAt: null,
    name: 'Behov 2026',
    comment: 'Efter omprövning',
    efficiency: 85,
    rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.7 }],
    timeType: 'granted',
    fullTimeHours: 37,
    zoneHours: 12_510,
    isLinked: false,
    hasChangeOfNeed: false,
    monthlyShares: exampleShares,
  })
  expect(made.roomHours).toBeCloseTo(13_468, 6)
  expect(made.annualNeededHours).toBeCloseTo(25_978, 6)
  expect(await world.needsOfUnit()).toEqual({ budgets: [made], hasStaff: true, write: true, approve: false })
})

test('a repeat of the request gives the same budget, another body under it is refused', async () => {
  const body = newNeedsBody()
  const [first, second] = [await post(body), await post(body)]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.json()).toEqual(first.json())
  const other = await post({ ...body, comment: 'annat' })
  expect(other.json()).toMatchObject({ statusCode: 409, code: 'conflict', details: { reason: 'request-repeated' } })
  expect((await world.needsOfUnit()).budgets).toHaveLength(1)
})

test('R-350 a second needs budget of the same year and name already exists', async () => {
  await world.createNeeds()
  const again = await post(newNeedsBody())
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { statusCode: 409, code: 'budget-exists', message: 'This Budget already exists' },
  ])
  const other = await world.createNeeds({ name: 'Annan' })
  expect((await change(other.id, { name: 'Behov 2026' })).json()).toMatchObject({ code: 'budget-exists' })
  expect((await post(newNeedsBody({ year: 2027 }))).statusCode).toBe(200)
})

test('R-342 a needs budget cannot be created without staff members', async () => {
  const ask = (headers: Record<string, string>) =>
    world.call(world.people.writer, 'POST', `/need/unit/${world.units.withoutStaff}`, { body: newNeedsBody(), headers })
  expect((await ask(english)).json()).toMatchObject({ statusCode: 409, message: 'Add staff before creating a budget' })
  expect((await ask(swedish)).json()).toMatchObject({ message: 'Lägg till personal innan du skapar en budget' })
})

describe('bad input is refused with a code for its field', () => {
  const zone = { zone: 'urban-area', hours: 900, period: 'month', quota: 1 }
  const room = { roomType: 'dementia', rooms: 10, quota: 0.7 }
  test.each([
    ['hours 0', { zones: [{ ...zone, hours: 0 }] }, 'zones.0.hours', 'zero'],
    ['negative hours', { zones: [{ ...zone, hours: -1 }] }, 'zones.0.hours', 'negative'],
    ['a negative quota', { zones: [{ ...zone, quota: -0.5 }] }, 'zones.0.quota', 'negative'],
    ['fewer than no rooms', { rooms: [{ ...room, rooms: -3 }] }, 'rooms.0.rooms', 'negative'],
    ['a negative efficiency', { efficiency: -85 }, 'efficiency', 'negative'],
    ['quota 0', { zones: [{ ...zone, quota: 0 }] }, 'zones.0.quota', 'zero'],
    ['no rooms', { rooms: [{ ...room, rooms: 0 }] }, 'rooms.0.rooms', 'zero'],
    ['half a room', { rooms: [{ ...room, rooms: 1.5 }] }, 'rooms.0.rooms', 'not-an-integer'],
    ['efficiency 0', { efficiency: 0 }, 'efficiency', 'zero'],
    ['shares of 99.8', { monthlyShares: [8.8, ...exampleShares.slice(1)] }, 'monthlyShares', 'does-not-sum-to-100'],
    ['shares of 100.2', { monthlyShares: [9.2, ...exampleShares.slice(1)] }, 'monthlyShares', 'does-not-sum-to-100'],
    ['eleven shares', { monthlyShares: exampleShares.slice(1) }, 'monthlyShares', 'not-twelve-months'],
    ['the year 1999', { year: 1999 }, 'year', 'not-a-year'],
    ['the year 2200', { year: 2200 }, 'year', 'not-a-year'],
    ['no line', { zones: [], rooms: [] }, 'zones', 'required'],
    ['no name', { name: '   ' }, 'name', 'required'],
    [
      'more than any unit needs',
      { zones: Array.from({ length: 24 }, () => ({ ...zone, hours: 1_000_000, quota: 10 })) },
      'zones',
      'too-large',
    ],
  ])('%s', async (_what, changes, path, message) => {
    const answer = await post({ ...newNeedsBody(), ...changes })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ path, message })])
    expect((await world.needsOfUnit()).budgets).toEqual([])
  })

  test('1e400, text for a number, an unknown field and a missing time type', async () => {
    const path = `/need/unit/${world.units.own}`
    const body = JSON.stringify(newNeedsBody())
    for (const text of [
      body.replace('"hours":900', '"hours":1e400'),
      body.replace('"hours":900', '"hours":"900"'),
      body.replace('"year":2026', '"year":"2026"'),
      body.replace('"comment"', '"comments"'),
      JSON.stringify({ ...newNeedsBody(), timeType: undefined }),
    ])
      expect((await world.call(world.people.writer, 'POST', path, { text })).statusCode).toBe(400)
  })

  test('a change is checked as a new budget is', async () => {
    const { id } = await world.createNeeds()
    const before = await world.needsOfUnit()
    const texts = [
      { zones: [{ ...zone, hours: 0 }] },
      { zones: [{ ...zone, hours: -1 }] },
      { rooms: [{ ...room, rooms: 0 }] },
      { efficiency: 0 },
      { monthlyShares: [8.8, ...exampleShares.slice(1)] },
      { monthlyShares: [9.2, ...exampleShares.slice(1)] },
    ].map(body => JSON.stringify(body))
    for (const text of [...texts, '{"efficiency":1e400}', '{"year":1999}', '{"efficiency":null}'])
      expect((await world.call(world.people.writer, 'PATCH', `/need/${id}`, { text })).statusCode).toBe(400)
    expect(await world.needsOfUnit()).toEqual(before)
  })

  test.each([1999, 2200, 0, '2026.5', 'x'])('the year %s has no beginning of a budget', async year => {
    const answer = await world.call(world.people.writer, 'GET', `/need/unit/${world.units.own}/basis/${year}`)
    expect(answer.statusCode).toBe(400)
  })

  test('1,000 rooms at quota 9 are many, and counted, up to the weeks of the forecast', async () => {
    const rooms = [{ roomType: 'somatic', rooms: 1000, quota: 9 }] as const
    const needs = await world.lockedNeeds({ zones: [], rooms: [...rooms], year: 2027 })
    expect(needs.annualNeededHours).toBe(1000 * 9 * 37 * 52)
    const { id } = await world.createResource(needs.id, {
      year: 2027,
      budgetTypes: [{ type: 'per-room', amount: 450_000 }],
    })
    await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
    await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`)
    const { budget, needs: needed } = await world.forecast(2027)
    expect(budget.annualSalary).toBe(450_000_000)
    const weeks = Object.values(needed.totalHoursRequired)
    expect(weeks).toHaveLength(52)
    for (const hours of weeks) expect(hours).toBeGreaterThan(300_000)
  })
})

test('the hours follow the setting of the municipality until the lock, and never after', async () => {
  const { id } = await world.createNeeds({ year: 2027 })
  const set = (value: number, basedOn: number | null) =>
    world.succeed(world.people.economist, 'POST', `/settings/budget/municipality/${world.municipalities.own}`, {
      body: { key: 'full-time-hours', validFrom: '2027-01-01', value, basedOn },
    })
  await set(38.25, null)
  expect((await world.needsOfUnit()).budgets[0]?.fullTimeHours).toBe(38.25)
  await act(id, 'activate')
  await act(id, 'lock')
  const locked = (await world.needsOfUnit()).budgets[0]
  await set(40, 38.25)
  const later = (await world.needsOfUnit()).budgets[0]
  expect(later).toEqual(locked)
  expect(later?.fullTimeHours).toBe(38.25)
  await world.succeed(
    world.people.superAdmin,
    'DELETE',
    `/settings/budget/municipality/${world.municipalities.own}/setting/${await idOfSetting('2027-01-01')}`,
  )
})

const idOfSetting = async (validFrom: string): Promise<number> => {
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query<{ id: number }>('SELECT id FROM dated_setting WHERE valid_from = $1', [validFrom]),
  )
  return rows[0]?.id ?? Number.NaN
}

test('R-343 a budget is saved, active or locked: one active per year, and only that one is locked', async () => {
  const [first, second] = [await world.createNeeds(), await world.createNeeds({ name: 'Andra' })]
  expect((await act(first.id, 'lock')).json()).toMatchObject({ code: 'conflict', details: { reason: 'not-active' } })
  await act(first.id, 'activate')
  await act(second.id, 'activate')
  const states = async () => (await world.needsOfUnit()).budgets.map(({ id, state }) => [id, state])
  expect(await states()).toEqual([
    [second.id, 'active'],
    [first.id, 'saved'],
  ])
  expect((await act(second.id, 'lock')).json()).toMatchObject({
    state: 'locked',
    lockedAt: world.clock.now.toISOString(),
  })
  await act(first.id, 'activate')
  expect((await act(first.id, 'lock')).json()).toMatchObject({ code: 'conflict', details: { reason: 'year-locked' } })
  expect(await states()).toEqual([
    [second.id, 'locked'],
    [first.id, 'active'],
  ])
  for (const [action, times] of [
    ['activated', 3],
    ['deactivated', 1],
    ['locked', 1],
  ] as const)
    expect(await world.audits(`needs-budget-${action}`)).toHaveLength(times)
})

test('R-344 locking is irreversible: a locked budget is neither activated nor locked again, not even by SQL', async () => {
  const { id } = await world.lockedNeeds()
  for (const what of ['activate', 'lock'] as const)
    expect((await act(id, what)).json()).toMatchObject({
      statusCode: 409,
      code: 'budget-locked',
      message: 'The budget is locked and cannot be changed.',
    })
  const unlock = "UPDATE needs_budget SET state = 'active', locked_at = NULL WHERE id = $1"
  await expect(world.database.asSystem(t => t.query(unlock, [id]))).rejects.toThrow('a locked budget never changes')
})

test('R-345 a locked budget cannot be deleted', async () => {
  const { id } = await world.lockedNeeds()
  expect((await remove(id)).json()).toMatchObject({ statusCode: 409, code: 'budget-locked' })
  const byHand = world.database.asSystem(t => t.query('DELETE FROM needs_budget WHERE id = $1', [id]))
  await expect(byHand).rejects.toThrow('a locked budget is never deleted')
  expect((await world.needsOfUnit()).budgets).toHaveLength(1)
})

test('R-346 an active budget cannot be deleted, a saved one can', async () => {
  const { id } = await world.createNeeds()
  await act(id, 'activate')
  expect((await remove(id)).json()).toEqual({
    statusCode: 409,
    code: 'active-need',
    message: 'You cannot delete active Need',
  })
  expect((await remove(id, swedish)).json()).toMatchObject({ message: 'En aktiv behovsbudget kan inte tas bort' })
  await act((await world.createNeeds({ name: 'Andra' })).id, 'activate')
  expect((await remove(id)).json()).toEqual({ id })
  expect((await remove(id)).statusCode).toBe(403)
})

test('R-347 a locked needs budget that is linked to a resource budget cannot be edited', async () => {
  const { id } = await world.lockedNeeds()
  await world.createResource(id)
  const refused = await change(id, { efficiency: 90, confirmsLocked: true })
  expect(refused.json()).toMatchObject({ statusCode: 409, code: 'budget-locked', details: { reason: 'linked' } })
  expect((await world.needsOfUnit()).budgets[0]).toMatchObject({ efficiency: 85, isLinked: true })
})

test('a locked and unlinked one is edited after a confirmation, and later resource budgets rest on the new figures', async () => {
  const { id, version } = await world.lockedNeeds()
  expect((await change(id, { efficiency: 90 })).json()).toMatchObject({ details: { reason: 'needs-confirmation' } })
  const edited = await change(id, {
    zones: [{ zone: 'service', hours: 12_000, period: 'year', quota: 1 }],
    confirmsLocked: true,
  })
  expect(edited.json()).toMatchObject({ state: 'locked', version: version + 1, zoneHours: 12_000 })
  const { basis } = await world.createResource(id)
  expect(basis).toMatchObject({ zoneHours: 12_000, numberOfRooms: 10 })
})

test('a version that is not the newest is refused with the one that is', async () => {
  const { id } = await world.createNeeds()
  const tag = { 'if-match': `"${id}-1"` }
  const changed = await change(id, { comment: 'ny' }, tag)
  expect([changed.statusCode, changed.headers['etag']]).toEqual([200, `"${id}-2"`])
  for (const answer of [await change(id, { comment: 'gammal' }, tag), await act(id, 'activate', tag)]) {
    expect([answer.statusCode, answer.headers['etag']]).toEqual([412, `"${id}-2"`])
    expect(answer.json()).toMatchObject({ code: 'stale-version', details: { version: 2 } })
  }
  expect((await world.needsOfUnit()).budgets[0]).toMatchObject({ comment: 'ny', state: 'saved' })
})

test('a change that leaves no line is refused', async () => {
  const { id } = await world.createNeeds({ rooms: [] })
  expect(problemsOf(await change(id, { zones: [] }))).toEqual([expect.objectContaining({ message: 'required' })])
  expect((await change(id, {})).statusCode).toBe(400)
  expect((await change(id, { year: 2027 })).statusCode).toBe(400)
})

test('the stepper begins with last year beside it, and with every earlier year to copy', async () => {
  await world.createNeeds({ year: 2023, name: 'Gammal' })
  const saved = await world.createNeeds({ year: 2025, name: 'Senast' })
  const locked = await world.lockedNeeds({ year: 2025, monthlyShares: defaultMonthlyShares(2025) })
  const path = `/need/unit/${world.units.own}/basis/2026`
  const basis = needsBasis.parse(await world.succeed(world.people.reader, 'GET', path))
  expect(basis).toMatchObject({ year: 2026, hasStaff: true, fullTimeHours: 37 })
  expect(basis.lastYear?.id).toBe(locked.id)
  expect(basis.earlier.map(({ year, name }) => [year, name])).toEqual([
    [2025, 'Behov 2026'],
    [2023, 'Gammal'],
  ])
  expect(saved.id).not.toBe(locked.id)
  expect(basis.lastYear?.monthlyShares).toEqual(defaultMonthlyShares(2025))
})

test('who may do what: a reader reads, a writer does not lock, a stranger sees nothing', async () => {
  const { id } = await world.createNeeds()
  const { reader, writer, stranger } = world.people
  const list = await world.call(reader, 'GET', `/need/unit/${world.units.own}`)
  expect(list.json()).toMatchObject({ write: false, approve: false })
  const refused = [
    await world.call(reader, 'POST', `/need/unit/${world.units.own}`, { body: newNeedsBody({ name: 'x' }) }),
    await world.call(reader, 'PATCH', `/need/${id}`, { body: { comment: 'x' } }),
    await world.call(reader, 'DELETE', `/need/${id}`),
    await world.call(reader, 'POST', `/need/${id}/activate`),
    await world.call(writer, 'POST', `/need/${id}/lock`),
    await world.call(stranger, 'PATCH', `/need/${id}`, { body: { comment: 'x' } }),
    await world.call(stranger, 'PATCH', '/need/9999999999', { body: { comment: 'x' } }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  expect((await world.needsOfUnit()).budgets[0]).toMatchObject({ version: 1, state: 'saved', comment: '' })
})

test.each(['behov 2026', ' BEHOV 2026\u00a0'])('the name %j is that of the budget Behov 2026', async name => {
  await world.createNeeds()
  expect((await post({ ...newNeedsBody(), name })).json()).toMatchObject({ code: 'budget-exists' })
})

test('a change that changes nothing leaves the version and the audit as they were', async () => {
  const { id, version, name, comment, zones, monthlyShares } = await world.createNeeds()
  const audits = () =>
    ownerOf(world.database).asSystem(async transaction => {
      const { rowCount } = await transaction.query('SELECT FROM audit_event WHERE subject = $1', [`needs-budget/${id}`])
      return rowCount
    })
  const before = await audits()
  const answer = await change(id, { name: ` ${name}`, comment, zones, monthlyShares })
  expect(answer.json()).toMatchObject({ version })
  expect(answer.headers.etag).toBe(`"${id}-${version}"`)
  expect(await audits()).toBe(before)
  expect((await change(id, { comment: 'Annat' })).json()).toMatchObject({ version: version + 1 })
})

test.each(['\u200b', 'Behov\u202e', 'Be\thov'])('%j is no name of a budget', async name => {
  expect((await post({ ...newNeedsBody(), name })).statusCode).toBe(400)
})

import { budgetSettingsMunicipalities, municipalityBudgetSettings } from '@veckovis/contracts/budget'
import { makePerson, setLicence, ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const path = () => `/settings/budget/municipality/${world.municipalities.own}`
const setting = { key: 'payroll-overhead', validFrom: '2026-01-01', value: 46.1, basedOn: null }
const set = (body: object, user = world.people.economist) => world.call(user, 'POST', path(), { body })
const read = async () => municipalityBudgetSettings.parse(await world.succeed(world.people.economist, 'GET', path()))

test('an economist who approves the budgets of a municipality sets values by date; the country’s stay', async () => {
  expect((await read()).settings.filter(({ isOwn }) => isOwn)).toMatchObject([{ key: 'full-time-hours', value: 37 }])
  const answer = await set(setting)
  const { settings } = municipalityBudgetSettings.parse(answer.json())
  expect(settings.filter(({ key }) => key === 'payroll-overhead')).toMatchObject([
    { validFrom: '2023-01-01', value: 44.53, isOwn: false },
    { validFrom: '2026-01-01', value: 46.1, isOwn: true, isDemo: false },
  ])
  const basis = `/budget/unit/${world.units.own}/basis`
  const overheads = await Promise.all(
    [2025, 2026, 2027].map(async year => {
      const { values } = (await world.succeed(world.people.reader, 'GET', `${basis}/${year}`)) as {
        values: { payrollOverhead: number }
      }
      return values.payrollOverhead
    }),
  )
  expect(overheads).toEqual([44.53, 46.1, 46.1])
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query("SELECT subject, details FROM audit_event WHERE action = 'budget-setting-set'"),
  )
  expect(rows).toEqual([{ subject: `municipality/${world.municipalities.own}`, details: setting }])
})

test('A-182 several cost factors are set from one day on, all of them or none, and the audit trail has each', async () => {
  const factors = [
    { key: 'cost-factor-overtime', value: 1.8, basedOn: null },
    { key: 'cost-factor-filling', value: 1.2, basedOn: null },
  ]
  const setFactors = (body: object, user = world.people.economist) =>
    world.call(user, 'POST', `${path()}/cost-factors`, { body })
  const own = async () =>
    (await read()).settings.flatMap(({ key, value, isOwn }) => (isOwn && key.startsWith('cost') ? [[key, value]] : []))
  await set({ key: 'cost-factor-filling', validFrom: '2027-01-01', value: 1.4, basedOn: null })
  const stale = await setFactors({ validFrom: '2027-01-01', factors })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed', current: 1.4 } })
  expect(await own()).toEqual([['cost-factor-filling', 1.4]])
  const [overtime, filling] = factors
  const rests = { validFrom: '2027-01-01', factors: [overtime, { ...filling, basedOn: 1.4 }] }
  expect((await setFactors(rests)).statusCode).toBe(200)
  expect(await own()).toEqual([
    ['cost-factor-filling', 1.2],
    ['cost-factor-overtime', 1.8],
  ])
  for (const wrong of [
    { validFrom: '2028-01-01', factors: [] },
    { validFrom: '2028-01-01', factors: [overtime, overtime] },
    { validFrom: '2028-01-01', factors: [{ ...overtime, value: 1.801 }] },
    { validFrom: '2028-01-01', factors: [{ ...overtime, key: 'payroll-overhead' }] },
  ])
    expect((await setFactors(wrong)).statusCode).toBe(400)
  expect((await setFactors(rests, world.people.reader)).statusCode).toBe(403)
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query("SELECT details ->> 'key' AS key FROM audit_event WHERE action = 'budget-setting-set' ORDER BY id"),
  )
  expect(rows.map(({ key }) => key)).toEqual(['cost-factor-filling', 'cost-factor-overtime', 'cost-factor-filling'])
})

test('a value that somebody changed since is not written over', async () => {
  await set(setting)
  const stale = await set({ ...setting, value: 47 })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed', current: 46.1 } })
  expect((await set({ ...setting, value: 47, basedOn: 46.1 })).statusCode).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => set({ ...setting, value: 50 + index, basedOn: 47 })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('the value that is there already is taken, and changes neither the setting nor the audit trail', async () => {
  await set(setting)
  const before = await read()
  const again = await set({ ...setting, basedOn: setting.value })
  expect(again.statusCode).toBe(200)
  expect(await read()).toEqual(before)
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query("SELECT details FROM audit_event WHERE action = 'budget-setting-set'"),
  )
  expect(rows).toEqual([{ details: setting }])
})

test('removing a value brings back what held before; the country’s cannot be removed', async () => {
  await set(setting)
  const { settings } = await read()
  const own = settings.find(({ isOwn, key }) => isOwn && key === 'payroll-overhead')
  const common = settings.find(({ isOwn }) => !isOwn)
  const remove = (id: number | undefined) => world.call(world.people.economist, 'DELETE', `${path()}/setting/${id}`)
  expect((await remove(common?.id)).statusCode).toBe(404)
  expect((await remove(own?.id)).statusCode).toBe(200)
  expect((await remove(own?.id)).statusCode).toBe(404)
  expect((await read()).settings.some(({ value }) => value === 46.1)).toBe(false)
})

test('who removes a value that was replaced meanwhile does not hit the new one', async () => {
  await set(setting)
  const ownId = async () =>
    (await read()).settings.find(({ isOwn, key }) => isOwn && key === 'payroll-overhead')?.id ?? Number.NaN
  const seen = await ownId()
  expect((await set({ ...setting, value: 47, basedOn: 46.1 })).statusCode).toBe(200)
  const remove = (id: number) => world.call(world.people.economist, 'DELETE', `${path()}/setting/${id}`)
  expect((await remove(seen)).statusCode).toBe(404)
  expect((await read()).settings.some(({ value }) => value === 47)).toBe(true)
  expect((await remove(await ownId())).statusCode).toBe(200)
})

test.each([
  ['a negative value', { value: -1 }, 'value', 'negative'],
  ['hours of 0', { key: 'full-time-hours', value: 0 }, 'value', 'zero'],
  ['a factor of three decimals', { key: 'cost-factor-filling', value: 1.555 }, 'value', 'too-many-decimals'],
  ['a day that does not exist', { validFrom: '2026-02-30' }, 'validFrom', 'not-a-date'],
  ['the year 1999', { validFrom: '1999-01-01' }, 'validFrom', 'not-a-date'],
  ['the year 2200', { validFrom: '2200-01-01' }, 'validFrom', 'not-a-date'],
])('%s is refused', async (_what, changes, field, message) => {
  const answer = await set({ ...setting, ...changes })
  const { details } = answer.json() as { details: { problems: { path: string; message: string }[] } }
  expect(answer.statusCode).toBe(400)
  expect(details.problems).toContainEqual(expect.objectContaining({ path: field, message }))
})

test('nobody else: not an approver of another title, not a writer, not an economist of one unit or elsewhere', async () => {
  const { approver, writer, stranger, superAdmin } = world.people
  const economistOf = (scope: { kind: 'unit' | 'municipality'; id: number }, level: 'WRITE' | 'APPROVE') =>
    makePerson(
      world.database,
      { roles: [{ id: 3, levels: [level], scope }], jobTitleId: 4 },
      { at: world.clock.now, hash: world.hash },
    )
  const others = [
    approver,
    writer,
    stranger,
    await economistOf({ kind: 'unit', id: world.units.own }, 'APPROVE'),
    await economistOf({ kind: 'municipality', id: world.municipalities.own }, 'WRITE'),
    await economistOf({ kind: 'municipality', id: world.municipalities.other }, 'APPROVE'),
  ]
  for (const user of others) expect((await set(setting, user)).statusCode).toBe(403)
  expect((await set(setting, superAdmin)).statusCode).toBe(200)
})

test('the list names the municipalities that the caller may change', async () => {
  const list = async (user: BudgetWorld['people']['economist']) =>
    budgetSettingsMunicipalities.parse(await world.succeed(user, 'GET', '/settings/budget/municipality'))
  expect((await list(world.people.economist)).map(({ name, ownSettings }) => [name, ownSettings])).toEqual([
    ['Egen kommun', 1],
  ])
  expect(await list(world.people.approver)).toEqual([])
  expect((await list(world.people.superAdmin)).map(({ name }) => name)).toEqual(['Annan kommun', 'Egen kommun'])
})

test('the list leaves out municipalities without the licence of the budgets at this moment', async () => {
  const { municipalities, database, clock, people } = world
  const names = async () => {
    const list = await world.succeed(people.superAdmin, 'GET', '/settings/budget/municipality')
    return budgetSettingsMunicipalities.parse(list).map(({ name }) => name)
  }
  const later = new Date(clock.now.getTime() + 60_000).toISOString()
  await setLicence(database, { municipalityId: municipalities.other, licenceKey: 'budget', validFrom: later })
  expect(await names()).toEqual(['Egen kommun'])
  const refused = await world.call(people.superAdmin, 'GET', `/settings/budget/municipality/${municipalities.other}`)
  expect(refused.json()).toMatchObject({ code: 'not-licensed' })
  await setLicence(database, { municipalityId: municipalities.own, licenceKey: 'budget', validTo: later })
  expect(await names()).toEqual(['Egen kommun'])
  clock.now = new Date(later)
  expect(await names()).toEqual(['Annan kommun'])
})

test('the second wall: settings of a municipality are seen by its people and written by who may approve there', async () => {
  const { reader, stranger, approver } = world.people
  const own = 'SELECT id FROM dated_setting WHERE municipality_id IS NOT NULL'
  const count = async (id: number) => (await world.database.asUser(id, t => t.query(own))).rowCount
  expect(await count(reader.id)).toBe(1)
  expect(await count(stranger.id)).toBe(0)
  const raise = 'UPDATE dated_setting SET value = value + 1'
  expect((await world.database.asUser(reader.id, t => t.query(raise))).rowCount).toBe(0)
  expect((await world.database.asUser(approver.id, t => t.query(raise))).rowCount).toBe(1)
  const add = `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, 'full-time-hours', '2030-01-01', 1)`
  for (const municipality of [world.municipalities.own, null])
    await expect(world.database.asUser(reader.id, t => t.query(add, [municipality]))).rejects.toThrow(/row-level/)
})

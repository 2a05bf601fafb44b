import { staffImportPlan, staffImported, type SentStaffRow, type StaffImport } from '@veckovis/contracts/staff'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'
import { planInTurns } from './import-staff'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.startAfresh())

const bo: SentStaffRow = {
  ...{ line: 3, firstName: 'Bo', lastName: 'Ek', birthday: '1979-01-31', gender: 'MALE', employedFrom: '2026-01-01' },
  ...{ salary: 28_000, weeklyHours: 37.5, ordinaryGrade: 1, actualGrade: 0.5, actualReason: 'SICK_LEAVE' },
}
const asaRow: SentStaffRow = { line: 2, firstName: 'Åsa', lastName: 'öberg', birthday: '1985-05-15' }

const post = (path: string, body: object, user = world.people.writer) =>
  world.call(user, 'POST', `/staff/unit/${world.units.own}/${path}`, { body })
const check = async (rows: readonly SentStaffRow[]) => {
  const answer = await post('import/check', { rows })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return staffImportPlan.parse(answer.json()).people
}
const take = (rows: readonly SentStaffRow[], versions: StaffImport['versions'] = []) =>
  post('import', { rows, versions })

test('a list is shown before it is taken, and what is taken is what was shown', async () => {
  const asa = await world.create()
  const rows = [{ ...asaRow, notes: 'Ny', validFrom: '2026-06-01', salary: 33_000 }, bo]
  const [changed, added] = await check(rows)
  expect(changed).toMatchObject({
    kind: 'changed',
    id: asa.id,
    version: asa.version,
    changes: [
      { line: 2, field: 'notes', validFrom: null, before: null, after: 'Ny' },
      { line: 2, field: 'salary', validFrom: '2026-06-01', before: 30_000, after: 33_000 },
    ],
  })
  expect(added).toMatchObject({ kind: 'new', id: null, changes: [], problems: [] })
  expect((await world.list()).total).toBe(1)
  const answer = await take(rows, [{ id: asa.id, version: asa.version }])
  expect(staffImported.parse(answer.json())).toEqual({ added: 1, changed: 1 })
  const { staff } = await world.list()
  expect(staff.map(({ lastName }) => lastName)).toEqual(['Ek', 'Öberg'])
  expect(staff[0]).toMatchObject({ salary: 28_000, weeklyHours: 37.5, availableHours: 18.75, gender: 'MALE' })
  expect((await world.read(asa.id)).terms.map(({ validFrom, salary }) => [validFrom, salary])).toEqual([
    ['2024-01-01', 30_000],
    ['2026-06-01', 33_000],
  ])
  expect((await check(rows)).map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged'])
  expect(staffImported.parse((await take(rows)).json())).toEqual({ added: 0, changed: 0 })
})

test('the hours of the list stand in the schedule, and each change in the audit, by whom', async () => {
  await take([bo])
  const { staff } = await world.searchSchedule('year=2026&startWeek=20&endWeek=20')
  expect(staff[0]?.weeks['20']).toEqual({ hours: 18.75, grade: 0.5 })
  const [imported] = await world.audits('staff-imported')
  expect(imported).toMatchObject({
    user_id: world.people.writer.id,
    details: { rows: 1, added: [staff[0]?.id], changed: [] },
  })
  expect(await world.audits('staff-created')).toHaveLength(1)
})

test('all of a list or nothing: what cannot go in, or was changed since it was shown, keeps the rest out', async () => {
  const asa = await world.create()
  const rows = [{ ...asaRow, notes: 'Ny' }, bo]
  await world.change(asa.id, { notes: 'Annat' })
  expect((await take(rows, [{ id: asa.id, version: asa.version }])).statusCode).toBe(412)
  expect((await take(rows)).statusCode).toBe(412)
  expect((await take([bo, { ...asaRow, salary: 40_000 }])).statusCode).toBe(412)
  expect((await world.list()).total).toBe(1)
  expect((await world.read(asa.id)).notes).toBe('Annat')
  expect(await world.audits('staff-imported')).toEqual([])
})

test('the same list taken twice at once adds nobody twice', async () => {
  const answers = await Promise.all([take([bo]), take([bo])])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await world.list()).total).toBe(1)
})

test('what is shown of somebody stands in the audit; who may not change staff gets neither', async () => {
  const asa = await world.create()
  await check([{ ...asaRow, gender: 'OTHER' }])
  expect(await world.audits('staff-read')).toMatchObject([{ details: { staff: [asa.id] } }])
  for (const user of [world.people.reader, world.people.stranger])
    for (const [path, body] of [
      ['import/check', { rows: [bo] }],
      ['import', { rows: [bo], versions: [] }],
    ] as const)
      expect((await post(path, body, user)).statusCode).toBe(403)
})

test('a thousand rows are one list; none, and one more, are refused', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({ ...bo, line: index + 2, lastName: `Ek ${index}` }))
  expect((await check(rows.slice(1))).every(({ kind }) => kind === 'new')).toBe(true)
  expect((await post('import/check', { rows })).statusCode).toBe(400)
  expect((await post('import/check', { rows: [] })).statusCode).toBe(400)
})

test('a list of a thousand people gives others a turn every fifty', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ ...bo, line: index + 2, lastName: `Ek ${index}` }))
  let turns = 0
  const timer = {
    next: setImmediate(function count() {
      turns += 1
      timer.next = setImmediate(count)
    }),
  }
  const planned = await planInTurns(rows, [], world.clock.now)
  clearImmediate(timer.next)
  expect([planned.length, turns >= 20]).toEqual([1_000, true])
})

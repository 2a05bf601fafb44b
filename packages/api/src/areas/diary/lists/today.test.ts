import { diaryToday } from '@veckovis/contracts/diary'
import { createDiaryWorld, newAbsence, newExtraResource, type DiaryWorld } from '@veckovis/testing/diary-world'
import { makeStaffMember } from '@veckovis/testing/make-data'
import { ownerOf } from '@veckovis/testing/owner-of'

// A Wednesday, and its week.
const wednesday = new Date('2026-08-12T06:00:00Z')
const nobody = { away: 0, hours: 0, uncovered: 0, undecided: 0, rows: [] }

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const ask = async (user = world.diary.manager) => {
  const { status, json } = await world.get(user, '/diary/today')
  expect(status).toBe(200)
  return diaryToday.parse(json())
}
const onWednesday = () => {
  world.clock.now = wednesday
}
const namesOf = ({ rows }: Awaited<ReturnType<typeof ask>>) => rows.map(({ staff }) => staff.firstName)

test('who is away today is listed for all units with the hours that no substitute takes, what is least covered first', async () => {
  const { asa, bo, sibling } = world.staff
  const half = await world.create(newAbsence(asa, { substitute: { typeId: 3, perDay: 5.5 } }))
  const more = await world.create(
    newAbsence(bo, { reason: 1, hours: { perDay: 4 }, substitute: { typeId: 3, perDay: 8 } }),
  )
  const none = await world.create(newAbsence(sibling, { to: '2026-08-12' }), { where: 'sibling' })
  await world.create(newExtraResource())
  await world.approve(half.id, more.id, none.id)
  onWednesday()
  expect(await ask()).toMatchObject({
    ...{ day: '2026-08-12', units: 3, away: 3, hours: 20, uncovered: 10.5, undecided: 0, toDecide: 1 },
    rows: [
      {
        unit: { id: world.units.sibling, name: 'Systerenhet' },
        department: 'Hemtjänst',
        staff: { firstName: 'Cia', lastName: 'Öberg' },
        ...{ entryId: none.id, reasons: [2], hours: 8, uncovered: 8, until: '2026-08-12', isDecided: true },
      },
      { staff: { firstName: 'Åsa' }, hours: 8, uncovered: 2.5, until: '2026-08-14' },
      // What one substitute works beyond an absence covers no other one.
      { staff: { firstName: 'Bo' }, reasons: [1], hours: 4, uncovered: 0 },
    ],
  })
})

test('somebody who has left since is not away', async () => {
  const { asa, bo } = world.staff
  const [left, stays] = [await world.create(newAbsence(asa)), await world.create(newAbsence(bo))]
  await world.approve(left.id, stays.id)
  await ownerOf(world.database).asSystem(t =>
    t.query(`UPDATE staff_member SET employed_to = '2026-08-11' WHERE id = $1`, [asa]),
  )
  onWednesday()
  expect(await ask()).toMatchObject({ away: 1, hours: 8, uncovered: 8, rows: [{ staff: { firstName: 'Bo' } }] })
})

test('an absence that waits is counted by itself, and for nobody who is away by a decided one', async () => {
  const { asa, bo } = world.staff
  const decided = await world.create(newAbsence(asa))
  await world.approve(decided.id)
  await world.create(newAbsence(asa, { reason: 1 }))
  const waiting = await world.create(newAbsence(bo, { reason: 1, to: '2026-08-12' }))
  onWednesday()
  expect(await ask()).toMatchObject({ away: 1, hours: 8, uncovered: 8, undecided: 1, toDecide: 2 })
  expect((await ask()).rows.map(({ reasons, isDecided }) => [reasons, isDecided])).toEqual([
    [[1], false],
    [[2], true],
  ])
  // Its hours are handed to the forecast by hand: it is decided as far as it can be.
  await world.post(world.diary.manager, `/diary/${waiting.id}/hand-over`, { body: {} })
  expect(await ask()).toMatchObject({ away: 2, uncovered: 16, undecided: 0, toDecide: 1 })
})

test('two absences of one person on one day are one row', async () => {
  const { asa } = world.staff
  const first = await world.create(newAbsence(asa, { hours: { perDay: 3 } }))
  const other = await world.create(
    newAbsence(asa, { reason: 6, hours: { perDay: 2 }, from: '2026-08-12', to: '2026-08-19' }),
  )
  await world.approve(first.id, other.id)
  onWednesday()
  expect(await ask()).toMatchObject({
    ...{ away: 1, hours: 5, uncovered: 5 },
    rows: [{ entryId: first.id, reasons: [2, 6], hours: 5, until: '2026-08-19' }],
  })
})

test('who called in sick today is away until the last day of what was approved from tomorrow on', async () => {
  onWednesday()
  const sick = newAbsence(world.staff.bo, { reason: 1, from: '2026-08-12', to: '2026-08-20' })
  const made = await world.post(world.diary.manager, `/diary/unit/${world.units.own}/decided`, { body: sick })
  expect(made.status).toBe(200)
  expect(await ask()).toMatchObject({
    ...{ away: 1, hours: 8, undecided: 0, toDecide: 0 },
    rows: [{ reasons: [1], hours: 8, until: '2026-08-20', isDecided: true }],
  })
})

test('a day that was not chosen, one after an early return, what is rejected, deleted or of another unit is no absence', async () => {
  const { asa, bo, leaving } = world.staff
  await world.approve((await world.create(newAbsence(asa, { weekdays: [1, 2, 4, 5] }))).id)
  const back = await world.create(newAbsence(bo))
  await world.approve(back.id)
  await world.decide('reject', [(await world.create(newAbsence(leaving, { to: '2026-08-12' }))).id])
  const gone = await world.create(newAbsence(asa, { reason: 1, from: '2026-08-12', to: '2026-08-12' }))
  await world.delete(world.diary.manager, `/diary/${gone.id}`)
  const elsewhere = newAbsence(world.staff.sibling)
  await world.create(elsewhere, { where: 'sibling' })
  onWednesday()
  expect(namesOf(await ask(world.diary.reader))).toEqual(['Bo'])
  await world.post(world.diary.approver, `/diary/${back.id}/return`, { body: { lastDay: '2026-08-11' } })
  expect(await ask(world.diary.reader)).toMatchObject({ units: 1, ...nobody, toDecide: 0 })
  expect(await ask(world.diary.stranger)).toMatchObject({ units: 1, ...nobody, toDecide: 0 })
})

test('the Swedish day counts, which has begun before midnight in Greenwich', async () => {
  await world.approve((await world.create(newAbsence(world.staff.asa, { from: '2026-08-13', to: '2026-08-13' }))).id)
  onWednesday()
  expect(await ask()).toMatchObject(nobody)
  world.clock.now = new Date('2026-08-12T22:30:00Z')
  expect(await ask()).toMatchObject({ day: '2026-08-13', away: 1 })
})

test('whose absences were shown stands in the audit, unit by unit, and nothing of them', async () => {
  const { bo, sibling } = world.staff
  const own = await world.create(newAbsence(bo, { reason: 1, notes: 'Feber 39' }))
  const other = await world.create(newAbsence(sibling), { where: 'sibling' })
  onWednesday()
  await ask()
  const audits = (await world.audits('diary-read')).slice(-2)
  expect(audits).toHaveLength(2)
  expect(audits).toEqual(
    expect.arrayContaining([
      { subject: `unit/${world.units.own}`, details: { question: 'today', entries: [own.id], staff: [bo] } },
      { subject: `unit/${world.units.sibling}`, details: { question: 'today', entries: [other.id], staff: [sibling] } },
    ]),
  )
})

test('of more than two hundred units everybody is counted, and the ten with most to cover come', async () => {
  const { database, units } = world
  for (let number = 0; number < 12; number += 1) {
    const { id } = await makeStaffMember(database, { unitId: units.own, firstName: 'E', lastName: 'F' })
    await world.approve((await world.create(newAbsence(id, { hours: { perDay: number + 1 } }))).id)
  }
  await ownerOf(database).asSystem(transaction =>
    transaction.query(
      `INSERT INTO unit (department_id, municipality_id, name)
       SELECT department_id, municipality_id, 'Många ' || n FROM unit, generate_series(1, 200) AS n WHERE id = $1`,
      [units.own],
    ),
  )
  onWednesday()
  const found = await ask()
  expect(found).toMatchObject({ units: 203, away: 12, hours: 78, uncovered: 78 })
  expect(found.rows.map(({ uncovered }) => uncovered)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

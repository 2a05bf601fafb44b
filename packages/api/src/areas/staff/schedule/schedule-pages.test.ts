import type { ScheduleRow, ScheduleWeeks } from '@veckovis/contracts/staff'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { makeStaffMember, ownerOf } from '@veckovis/testing'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'
import fc from 'fast-check'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const spring = 'year=2026&startWeek=11&endWeek=15'
const namesIn = ({ staff }: ScheduleWeeks) => staff.map(({ lastName }) => lastName)

test('a page holds the asked weeks of its people, and the sums are those of all pages', async () => {
  const made = { unitId: world.units.own, weeklyHours: 20 }
  for (let number = 10; number < 22; number++)
    await makeStaffMember(world.database, { ...made, lastName: `Person ${number}` })
  await makeStaffMember(world.database, { ...made, lastName: 'Slutar', employedTo: '2026-03-18' })
  const first = await world.searchSchedule(`${spring}&pageSize=10`)
  expect(namesIn(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Person ${10 + index}`))
  expect(first).toMatchObject({ year: 2026, weeks: 53, total: 13, notThen: 0, foundTotals: null })
  expect(first.staff[0]?.weeks).toEqual(
    Object.fromEntries([11, 12, 13, 14, 15].map(week => [week, { hours: 20, grade: 1 }])),
  )
  expect(first.totals).toEqual({ 11: 260, 12: 248.57, 13: 240, 14: 240, 15: 240 })
  const second = await world.searchSchedule(`${spring}&pageSize=10&page=2`)
  expect(namesIn(second)).toEqual(['Person 20', 'Person 21', 'Slutar'])
  expect(second.staff[2]?.weeks).toEqual({ 11: { hours: 20, grade: 1 }, 12: { hours: 8.57, grade: 1 } })
  expect(second.totals).toEqual(first.totals)
  expect(namesIn(await world.searchSchedule(`${spring}&pageSize=10&page=3`))).toEqual([])
})

test('a search has sums of its own beside those of the unit, and counts those of the year who are not there then', async () => {
  const unitId = world.units.own
  await makeStaffMember(world.database, { unitId, firstName: 'Anna', lastName: 'Öberg', weeklyHours: 30 })
  await makeStaffMember(world.database, { unitId, firstName: 'Bo', lastName: 'Ek', weeklyHours: 40 })
  await makeStaffMember(world.database, { unitId, firstName: 'Bo', lastName: 'Alm', employedTo: '2026-01-31' })
  await makeStaffMember(world.database, { unitId, firstName: 'Bo', lastName: 'Gammal', employedTo: '2025-12-28' })
  const found = await world.searchSchedule(spring, 'bo')
  expect(found).toMatchObject({ total: 1, notThen: 1, totals: { 12: 70 }, foundTotals: { 12: 40 } })
  expect(namesIn(found)).toEqual(['Ek'])
  const nobody = await world.searchSchedule(spring, 'finns inte')
  expect(nobody).toMatchObject({ staff: [], total: 0, notThen: 0, totals: { 12: 70 }, foundTotals: { 12: 0 } })
})

test('namesakes are told apart among all of the year, whatever page and weeks they stand in', async () => {
  const unitId = world.units.own
  await makeStaffMember(world.database, { unitId, lastName: 'Berg', birthday: '1985-05-15' })
  await makeStaffMember(world.database, { unitId, lastName: 'Berg', birthday: '1990-01-01', employedTo: '2026-01-31' })
  const { staff } = await world.searchSchedule(spring)
  expect(staff.map(({ distinction }) => distinction)).toEqual([{ kind: 'born', year: 1985 }])
})

test('sums follow terms that are added, taken back and changed in the database itself', async () => {
  const { id } = await world.create()
  const sums = async () => Object.values((await world.searchSchedule(spring)).totals)
  const change = (validFrom: string, grade: number) =>
    world.change(id, { terms: { validFrom, actualService: { grade, reason: 'OTHER' } } })
  expect(await sums()).toEqual([40, 40, 40, 40, 40])
  await change('2026-03-23', 0.5)
  expect(await sums()).toEqual([40, 40, 20, 20, 20])
  await change('2026-04-06', 0)
  expect(await sums()).toEqual([40, 40, 20, 20, 0])
  const ownerDoes = (sql: string) => ownerOf(world.database).asSystem(transaction => transaction.query(sql, [id]))
  await ownerDoes("UPDATE staff_terms SET valid_from = '2026-03-30' WHERE staff_member_id = $1 AND actual_grade = 0.5")
  expect(await sums()).toEqual([40, 40, 40, 20, 0])
  await ownerDoes('DELETE FROM staff_terms WHERE staff_member_id = $1 AND actual_grade = 0.5')
  expect(await sums()).toEqual([40, 40, 40, 40, 0])
})

test('the schedule needs its own permission in the unit, and holds neither salary nor reason', async () => {
  await makeStaffMember(world.database, { unitId: world.units.own, actualGrade: 0.5 })
  const path = `/schedule/unit/${world.units.own}/search?${spring}`
  const ask = (user: Parameters<StaffWorld['call']>[0]) => world.call(user, 'POST', path, { body: {} })
  expect((await ask(world.people.reader)).statusCode).toBe(403)
  expect((await ask(world.people.stranger)).statusCode).toBe(403)
  const { body, statusCode } = await ask(world.people.writer)
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/salary|reason|birthday|notes/)
})

test.each([
  'year=2026&startWeek=0&endWeek=5',
  'year=2026&startWeek=12&endWeek=11',
  'year=2025&startWeek=50&endWeek=53',
  'year=26&startWeek=1&endWeek=5',
  'startWeek=1&endWeek=5',
  'year=2026&startWeek=1',
  `${spring}&page=0`,
  `${spring}&pageSize=1000`,
  `${spring}&search=anna`,
])('the query %s is refused', async query => {
  const path = `/schedule/unit/${world.units.own}/search?${query}`
  expect((await world.call(world.people.writer, 'POST', path, { body: {} })).statusCode).toBe(400)
})

/** People of every kind: with up to three sets of terms, some of them of one day, ended, taken out, or not begun. */
const makeCrowd = (unitId: number, size: number) =>
  ownerOf(world.database).asSystem(transaction =>
    transaction.query(
      `WITH made AS (
         INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, employed_from, employed_to, removed_on)
         SELECT u.id, u.municipality_id, (ARRAY['Anna', 'Bo', 'Åsa'])[1 + n % 3],
           (ARRAY['Berg', 'Öberg', 'Ek'])[1 + n % 3] || ' ' || n % 40, began, ended,
           CASE WHEN n % 11 = 0 THEN coalesce(ended, began) END
         FROM unit u, generate_series(1, $2::int) AS n,
           LATERAL (SELECT DATE '2025-06-01' + n * 7919 % 500 AS began) AS begin,
           LATERAL (SELECT CASE WHEN n % 11 = 0 OR n % 4 = 0 THEN began + n * 104729 % 300 END AS ended) AS ending
         WHERE u.id = $1 RETURNING id, municipality_id, employed_from)
       INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours,
         ordinary_grade, actual_grade, actual_reason)
       SELECT id, municipality_id, employed_from + CASE turn WHEN 0 THEN 0 WHEN 1 THEN 1 + id % 200 ELSE 2 + id % 200 END,
         30000, 20 + id * turn % 21 + 0.25, 1, 0.5 + id % 3 * 0.17, 'OTHER'
       FROM made, generate_series(0, 2) AS turn WHERE turn <= id % 3`,
      [unitId, size],
    ),
  )

const hundredths = (hours: number) => Math.round(hours * 100)
const sumsOf = (rows: readonly ScheduleRow[], weeks: readonly number[]) =>
  Object.fromEntries(
    weeks.map(week => [week, rows.reduce((sum, row) => sum + hundredths(row.weeks[week]?.hours ?? 0), 0)]),
  )
const inHundredths = (hours: Readonly<Record<string, number>> | null) =>
  hours && Object.fromEntries(Object.entries(hours).map(([week, value]) => [week, hundredths(value)]))

test('the pages together are the whole year’s schedule cut to the weeks, and their sums are its sums', async () => {
  await makeCrowd(world.units.own, 230)
  await makeCrowd(world.units.other, 20)
  const asked = fc.record({
    year: fc.constantFrom(2025, 2026, 2027),
    ends: fc.tuple(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 1, max: 53 })),
    search: fc.constantFrom('', 'ek', 'Å', 'anna 1', 'finns inte'),
    pageSize: fc.constantFrom(25, 50, 100),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ year, ends, search, pageSize }) => {
      const last = weeksInIsoYear(year)
      const [startWeek, endWeek] = [Math.min(...ends, last), Math.min(Math.max(...ends), last)]
      const weeks = Array.from({ length: endWeek - startWeek + 1 }, (_, index) => startWeek + index)
      const query = `year=${year}&startWeek=${startWeek}&endWeek=${endWeek}&pageSize=${pageSize}`
      const first = await world.searchSchedule(query, search)
      const rows = [...first.staff]
      for (let page = 2; rows.length < first.total; page++) {
        const next = await world.searchSchedule(`${query}&page=${page}`, search)
        expect(next.staff.length).toBeGreaterThan(0)
        expect({ ...next, staff: [] }).toEqual({ ...first, staff: [] })
        rows.push(...next.staff)
      }
      const whole = await world.schedule(year)
      const isFound = ({ firstName, lastName }: ScheduleRow) =>
        search
          .toLowerCase()
          .split(' ')
          .every(word => `${firstName} ${lastName}`.toLowerCase().includes(word))
      const cut = whole.staff
        .map(row => ({
          ...row,
          weeks: Object.fromEntries(Object.entries(row.weeks).filter(([week]) => weeks.includes(Number(week)))),
        }))
        .filter(row => Object.keys(row.weeks).length > 0)
      expect(rows).toEqual(cut.filter(isFound))
      expect(first.total).toBe(rows.length)
      expect(first.notThen).toBe(whole.staff.filter(isFound).length - rows.length)
      expect(inHundredths(first.totals)).toEqual(sumsOf(cut, weeks))
      expect(inHundredths(first.foundTotals)).toEqual(search === '' ? null : sumsOf(rows, weeks))
      for (const week of weeks) expect(first.totals[week]).toBe(whole.totals[week])
    }),
    { numRuns: 25 },
  )
}, 60_000)

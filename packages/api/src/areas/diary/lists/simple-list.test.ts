import { diarySortFields, type DiaryList } from '@veckovis/contracts/diary'
import { diaryCategories } from '@veckovis/domain/diary'
import { makeStaffMember, ownerOf } from '@veckovis/testing'
import { createDiaryWorld, type DiaryWorld } from '@veckovis/testing/diary-world'
import fc from 'fast-check'

/** Two people of one name among them, two whose names differ in their case alone, and one without entries. */
const names = [
  ['Åsa', 'Berg'],
  ['Åsa', 'Berg'],
  ['Bo', 'Öberg'],
  ['bo', 'öberg'],
  ['Ek', 'Zander'],
  ['Ida', 'Ågren'],
]

let world: DiaryWorld
beforeAll(async () => {
  world = await createDiaryWorld()
  const ids: number[] = []
  for (const [firstName = '', lastName = ''] of names)
    ids.push((await makeStaffMember(world.database, { unitId: world.units.own, firstName, lastName })).id)
  await fill(ids.slice(0, -1))
})
afterAll(() => world.close())

/** Absences and changes of need of one to three days in spring, in an order of their own; the same ones fall away. */
const fill = async (people: readonly number[]) => {
  const number = fc.integer({ min: 0, max: 60 })
  const made = fc.record({
    person: fc.option(fc.constantFrom(...people)),
    day: number,
    days: fc.integer({ min: 0, max: 2 }),
  })
  const words = fc.record({
    title: fc.constantFrom('', 'Berg', 'å', 'Ek 3'),
    notes: fc.constantFrom('', 'öberg 7', 'B'),
  })
  const entry = fc.tuple(
    made,
    words,
    fc.constantFrom('WAITING', 'APPROVED', 'REJECTED'),
    fc.integer({ min: 1, max: 4 }),
  )
  const rows = fc
    .sample(entry, { numRuns: 400, seed: 20_261_123 })
    .map(([each, texts, status, reason]) => ({ ...each, ...texts, status, reason }))
  await ownerOf(world.database).asSystem(t =>
    t.query(
      `INSERT INTO diary_entry (unit_id, municipality_id, category, status, title, notes, from_date, to_date, weekdays,
         first_date, last_date, dated_weekdays, days, absence_reason_id, staff_member_id, per_day, reason_code, per_week, hours,
         temporary_hours, difference, created_at, decided_at)
       SELECT u.id, u.municipality_id, CASE WHEN person IS NULL THEN 'CHANGE_OF_NEEDS' ELSE 'ABSENCE' END, status, title, notes,
         d.first, d.last, '{1,2,3,4,5,6,7}', d.first, d.last, '{1,2,3,4,5,6,7}', 1 + days,
         CASE WHEN person IS NOT NULL THEN reason END, person, CASE WHEN person IS NOT NULL THEN 8 END,
         CASE WHEN person IS NULL THEN (ARRAY['DEATH', 'MOVE', 'VAK', 'DEATH'])[reason] END,
         CASE WHEN person IS NULL THEN 7 END, 8 * (1 + days), CASE WHEN person IS NOT NULL THEN 0 END,
         CASE WHEN person IS NOT NULL THEN -8 * (1 + days) END, now(), CASE WHEN status <> 'WAITING' THEN now() END
       FROM unit u, json_to_recordset($2) AS r (person int, day int, days int, title text, notes text, status text, reason int),
         LATERAL (SELECT DATE '2026-04-01' + day AS first, DATE '2026-04-01' + day + days AS last) AS d
       WHERE u.id = $1 ON CONFLICT DO NOTHING`,
      [world.units.own, JSON.stringify(rows)],
    ),
  )
}

const asked = fc.record({
  sort: fc.oneof(fc.constant('staff' as const), fc.constantFrom(...diarySortFields)),
  direction: fc.constantFrom('ascending', 'descending'),
  page: fc.integer({ min: 1, max: 40 }),
  pageSize: fc.constantFrom(10, 25, 100),
  status: fc.option(fc.constantFrom('WAITING', 'APPROVED', 'REJECTED')),
  from: fc.option(fc.constantFrom('2026-04-20', '2026-05-05')),
  words: fc.array(fc.constantFrom('berg', 'Å', '3', 'bo', 'ÖBERG', 'zander'), { maxLength: 2 }),
})
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never

type Row = { id: number; category: string; hours: number }

const columns: Record<Asked['sort'], string> = {
  ...{ firstDate: 'e.first_date', lastDate: 'e.last_date', title: 'e.title COLLATE swedish', category: 'e.category' },
  ...{ status: 'e.status', staff: 'p.place', hours: 'e.hours', difference: 'e.difference', createdAt: 'e.created_at' },
}

/** All of the list by one plain statement, as the list was read before it knew of people. */
const readAll = async ({ sort, direction, status, from, words }: Asked): Promise<Row[]> => {
  const way = direction === 'ascending' ? 'ASC' : 'DESC'
  const { rows } = await ownerOf(world.database).read<Row>(
    `SELECT e.id, e.category, e.hours::float8 AS hours FROM diary_entry e
     LEFT JOIN (SELECT id, searched_name, dense_rank() OVER (ORDER BY last_name COLLATE swedish, first_name COLLATE swedish) AS place
       FROM staff_member WHERE unit_id = $1) AS p ON p.id = e.staff_member_id
     WHERE e.unit_id = $1 AND e.deleted_at IS NULL AND ($2::text IS NULL OR e.status = $2)
       AND ($3::date IS NULL OR e.last_date >= $3)
       AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS word WHERE strpos(e.searched_text, folded_name(word)) = 0
         AND coalesce(strpos(p.searched_name, folded_name(word)), 0) = 0)
     ORDER BY ${columns[sort]} ${way} NULLS LAST, e.first_date ${way}, e.id ${way}`,
    [world.units.own, status, from, words],
  )
  return rows
}

const listed = async ({ status, from, words, ...part }: Asked): Promise<DiaryList> => {
  const query = { ...part, ...(status !== null && { status }), ...(from !== null && { from }) }
  const texts = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return world.list(`?${texts.join('&')}`, { body: { search: words.join(' ') } })
}

test('each page, its number and its sums are those of the whole list in its order', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async each => {
      const all = await readAll(each)
      const { entries, total, summary } = await listed(each)
      const before = (each.page - 1) * each.pageSize
      expect(entries.map(({ id }) => id)).toEqual(all.slice(before, before + each.pageSize).map(({ id }) => id))
      expect(total).toBe(all.length)
      for (const category of diaryCategories) {
        const own = all.filter(row => row.category === category)
        const hours = own.reduce((sum, row) => sum + row.hours, 0)
        expect(summary.find(sums => sums.category === category)).toMatchObject({ count: own.length, hours })
      }
    }),
    { numRuns: 60 },
  )
})

test('every page by name is read from whichever end is nearer, past the people to what is of nobody', async () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const whole = { sort: 'staff', direction, status: null, from: null, words: [], page: 1, pageSize: 25 } as const
    const all = await readAll({ ...whole, words: [] })
    expect(all.length).toBeGreaterThan(200)
    const ids: number[] = []
    for (let page = 1; page <= Math.ceil(all.length / 25); page += 1)
      ids.push(...(await listed({ ...whole, words: [], page })).entries.map(({ id }) => id))
    expect(ids).toEqual(all.map(({ id }) => id))
  }
})

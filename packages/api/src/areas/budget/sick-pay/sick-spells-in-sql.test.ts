import { sickPayOfYear, type SickPayRule, type SickPerson } from '@veckovis/domain/budget'
import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import fc from 'fast-check'

let created: TestDatabase
beforeAll(async () => {
  created = await createTestDatabase()
})
afterAll(() => created.drop())

/**
 * The same by the database, in windows and decimals: spells by the gaps between days, deductions one spell after the
 * other, hours that are saved whole as what lies below a fifth of a week. $1 the year, $2 days, $3 people, $4 rules.
 */
const oracleSql = `
WITH RECURSIVE person AS (
  SELECT p.* FROM jsonb_to_recordset($3::jsonb) AS p (person int, early numeric, late numeric, since date)
), rule AS (
  SELECT r.* FROM jsonb_to_recordset($4::jsonb) AS r ("validFrom" date, "bySpell" boolean, "savedFromDay15" numeric)
), ill AS (
  SELECT d.person, d.day, sum(d.hours) AS hours FROM jsonb_to_recordset($2::jsonb) AS d (person int, day date, hours numeric)
  GROUP BY d.person, d.day HAVING sum(d.hours) > 0
), parted AS (
  SELECT *, coalesce(day - lag(day) OVER by_day > 5, true) AS begins FROM ill WINDOW by_day AS (PARTITION BY person ORDER BY day)
), numbered AS (
  SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY person ORDER BY day) AS spell FROM parted
), spell AS (
  SELECT n.person, n.spell, min(n.day) AS first, CASE WHEN min(n.day) < p.since THEN p.early ELSE p.late END AS weekly
  FROM numbered n JOIN person p USING (person) GROUP BY n.person, n.spell, p.early, p.late, p.since
), counted AS (
  SELECT person, 0::bigint AS spell, false AS deducts, ARRAY[]::date[] AS deducted FROM person
  UNION ALL
  SELECT c.person, s.spell, now.deducts, CASE WHEN now.deducts THEN c.deducted || s.first ELSE c.deducted END
  FROM counted c JOIN spell s ON s.person = c.person AND s.spell = c.spell + 1
  CROSS JOIN LATERAL (SELECT count(*) < 10 AS deducts FROM unnest(c.deducted) AS d (day) WHERE d.day > s.first - interval '1 year') AS now
), ruled AS (
  SELECT DISTINCT ON (s.person, s.spell) s.*, c.deducts, r."bySpell" AS by_spell, r."savedFromDay15" AS later
  FROM spell s JOIN counted c USING (person, spell) JOIN rule r ON r."validFrom" <= s.first
  ORDER BY s.person, s.spell, r."validFrom" DESC
), placed AS (
  SELECT n.day, n.hours, r.later, n.day >= r.first + 14 AS is_later, CASE WHEN r.deducts THEN r.weekly / 5 ELSE 0 END AS whole,
    sum(n.hours) FILTER (WHERE n.day < r.first + 14) OVER (PARTITION BY n.person, n.spell ORDER BY n.day) AS so_far
  FROM numbered n JOIN ruled r USING (person, spell) WHERE r.by_spell
), saving AS (
  SELECT day, hours, CASE WHEN is_later THEN hours * later
    ELSE (least(so_far, whole) - least(so_far - hours, whole)) * 0.8 + hours * 0.2 END AS saved FROM placed
)
SELECT extract(week FROM day)::int AS week, sum(hours)::float8 AS hours, sum(saved)::float8 AS saved
FROM saving WHERE extract(isoyear FROM day) = $1 GROUP BY 1 ORDER BY 1`

const dayAfter = (days: number) => new Date(Date.UTC(2025, 2, 3) + days * 86_400_000).toISOString().slice(0, 10)
const lastDay = 850

/** Stretches of illness, close enough for relapses and many enough for ten deductions. */
const stretches = fc
  .array(
    fc.record({ gap: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 60 })), length: fc.nat(24) }),
    { minLength: 8, maxLength: 40 },
  )
  .map(list => {
    let day = 0
    return list.flatMap(({ gap, length }) => {
      const first = day + gap
      day = first + (length % 3 === 0 ? length : length % 3)
      return Array.from({ length: day - first + 1 }, (_, index) => first + index)
    })
  })

const person = fc.record({
  days: stretches,
  hours: fc.integer({ min: 1, max: 1000 }),
  early: fc.integer({ min: 100, max: 4000 }),
  late: fc.integer({ min: 100, max: 4000 }),
  since: fc.nat(lastDay).map(dayAfter),
})

const rule: fc.Arbitrary<SickPayRule> = fc.record({
  validFrom: fc.nat(lastDay).map(dayAfter),
  bySpell: fc.boolean(),
  savedFromDay15: fc.integer({ min: 0, max: 100 }).map(hundredths => hundredths / 100),
})
const rules = fc
  .uniqueArray(rule, { maxLength: 3, selector: ({ validFrom }) => validFrom })
  .map(list => [{ validFrom: '2025-01-01', bySpell: true, savedFromDay15: 1 }, ...list])

type Person = { days: number[]; hours: number; early: number; late: number; since: string }
type Week = { readonly week: number; readonly hours: number; readonly saved: number }

const asPerson = ({ days, hours, early, late, since }: Person): SickPerson => ({
  days: days.map(day => ({ day: dayAfter(day), hours })),
  weeklyHoursOn: day => (day < since ? early : late),
})

const ofDatabase = async (year: number, people: readonly Person[], list: readonly SickPayRule[]): Promise<Week[]> => {
  const days = people.flatMap(({ days: own, hours }, index) =>
    own.map(day => ({ person: index, day: dayAfter(day), hours: hours / 100 })),
  )
  const terms = people.map(({ early, late, since }, index) => ({
    ...{ person: index, early: early / 100, late: late / 100, since },
  }))
  const values = [year, JSON.stringify(days), JSON.stringify(terms), JSON.stringify(list)]
  return (await ownerOf(created.database).asSystem(t => t.query<Week>(oracleSql, values))).rows
}

test('A-214 an own calculation by the database agrees on 500 weeks and more', async () => {
  let compared = 0
  const agrees = async (people: Person[], list: SickPayRule[], year: number) => {
    const of = sickPayOfYear(people.map(asPerson), list, year)
    const rows = await ofDatabase(year, people, list)
    expect(of?.spellHours.filter(hours => hours > 0) ?? []).toHaveLength(rows.length)
    for (const { week, hours, saved } of rows) {
      expect((of?.spellHours[week - 1] ?? 0) / 100).toBeCloseTo(hours, 9)
      expect(of?.savedHours[week - 1] ?? 0).toBeCloseTo(saved, 9)
      compared += 1
    }
  }
  const people = fc.array(person, { minLength: 1, maxLength: 3 })
  await fc.assert(fc.asyncProperty(people, rules, fc.constantFrom(2025, 2026, 2027), agrees), { numRuns: 60 })
  expect(compared).toBeGreaterThanOrEqual(500)
}, 60_000)

import { unsocialShiftOf, type UnsocialRule } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import fc from 'fast-check'

let created: TestDatabase
beforeAll(async () => {
  created = await createTestDatabase()
})
afterAll(() => created.drop())

/**
 * The same by the database, in decimals and with another rule of Easter (Carter's): every day of three calendar years with
 * its weight, then the weeks of the year. $1 the year, $2 rules, $3 SEK of the year.
 */
const oracleSql = `
WITH rule AS (
  SELECT r."validFrom", r."byCalendar", (r.weights ->> 'weekday-night')::numeric AS night,
    (r.weights ->> 'weekend')::numeric AS weekend, (r.weights ->> 'major-holiday')::numeric AS major
  FROM jsonb_to_recordset($2::jsonb) AS r ("validFrom" date, "byCalendar" boolean, weights jsonb)
), year AS (
  SELECT y, (225 - 11 * (y % 19) - 21) % 30 + 21 AS moon FROM generate_series($1::int - 1, $1::int + 1) AS y
), easter AS (
  SELECT y, m + 7 - (y + y / 4 + m + 1) % 7 AS march FROM (SELECT y, moon - (moon > 48)::int AS m FROM year) AS corrected
), holiday AS (
  SELECT make_date(y, 3, 1) + march - 1 + moved AS day, moved BETWEEN -2 AND 1 AS is_major
  FROM easter CROSS JOIN unnest(ARRAY[-2, -1, 0, 1, 39, 49]) AS moved
  UNION ALL
  SELECT make_date(y, f.month, f.day), f.is_major FROM year CROSS JOIN (VALUES (1, 1, true), (1, 6, false), (5, 1, false), (6, 6, false),
    (12, 24, true), (12, 25, true), (12, 26, true), (12, 31, true)) AS f (month, day, is_major)
  UNION ALL
  SELECT d::date - eve, true FROM year CROSS JOIN (VALUES (0), (1)) AS e (eve),
    generate_series(make_date(y, 6, 20), make_date(y, 6, 26), interval '1 day') AS d WHERE extract(isodow FROM d) = 6
  UNION ALL
  SELECT d::date, false FROM year, generate_series(make_date(y, 10, 31), make_date(y, 11, 6), interval '1 day') AS d
  WHERE extract(isodow FROM d) = 6
), day AS (
  SELECT y, d::date AS day, extract(isodow FROM d) >= 6 OR EXISTS (SELECT FROM holiday h WHERE h.day = d::date) AS is_weekend,
    EXISTS (SELECT FROM holiday h WHERE h.day = d::date AND h.is_major) AS is_major,
    coalesce((SELECT r."byCalendar" FROM rule r WHERE r."validFrom" <= make_date(y, 1, 1) ORDER BY r."validFrom" DESC LIMIT 1), false)
      AS by_calendar
  FROM year, generate_series(make_date(y, 1, 1), make_date(y, 12, 31), interval '1 day') AS d
), weighed AS (
  SELECT d.*, coalesce((SELECT CASE WHEN d.is_major THEN r.major WHEN d.is_weekend THEN r.weekend ELSE r.night END
      FROM rule r WHERE r."byCalendar" AND r."validFrom" <= d.day ORDER BY r."validFrom" DESC LIMIT 1),
    CASE WHEN d.is_major THEN 4 WHEN d.is_weekend THEN 2 ELSE 1 END) AS weight
  FROM day d
), part AS (
  SELECT y, day, CASE WHEN by_calendar THEN $3::numeric * weight / sum(weight) OVER (PARTITION BY y) ELSE $3::numeric / 364 END AS kronor,
    by_calendar FROM weighed
)
SELECT extract(week FROM day)::int AS week, (sum(kronor) - $3::numeric / 52)::float8 AS shift,
  (SELECT abs(sum(p.kronor) - $3::numeric) < 0.000001 FROM part p WHERE p.y = $1 AND p.by_calendar) AS "isWhole"
FROM part WHERE extract(isoyear FROM day) = $1 GROUP BY 1 ORDER BY 1`

const weight = fc.integer({ min: 1, max: 2000 }).map(hundredths => hundredths / 100)

const rule: fc.Arbitrary<UnsocialRule> = fc.record({
  validFrom: fc
    .date({ min: new Date('2025-06-01'), max: new Date('2033-06-30'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  byCalendar: fc.boolean(),
  weights: fc.record({ 'weekday-night': weight, weekend: weight, 'major-holiday': weight }),
})

/** Those of which the first begins before every year, by the calendar. */
const rules = fc
  .tuple(rule, fc.uniqueArray(rule, { maxLength: 4, selector: ({ validFrom }) => validFrom }))
  .map(([first, later]) => [{ ...first, validFrom: '2020-01-01', byCalendar: true }, ...later])

type Week = { readonly week: number; readonly shift: number; readonly isWhole: boolean | null }

test('A-216 an own calculation by the database agrees on 500 weeks and more, to the hundredth of an öre', async () => {
  let compared = 0
  const agrees = async (list: UnsocialRule[], year: number, obUsk: number) => {
    const shifts = unsocialShiftOf(list, year, obUsk)
    const { rows } = await ownerOf(created.database).asSystem(t =>
      t.query<Week>(oracleSql, [year, JSON.stringify(list), obUsk]),
    )
    expect(rows).toHaveLength(weeksInIsoYear(year))
    for (const { week, shift, isWhole } of rows) {
      expect(shifts?.[week - 1] ?? 0).toBeCloseTo(shift, 4)
      expect(isWhole).not.toBe(false)
      compared += shifts === null ? 0 : 1
    }
  }
  const years = fc.integer({ min: 2026, max: 2032 })
  const amounts = fc.integer({ min: 1, max: 2_000_000 })
  await fc.assert(fc.asyncProperty(rules, years, amounts, agrees), { numRuns: 25 })
  expect(compared).toBeGreaterThanOrEqual(500)
}, 60_000)

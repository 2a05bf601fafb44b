import { payRiseOf, staffTypes, type PayOfBudget, type PayRevision } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import fc from 'fast-check'

let created: TestDatabase
beforeAll(async () => {
  created = await createTestDatabase()
})
afterAll(() => created.drop())

/**
 * The same by the database, day by day and in decimals: the pay of each group on each day of the ISO year, then the
 * weeks. $1 the year, $2 revisions, $3 the budget with its annual workers by type.
 */
const oracleSql = `
WITH RECURSIVE revision AS (
  SELECT r.* FROM jsonb_to_recordset($2::jsonb) AS r ("validFrom" date, "staffType" text, kind text, value numeric)
), day AS (
  SELECT d::date AS day, (row_number() OVER (ORDER BY d) - 1) / 7 + 1 AS week
  FROM generate_series(date_trunc('week', make_date($1::int, 1, 4)), date_trunc('week', make_date($1::int + 1, 1, 4)) - interval '1 day',
    interval '1 day') AS d
), worker AS (
  SELECT NULL::text AS type, greatest(0, ($3::jsonb ->> 'leftForSchedule')::numeric * ($3::jsonb ->> 'hours')::numeric
    / (($3::jsonb ->> 'annualSalary')::numeric * ($3::jsonb ->> 'fullTimeHours')::numeric * 52)) AS workers
  UNION ALL
  SELECT t.type, coalesce(sum(l."annualWorkers"), 0) FROM unnest($4::text[]) AS t (type)
  LEFT JOIN jsonb_to_recordset($3::jsonb -> 'staffTypes') AS l (type text, "annualWorkers" numeric) ON l.type = t.type GROUP BY t.type
), step AS (
  SELECT w.type, r.kind, r.value, r."validFrom",
    row_number() OVER (PARTITION BY w.type ORDER BY r."validFrom", r."staffType" IS NOT NULL, r.kind = 'kronor') AS place
  FROM worker w JOIN revision r ON (r."staffType" IS NULL OR r."staffType" = w.type)
    AND r."validFrom" BETWEEN (SELECT least(min(day), make_date($1::int, 1, 1)) FROM day) AND (SELECT max(day) FROM day)
), pay AS (
  SELECT type, 0::bigint AS place, '-infinity'::date AS "from", ($3::jsonb ->> 'meanMonthlyPay')::numeric AS kronor FROM worker
  UNION ALL
  SELECT p.type, s.place, s."validFrom",
    CASE s.kind WHEN 'percent' THEN p.kronor * (1 + s.value / 100) ELSE p.kronor + s.value END
  FROM pay p JOIN step s ON s.type IS NOT DISTINCT FROM p.type AND s.place = p.place + 1
), paid AS (
  SELECT DISTINCT ON (w.type, d.day) w.type, w.workers, d.week, p.kronor / ($3::jsonb ->> 'meanMonthlyPay')::numeric - 1 AS part
  FROM worker w CROSS JOIN day d JOIN pay p ON p.type IS NOT DISTINCT FROM w.type AND p."from" <= d.day
  ORDER BY w.type, d.day, p.place DESC
), weekly AS (
  SELECT type, workers, week, sum(part) / 7 AS part,
    type IS NULL OR type IN ('buffer', 'substitutes') AS at_work FROM paid GROUP BY type, workers, week
)
SELECT week::int, (100 * coalesce(sum(part * workers) FILTER (WHERE at_work) / nullif(sum(workers) FILTER (WHERE at_work), 0),
    max(part) FILTER (WHERE type IS NULL)))::float8 AS "perHour",
  coalesce((($3::jsonb ->> 'fixedCostPerWeek')::numeric - ($3::jsonb ->> 'obUsk')::numeric / 52) * sum(part * workers) FILTER (WHERE NOT at_work)
    / nullif(sum(workers) FILTER (WHERE NOT at_work), 0), 0)::float8 AS "fixedCost"
FROM weekly GROUP BY week ORDER BY week`

const days = fc
  .date({ min: new Date('2025-12-01'), max: new Date('2028-01-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

const revision: fc.Arbitrary<PayRevision> = fc.oneof(
  fc.record({
    validFrom: days,
    staffType: fc.option(fc.constantFrom(...staffTypes)),
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: -1000, max: 2000 }).map(hundredths => hundredths / 100),
  }),
  fc.record({
    validFrom: days,
    staffType: fc.option(fc.constantFrom(...staffTypes)),
    kind: fc.constant('kronor' as const),
    value: fc.integer({ min: -200_000, max: 500_000 }).map(hundredths => hundredths / 100),
  }),
)

const revisions = fc.uniqueArray(revision, {
  minLength: 1,
  maxLength: 8,
  selector: ({ validFrom, staffType, kind }) => `${validFrom} ${staffType} ${kind}`,
})

const budget: fc.Arbitrary<PayOfBudget> = fc.record({
  meanMonthlyPay: fc.integer({ min: 20_000, max: 60_000 }),
  annualSalary: fc.integer({ min: 1_000_000, max: 30_000_000 }),
  hours: fc.integer({ min: 4000, max: 100_000 }),
  fullTimeHours: fc.constantFrom(37, 38.25, 40),
  leftForSchedule: fc.integer({ min: -100_000, max: 20_000_000 }),
  staffTypes: fc
    .subarray([...staffTypes])
    .chain(types => fc.tuple(...types.map(type => fc.record({ type: fc.constant(type), annualWorkers: fc.nat(5) })))),
  fixedCostPerWeek: fc.integer({ min: 0, max: 100_000 }),
  obUsk: fc.nat(50_000),
})

type Week = { readonly week: number; readonly perHour: number; readonly fixedCost: number }

// About 50 weeks a run, of which those outside the year of a revision are told by there being none.
test('A-215 an own calculation by the database agrees on 500 weeks and more, to the hundredth of an öre', async () => {
  let compared = 0
  const ofDatabase = async (values: readonly unknown[]) => {
    const { rows } = await ownerOf(created.database).asSystem(t => t.query<Week>(oracleSql, [...values]))
    return rows
  }
  const agrees = async (list: PayRevision[], year: number, of: PayOfBudget) => {
    const rise = payRiseOf(list, year, of)
    const rows = await ofDatabase([year, JSON.stringify(list), JSON.stringify(of), staffTypes])
    expect(rows).toHaveLength(weeksInIsoYear(year))
    for (const { week, perHour, fixedCost } of rows) {
      expect(rise?.perHour[week - 1] ?? 0).toBeCloseTo(perHour, 9)
      expect(rise?.fixedCost[week - 1] ?? 0).toBeCloseTo(fixedCost, 4)
      compared += rise === null ? 0 : 1
    }
  }
  await fc.assert(fc.asyncProperty(revisions, fc.constantFrom(2026, 2027), budget, agrees), { numRuns: 25 })
  expect(compared).toBeGreaterThanOrEqual(500)
}, 60_000)

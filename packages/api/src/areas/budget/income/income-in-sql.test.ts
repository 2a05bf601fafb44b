import { incomesOf, zones, type IncomeOfBudget, type Price } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { calculateForecast, weekListsOf } from '@veckovis/domain/forecast'
import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import fc from 'fast-check'

let created: TestDatabase
beforeAll(async () => {
  created = await createTestDatabase()
})
afterAll(() => created.drop())

/**
 * The same by the database, day by day and in decimals: each zone's price of each day, what rooms, visits and months bring on
 * it, then the weeks. $1 the year, $2 prices, $3 the budget and its quantities, $4 hours of the weeks.
 */
const oracleSql = `
WITH price AS (
  SELECT p.* FROM jsonb_to_recordset($2::jsonb) AS p (kind text, zone text, "validFrom" date, value numeric)
), day AS (
  SELECT d::date AS day, ((row_number() OVER (ORDER BY d) - 1) / 7 + 1)::int AS week
  FROM generate_series(date_trunc('week', make_date($1::int, 1, 4)), date_trunc('week', make_date($1::int + 1, 1, 4)) - interval '1 day',
    interval '1 day') AS d
), budget AS (
  SELECT ($3::jsonb #>> '{needs,timeType}') AS time_type, ($3::jsonb #>> '{needs,fullTimeHours}')::numeric AS full_time,
    (SELECT coalesce(sum(amount), 0) FROM jsonb_to_recordset($3::jsonb -> 'budgetTypes') AS t (type text, amount numeric) WHERE type = 'per-hour') AS per_hour,
    (SELECT coalesce(sum(amount), 0) FROM jsonb_to_recordset($3::jsonb -> 'budgetTypes') AS t (type text, amount numeric) WHERE type = 'per-room') AS per_room
), zone AS (
  SELECT z.zone, sum(z.hours * CASE z.period WHEN 'month' THEN 12 ELSE 1 END * z.quota) AS hours
  FROM jsonb_to_recordset($3::jsonb #> '{needs,zones}') AS z (zone text, hours numeric, period text, quota numeric) GROUP BY z.zone
), room AS (
  SELECT coalesce(sum(r.rooms), 0) AS rooms, coalesce(sum(r.rooms * r.quota * budget.full_time * 52), 0) AS hours
  FROM budget LEFT JOIN jsonb_to_recordset($3::jsonb #> '{needs,rooms}') AS r (rooms numeric, quota numeric) ON true
), zone_day AS (
  SELECT d.week, z.hours, coalesce((SELECT p.value FROM price p WHERE p.zone = z.zone AND p."validFrom" <= d.day
      AND p.kind = CASE b.time_type WHEN 'performed' THEN 'performed-hour' ELSE 'granted-hour' END
    ORDER BY p."validFrom" DESC LIMIT 1), b.per_hour) AS price
  FROM zone z CROSS JOIN day d CROSS JOIN budget b
), mean AS (
  SELECT week, sum(hours * price) / sum(hours) AS price FROM zone_day GROUP BY week
), daily AS (
  SELECT d.week, room.rooms * coalesce(
      (SELECT p.value FROM price p WHERE p.kind = 'room-day' AND p."validFrom" <= d.day ORDER BY p."validFrom" DESC LIMIT 1),
      b.per_room / (make_date(extract(year FROM d.day)::int + 1, 1, 1) - make_date(extract(year FROM d.day)::int, 1, 1)))
    + coalesce((SELECT (q.months ->> (extract(month FROM d.day)::int - 1))::numeric
      FROM jsonb_to_recordset($3::jsonb -> 'visits') AS q (year int, months jsonb) WHERE q.year = extract(year FROM d.day)), 0)
      * coalesce((SELECT p.value FROM price p WHERE p.kind = 'visit' AND p."validFrom" <= d.day ORDER BY p."validFrom" DESC LIMIT 1), 0)
      / extract(day FROM date_trunc('month', d.day) + interval '1 month - 1 day')
    + coalesce((SELECT (q.months ->> (extract(month FROM d.day)::int - 1))::numeric
      FROM jsonb_to_recordset($3::jsonb -> 'months') AS q (year int, months jsonb) WHERE q.year = extract(year FROM d.day)), 0)
      * coalesce((SELECT p.value FROM price p WHERE p.kind = 'month' AND p."validFrom" <= d.day ORDER BY p."validFrom" DESC LIMIT 1), 0)
      / extract(day FROM date_trunc('month', d.day) + interval '1 month - 1 day') AS kronor
  FROM day d CROSS JOIN room CROSS JOIN budget b
), beside AS (
  SELECT week, sum(kronor) AS kronor FROM daily GROUP BY week
)
SELECT beside.week, (mean.price * (h.required * (SELECT sum(hours) FROM zone) / ((SELECT sum(hours) FROM zone) + room.hours) + h.changed)
  + beside.kronor)::float8 AS income
FROM beside JOIN mean USING (week) CROSS JOIN room
JOIN jsonb_to_recordset($4::jsonb) AS h (week int, required numeric, changed numeric) ON h.week = beside.week
ORDER BY beside.week`

const days = fc
  .date({ min: new Date('2025-06-01'), max: new Date('2028-01-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const kronor = fc.integer({ min: 0, max: 90_000 }).map(ore => ore / 100)

const price: fc.Arbitrary<Price> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('granted-hour' as const, 'performed-hour' as const),
    zone: fc.constantFrom(...zones),
    validFrom: days,
    value: kronor,
  }),
  fc.record({
    kind: fc.constantFrom('visit' as const, 'room-day' as const, 'month' as const),
    zone: fc.constant(null),
    validFrom: days,
    value: kronor,
  }),
)

const prices = fc.uniqueArray(price, {
  minLength: 1,
  maxLength: 25,
  selector: ({ kind, zone, validFrom }) => `${kind} ${zone} ${validFrom}`,
})

const quantities = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2025, max: 2028 }),
    months: fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 12, maxLength: 12 }),
  }),
  { maxLength: 3, selector: ({ year }) => year },
)

const quota = fc.integer({ min: 50, max: 120 }).map(hundredths => hundredths / 100)

const budget: fc.Arbitrary<IncomeOfBudget> = fc.record({
  needs: fc.record({
    timeType: fc.constantFrom('granted', 'planned', 'performed'),
    fullTimeHours: fc.constantFrom(37, 38.25, 40),
    zones: fc.array(
      fc.record({
        zone: fc.constantFrom(...zones),
        hours: fc.integer({ min: 1, max: 20_000 }),
        period: fc.constantFrom('month', 'year'),
        quota,
      }),
      { minLength: 1, maxLength: 5 },
    ),
    rooms: fc.array(fc.record({ roomType: fc.constant('dementia' as const), rooms: fc.nat(30), quota }), {
      maxLength: 2,
    }),
  }),
  budgetTypes: fc.tuple(kronor, fc.integer({ min: 0, max: 500_000 })).map(([perHour, perRoom]) => [
    { type: 'fixed' as const, amount: 1_000_000 },
    { type: 'per-hour' as const, amount: perHour },
    { type: 'per-room' as const, amount: perRoom },
  ]),
  visits: quantities,
  months: quantities,
})

const inputOf = (year: number, required: readonly number[], changed: readonly number[]) => {
  const weeks = weeksInIsoYear(year)
  const none = Array.from({ length: weeks }, () => 0)
  return {
    year,
    weeks,
    resourceBudget: {
      annualSalary: 1,
      hours: 1,
      fullTimeHours: 40,
      fixedCostPerWeek: 0,
      serverCostPerHour: 0,
      costFactors: null,
    },
    ...weekListsOf({ rows: () => [], weeks: () => none }),
    totalHoursRequired: required.slice(0, weeks),
    myForecast: changed.slice(0, weeks),
  }
}

/** With one the municipality has a list of prices in every year. */
const begun: Price = { kind: 'room-day', zone: null, validFrom: '2020-01-01', value: 12.5 }

type Week = { readonly week: number; readonly income: number }

const hours = (min: number) => fc.array(fc.integer({ min, max: 300_000 }), { minLength: 53, maxLength: 53 })

test('A-213 an own calculation by the database agrees on 500 weeks and more, to the öre', async () => {
  let compared = 0
  const agrees = async (
    drawn: Price[],
    year: number,
    of: IncomeOfBudget,
    required: readonly number[],
    changed: readonly number[],
  ) => {
    const list = [begun, ...drawn]
    const made = incomesOf(list)(year, of)
    if (made === null) throw new Error('no income')
    const input = { ...inputOf(year, required, changed), income: made }
    const { income } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
    const weeks = income.map((_, index) => ({
      week: index + 1,
      required: (required[index] ?? NaN) / 100,
      changed: (changed[index] ?? NaN) / 100,
    }))
    const { rows } = await ownerOf(created.database).asSystem(t =>
      t.query<Week>(oracleSql, [year, JSON.stringify(list), JSON.stringify(of), JSON.stringify(weeks)]),
    )
    expect(rows).toHaveLength(weeksInIsoYear(year))
    for (const { week, income: ofDatabase } of rows) expect(income[week - 1]).toBeCloseTo(ofDatabase, 3)
    compared += rows.length
  }
  await fc.assert(fc.asyncProperty(prices, fc.constantFrom(2026, 2027), budget, hours(0), hours(-50_000), agrees), {
    numRuns: 12,
    endOnFailure: true,
  })
  expect(compared).toBeGreaterThanOrEqual(500)
}, 60_000)

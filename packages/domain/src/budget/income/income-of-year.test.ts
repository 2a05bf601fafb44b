import fc from 'fast-check'
import { calculateForecast } from '../../forecast/calculate-forecast'
import { evenYear, everyWeek } from '../../forecast/worked-example.fixture'
import { zones } from '../budget-codes'
import { incomesOf, type IncomeOfBudget } from './income-of-year'
import type { Price } from './price'

const zoneLine = (zone: (typeof zones)[number], hours: number) => ({ zone, hours, period: 'year' as const, quota: 1 })

/** 15,600 hours in two zones, paid by 400 kr an hour, and as many again from ten rooms. */
const budget: IncomeOfBudget = {
  needs: {
    timeType: 'granted',
    fullTimeHours: 40,
    zones: [zoneLine('urban-area', 7_800), { ...zoneLine('service', 1300), period: 'month', quota: 0.5 }],
    rooms: [{ roomType: 'dementia', rooms: 10, quota: 0.75 }],
  },
  budgetTypes: [
    { type: 'fixed', amount: 100_000 },
    { type: 'per-hour', amount: 400 },
    { type: 'per-room', amount: 36_500 },
  ],
  visits: [],
  months: [],
}

const urban: Price = { kind: 'granted-hour', zone: 'urban-area', validFrom: '2026-04-01', value: 485 }

/** A list of prices that says nothing of these zones and rooms. */
const other: Price = { kind: 'performed-hour', zone: 'approved-time', validFrom: '2020-01-01', value: 1 }

const incomeOf = (prices: readonly Price[], changes: Partial<IncomeOfBudget> = {}, year = 2026) => {
  const income = incomesOf([...prices, other])(year, { ...budget, ...changes })
  if (income === null) throw new Error('no income')
  return income
}

const pricesOf = (prices: readonly Price[], zone = 0, changes: Partial<IncomeOfBudget> = {}, year = 2026) =>
  incomeOf(prices, changes, year).zones[zone]?.prices ?? []

test('A-213 a price overrides the amount of the budget from its day on: five of seven days in week 14', () => {
  const prices = pricesOf([urban])
  expect(prices).toHaveLength(53)
  expect(prices.slice(0, 13)).toEqual(everyWeek(400).slice(0, 13))
  // Wednesday 1 April
  expect(prices[13]).toBeCloseTo((2 * 400 + 5 * 485) / 7, 10)
  expect(prices.slice(14)).toEqual(everyWeek(485).slice(14))
  expect(pricesOf([urban], 1)).toEqual(everyWeek(400))
})

test('a price of an earlier year holds until the next one, and 0 is a price', () => {
  const first = { ...urban, validFrom: '2019-05-05', value: 450 }
  expect(pricesOf([first, urban]).slice(0, 13)).toEqual(everyWeek(450).slice(0, 13))
  expect(pricesOf([{ ...first, value: 0 }])).toEqual(everyWeek(0))
  expect(pricesOf([urban], 0, {}, 2027)).toEqual(everyWeek(485, 52))
  expect(pricesOf([urban], 0, {}, 2025)).toEqual(everyWeek(400, 52))
})

test('planned hours are paid as granted ones, performed hours have prices of their own', () => {
  const performed: Price = { ...urban, kind: 'performed-hour', value: 520 }
  const lastWeek = (timeType: 'granted' | 'planned' | 'performed') =>
    pricesOf([urban, performed], 0, { needs: { ...budget.needs, timeType } })[52]
  expect([lastWeek('granted'), lastWeek('planned'), lastWeek('performed')]).toEqual([485, 485, 520])
})

test('zones have their shares of the hours after the quota, rooms none', () => {
  const { zoneShare, zones: found } = incomeOf([])
  expect(found.map(({ zone, share }) => [zone, share])).toEqual([
    ['urban-area', 0.5],
    ['service', 0.5],
  ])
  expect(zoneShare).toBe(0.5)
  const twice = [zoneLine('service', 100), zoneLine('urban-area', 0), zoneLine('service', 300)]
  expect(
    incomeOf([], { needs: { ...budget.needs, zones: twice } }).zones.map(({ zone, share }) => [zone, share]),
  ).toEqual([['service', 1]])
})

test('rooms bring a part of the budget’s amount each day of the calendar year, and then their price a day', () => {
  const price: Price = { kind: 'room-day', zone: null, validFrom: '2026-04-01', value: 200 }
  const { rooms } = incomeOf([price])
  expect(rooms[0]).toBeCloseTo(7 * 10 * 100, 8)
  expect(rooms[13]).toBeCloseTo(2 * 10 * 100 + 5 * 10 * 200, 8)
  expect(rooms[14]).toBe(14_000)
  // Week 1 of 2024 is of a leap year.
  expect(incomeOf([], {}, 2024).rooms[0]).toBeCloseTo((7 * 10 * 36_500) / 366, 8)
})

const visit: Price = { kind: 'visit', zone: null, validFrom: '2026-01-01', value: 70 }
const month: Price = { kind: 'month', zone: null, validFrom: '2025-01-01', value: 3100 }

test('A-213 visits and months are typed quantities of each month at the prices of its days', () => {
  const visits = [{ year: 2026, months: [310, 280, 310, 0, 0, 0, 0, 0, 0, 0, 0, 620] }]
  const months = [
    { year: 2026, months: [2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
    { year: 2025, months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
  ]
  const found = incomeOf([visit, month], { visits, months })
  // Ten visits a day in January and February, none from April on, 20 in December.
  expect(found.visits[5]).toBeCloseTo(7 * 10 * 70, 8)
  // Three days of 2025 come before the first visits, and three of 2027 after the last.
  expect(found.visits[0]).toBeCloseTo(4 * 10 * 70, 8)
  expect(found.visits[13]).toBeCloseTo(2 * 10 * 70, 8)
  expect(found.visits[14]).toBe(0)
  expect(found.visits[52]).toBeCloseTo(4 * 20 * 70, 8)
  // January and December have 31 days.
  expect(found.months[0]).toBeCloseTo((3 * 3100) / 31 + (4 * 2 * 3100) / 31, 8)
  expect(found.months[13]).toBeCloseTo((2 * 2 * 3100) / 31 + (5 * 3 * 3100) / 30, 8)
  expect(incomeOf([visit, month]).visits).toEqual(everyWeek(0))
})

test('before its first price a quantity brings nothing, and a change of the price counts from its day', () => {
  const visits = [{ year: 2026, months: [0, 0, 310, 300, 0, 0, 0, 0, 0, 0, 0, 0] }]
  const from = (validFrom: string, value: number) => ({ ...visit, validFrom, value })
  const found = incomeOf([from('2026-03-25', 50), from('2026-04-02', 60)], { visits }).visits
  // Wednesday 25 March; Thursday 2 April.
  expect(found[12]).toBeCloseTo(5 * 10 * 50, 8)
  expect(found[13]).toBeCloseTo(3 * 10 * 50 + 4 * 10 * 60, 8)
  expect(found[11]).toBe(0)
})

const quantities = fc.array(
  fc.integer({ min: 0, max: 9_999_999 }).map(hundredths => hundredths / 100),
  { minLength: 12, maxLength: 12 },
)

test('A-213 the weeks of a calendar year bring its quantities at their price, to the öre', () => {
  fc.assert(
    fc.property(
      quantities,
      quantities,
      fc.integer({ min: 0, max: 99_999 }),
      fc.constantFrom(2024, 2025, 2026, 2027),
      (visitsOf, monthsOf, ore, year) => {
        const price = ore / 100
        const list = [visit, month].map(one => ({ ...one, validFrom: '2020-01-01', value: price }))
        const typed = { visits: [{ year, months: visitsOf }], months: [{ year, months: monthsOf }] }
        // Its first and last days may be of weeks of the years beside it.
        const around = [year - 1, year, year + 1].map(isoYear => incomeOf(list, typed, isoYear))
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
        for (const key of ['visits', 'months'] as const) {
          const brought = sum(around.flatMap(income => income[key]))
          expect(brought).toBeCloseTo(sum(key === 'visits' ? visitsOf : monthsOf) * price, 2)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('a budget of fixed amounts alone has no income, nor has any without a list of prices', () => {
  expect(incomesOf([])(2026, budget)).toBeNull()
  // 3 January 2027 is the Sunday of the last week of 2026.
  expect(incomesOf([{ ...urban, validFrom: '2027-01-04' }])(2026, budget)).toBeNull()
  expect(incomesOf([{ ...urban, validFrom: '2027-01-03' }])(2026, budget)).not.toBeNull()
  expect(incomesOf([urban])(2026, { ...budget, budgetTypes: [{ type: 'fixed', amount: 5_000_000 }] })).toBeNull()
  expect(incomesOf([urban])(2026, { ...budget, budgetTypes: [] })).toBeNull()
})

test('a year at the amounts of the budget brings what the budget says of hours and rooms', () => {
  const { zones: ofZones, zoneShare, rooms } = incomeOf([], {}, 2027)
  const input = { ...evenYear(2027), totalHoursRequired: everyWeek(60_000, 52) }
  const income = { zones: ofZones, zoneShare, rooms, visits: everyWeek(0, 52), months: everyWeek(0, 52) }
  const { summary } = calculateForecast({ ...input, income }, { startWeek: 1, endWeek: 52 })
  // 31,200 hours, half of them of zones; the last two days are of a leap year
  const ofRooms = 10 * 36_500 * (362 / 365 + 2 / 366)
  expect(summary.rows.get('income-week')?.sum).toBeCloseTo(15_600 * 400 + ofRooms, 4)
})

const days = fc.date({ min: new Date('2024-06-01'), max: new Date('2028-06-01'), noInvalidDate: true })
const somePrices = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('granted-hour', 'performed-hour'),
    zone: fc.constantFrom(...zones),
    validFrom: days.map(day => day.toISOString().slice(0, 10)),
    value: fc.integer({ min: 0, max: 90_000 }).map(ore => ore / 100),
  }),
  { selector: ({ kind, zone, validFrom }) => [kind, zone, validFrom].join(), maxLength: 30 },
)

test('the order in which prices were entered does not matter, and a week is the mean of its days', () => {
  fc.assert(
    fc.property(somePrices, fc.constantFrom(2025, 2026, 2027), (prices, year) => {
      const shares = zones.map(zone => zoneLine(zone, 100))
      const needs = { ...budget.needs, zones: shares }
      const income = incomeOf(prices, { needs }, year)
      expect(incomeOf(prices.toReversed(), { needs }, year)).toEqual(income)
      const monday = new Date(Date.UTC(year, 0, 4))
      monday.setUTCDate(4 - ((monday.getUTCDay() + 6) % 7))
      income.zones.forEach(({ zone, prices: ofWeeks }) =>
        ofWeeks.forEach((mean, week) => {
          const ofDays = Array.from({ length: 7 }, (_, day) => {
            const date = new Date(monday.getTime() + (week * 7 + day) * 86_400_000).toISOString().slice(0, 10)
            const before = prices.filter(
              price => price.kind === 'granted-hour' && price.zone === zone && price.validFrom <= date,
            )
            const newest = before.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]
            return newest?.value ?? 400
          })
          expect(mean).toBeCloseTo(ofDays.reduce((sum, value) => sum + value, 0) / 7, 8)
        }),
      )
    }),
    { numRuns: 30 },
  )
})

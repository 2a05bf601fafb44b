import fc from 'fast-check'
import { calendarDateOf, dayNumberOf, toIsoDate } from '../../calendar/calendar-date'
import { isoWeekOf } from '../../calendar/iso-week'
import type { SickPayRule } from './sick-pay-rule'
import { sickPayOfYear, type SickDay } from './sick-spells'

const bySpell: SickPayRule = { validFrom: '2020-01-01', bySpell: true, savedFromDay15: 1 }

/** 2 March 2026 is a Monday, of week 10. */
const monday = dayNumberOf({ year: 2026, month: 3, day: 2 })

const dayOf = (number: number) => toIsoDate(calendarDateOf(number))

/** Days so many after the Monday of week 10, of as many hours each. */
const ill = (offsets: readonly number[], hours = 8): SickDay[] =>
  offsets.map(offset => ({ day: dayOf(monday + offset), hours: hours * 100 }))

/** Hours and saved hours of the weeks that have any, for a person of 40 hours a week. */
const savedBy = (
  days: readonly SickDay[],
  { rules = [bySpell], year = 2026, weekly = 40 }: { rules?: SickPayRule[]; year?: number; weekly?: number } = {},
) => {
  const of = sickPayOfYear([{ days, weeklyHoursOn: () => weekly * 100 }], rules, year)
  if (of === null) return null
  return of.spellHours.flatMap((hours, index) =>
    hours === 0 ? [] : [{ week: index + 1, hours: hours / 100, saved: of.savedHours[index] }],
  )
}

const totalOf = (saved: ReturnType<typeof savedBy>) =>
  Number((saved ?? []).reduce((sum, week) => sum + (week.saved ?? NaN), 0).toFixed(4))

const workdays = (weeks: number) => Array.from({ length: weeks * 5 }, (_, at) => Math.floor(at / 5) * 7 + (at % 5))

describe('A-214 a 40-hour week off sick', () => {
  test.each([
    [1, 8, 100],
    [5, 14.4, 36],
    [10, 22.4, 28],
  ])('%d days save %d hours, %d %%', (days, saved, percent) => {
    const weeks = savedBy(ill(workdays(2).slice(0, days)))
    expect(totalOf(weeks)).toBe(saved)
    expect((saved / (days * 8)) * 100).toBeCloseTo(percent, 10)
  })

  test('the deduction falls on the first hours, weeks in order: a Thursday to the next Wednesday', () => {
    expect(savedBy(ill([3, 4, 7, 8, 9]))).toEqual([
      { week: 10, hours: 16, saved: 9.6 },
      { week: 11, hours: 24, saved: 4.8 },
    ])
  })

  test('half days use the deduction up more slowly: the first eight hours are saved whole', () => {
    expect(savedBy(ill([0, 1, 2], 4))).toEqual([{ week: 10, hours: 12, saved: 8.8 }])
    expect(savedBy(ill([0], 2.5))).toEqual([{ week: 10, hours: 2.5, saved: 2.5 }])
  })

  test('a person of half a week has half a deduction', () => {
    expect(savedBy(ill([0, 1, 2, 3, 4], 4), { weekly: 20 })).toEqual([{ week: 10, hours: 20, saved: 7.2 }])
  })
})

describe('A-214 what one spell is', () => {
  test('a weekend does not cut it: Friday and Monday have one deduction', () => {
    expect(savedBy(ill([4, 7]))).toEqual([
      { week: 10, hours: 8, saved: 8 },
      { week: 11, hours: 8, saved: 1.6 },
    ])
  })

  test('a relapse on the fifth day goes on, on the sixth another one begins', () => {
    expect(totalOf(savedBy(ill([0, 5])))).toBe(9.6)
    expect(totalOf(savedBy(ill([0, 6])))).toBe(16)
  })

  test('two entries that touch are one spell, and a day that both have counts with the hours of both', () => {
    expect(savedBy([...ill([3, 4]), ...ill([0, 1, 2])])).toEqual(savedBy(ill([0, 1, 2, 3, 4])))
    expect(savedBy([...ill([0], 4), ...ill([0], 4), ...ill([1])])).toEqual(savedBy(ill([0, 1])))
  })

  test('days of an entry without hours save nothing and are no gap: ill from the 2nd to the 16th, one shift a week', () => {
    const unbroken = Array.from({ length: 15 }, (_, at) => ill([at], at % 7 === 0 ? 8 : 0)).flat()
    // 8 + 8 of the first 14 days save 0.2 · 16 + 6.4, and the shift of the fifteenth all.
    expect(savedBy(unbroken)).toEqual([
      { week: 10, hours: 8, saved: 8 },
      { week: 11, hours: 8, saved: 1.6 },
      { week: 12, hours: 8, saved: 8 },
    ])
    expect(savedBy(ill([0, 7, 14]))?.map(({ saved }) => saved)).toEqual([8, 8, 8])
  })

  test('a spell begins with the first hours: days without any before them are none, and alone they are no spell', () => {
    expect(savedBy([...ill([0, 1], 0), ...ill([2, 3])])).toEqual(savedBy(ill([2, 3])))
    expect(savedBy(ill([0, 1], 0))).toBeNull()
  })

  test('two people who are ill in the same week have a deduction each', () => {
    const person = { days: ill([0, 1]), weeklyHoursOn: () => 4000 }
    expect(sickPayOfYear([person, person], [bySpell], 2026)?.savedHours[9]).toBe(19.2)
  })
})

describe('A-214 from the fifteenth day', () => {
  test('the fourteenth calendar day is sick pay, the fifteenth saves all', () => {
    // Two whole weeks, Monday to the second Sunday, and then the Monday.
    const days = Array.from({ length: 15 }, (_, at) => at)
    expect(savedBy(ill(days))).toEqual([
      { week: 10, hours: 56, saved: 17.6 },
      { week: 11, hours: 56, saved: 11.2 },
      { week: 12, hours: 8, saved: 8 },
    ])
  })

  test('or the factor of the municipality, which an earlier rule of the spell sets', () => {
    const rules = [
      { ...bySpell, savedFromDay15: 0.9 },
      { ...bySpell, savedFromDay15: 0.5, validFrom: '2026-03-03' },
    ]
    expect(savedBy(ill([0, 4, 8, 12, 14, 15]), { rules })?.at(-1)).toEqual({ week: 12, hours: 16, saved: 14.4 })
  })

  test('days well between two parts count among the fourteen', () => {
    const saved = savedBy(ill([0, 5, 10, 14]))
    expect(saved?.at(-1)).toEqual({ week: 12, hours: 8, saved: 8 })
  })
})

describe('A-214 ten deductions in twelve months', () => {
  /** One day ill at a time, eight days apart. */
  const often = (times: number) => ill(Array.from({ length: times }, (_, at) => at * 8))

  test('the eleventh spell has none', () => {
    expect(totalOf(savedBy(often(10)))).toBe(80)
    expect(totalOf(savedBy(often(11)))).toBe(81.6)
    expect(totalOf(savedBy(often(12)))).toBe(83.2)
  })

  test('the one that began on the same date a year earlier is no longer among them', () => {
    const before = Array.from({ length: 10 }, (_, at) => at * 8 - 365)
    expect(totalOf(savedBy(ill([...before, -1])))).toBe(1.6)
    expect(totalOf(savedBy(ill([...before, 0])))).toBe(8)
  })

  test('they count in years in which the municipality did not count by spell', () => {
    const rules = [{ ...bySpell, validFrom: dayOf(monday + 80) }]
    expect(savedBy(often(11), { rules })).toEqual([{ week: 21, hours: 8, saved: 1.6 }])
  })

  test('a leap day looks back to 28 February', () => {
    const leapDay = dayNumberOf({ year: 2028, month: 2, day: 29 })
    const day = (number: number) => ({ day: dayOf(number), hours: 800 })
    const ten = Array.from({ length: 9 }, (_, at) => day(leapDay - 100 + at * 8))
    const since = (month: number, date: number) => [
      day(dayNumberOf({ year: 2027, month, day: date })),
      ...ten,
      day(leapDay),
    ]
    expect(savedBy(since(2, 28), { year: 2028 })?.at(-1)?.saved).toBe(8)
    expect(savedBy(since(3, 1), { year: 2028 })?.at(-1)?.saved).toBe(1.6)
  })
})

describe('A-214 years and rules', () => {
  /** Monday 28 December 2026, week 53, to Friday 8 January 2027, week 1. */
  const newYear = Array.from({ length: 12 }, (_, at) => at)
    .filter(at => at % 7 < 5)
    .map(at => ({ day: dayOf(dayNumberOf({ year: 2026, month: 12, day: 28 }) + at), hours: 800 }))

  test('a spell goes on over New Year, and each ISO year has its own weeks', () => {
    expect(savedBy(newYear)).toEqual([{ week: 53, hours: 40, saved: 14.4 }])
    expect(savedBy(newYear, { year: 2027 })).toEqual([{ week: 1, hours: 40, saved: 8 }])
  })

  test('the rule is that of the first day: a spell that began before it stays at 0.2 to its end', () => {
    const rules = [{ ...bySpell, validFrom: '2026-12-29' }]
    expect(savedBy(newYear, { rules })).toBeNull()
    expect(savedBy(newYear.slice(1), { rules, year: 2027 })).toEqual([{ week: 1, hours: 40, saved: 8 }])
  })

  test('and it ends with a rule that says 0.2, whatever order they come in', () => {
    const rules = [
      { ...bySpell, bySpell: false, validFrom: '2026-03-01' },
      { ...bySpell, validFrom: '2026-01-01' },
    ]
    expect(savedBy(ill([0]), { rules })).toBeNull()
    expect(savedBy(ill([-10]), { rules })).toEqual([{ week: 8, hours: 8, saved: 8 }])
  })

  test('without a rule, or without illness, there is nothing', () => {
    expect(savedBy(ill([0]), { rules: [] })).toBeNull()
    expect(savedBy([])).toBeNull()
  })

  test('the hours per week are those of the first day of the spell', () => {
    const weeklyHoursOn = (day: string) => (day < '2026-03-04' ? 4000 : 2000)
    const of = (days: readonly SickDay[]) => sickPayOfYear([{ days, weeklyHoursOn }], [bySpell], 2026)?.savedHours[9]
    expect(of(ill([1, 2, 3]))).toBe(11.2)
    expect(of(ill([2, 3]))).toBe(6.4)
  })
})

const illness = fc.record({
  days: fc.uniqueArray(fc.integer({ min: -40, max: 200 }), { maxLength: 60 }),
  hours: fc.integer({ min: 1, max: 1200 }),
  weekly: fc.integer({ min: 100, max: 4000 }),
})

const daysOf = (offsets: readonly number[], hours: number): SickDay[] =>
  offsets.map(offset => ({ day: dayOf(monday + offset), hours }))

const yearOf = (days: readonly SickDay[], weekly: number) =>
  sickPayOfYear([{ days, weeklyHoursOn: () => weekly }], [bySpell], 2026)

test('A-214 no hour is lost, and each saves between a fifth of itself and all of it', () => {
  fc.assert(
    fc.property(illness, ({ days, hours, weekly }) => {
      const of = yearOf(daysOf(days, hours), weekly)
      const total = (of?.spellHours ?? []).reduce((sum, one) => sum + one, 0)
      expect(total).toBe(days.length * hours)
      of?.spellHours.forEach((spell, index) => {
        const saved = of.savedHours[index] ?? NaN
        expect(saved).toBeGreaterThanOrEqual((spell * 0.2) / 100 - 1e-9)
        expect(saved).toBeLessThanOrEqual(spell / 100)
      })
    }),
  )
})

test('A-214 a spell of at most 14 days saves min(H, 0.2·H + 0.16·W), however its days are spread', () => {
  const within14 = fc
    .uniqueArray(fc.integer({ min: 0, max: 13 }), { minLength: 1, maxLength: 14 })
    .map(offsets => offsets.sort((one, other) => one - other))
  const isOneSpell = (offsets: readonly number[]) =>
    offsets.every((offset, at) => at === 0 || offset - (offsets[at - 1] ?? 0) <= 5)
  fc.assert(
    fc.property(within14.filter(isOneSpell), illness, (offsets, { hours, weekly }) => {
      const of = yearOf(daysOf(offsets, hours), weekly)
      const total = (of?.savedHours ?? []).reduce((sum, one) => sum + one, 0)
      const all = (offsets.length * hours) / 100
      expect(total).toBeCloseTo(Math.min(all, 0.2 * all + (0.16 * weekly) / 100), 8)
    }),
  )
})

test('A-214 the order of the days and the entries that they come from change nothing', () => {
  fc.assert(
    fc.property(illness, fc.integer({ min: 0, max: 60 }), ({ days, hours, weekly }, cut) => {
      const all = daysOf(days, hours)
      const parted = [...all.slice(cut), ...all.slice(0, cut)].reverse()
      const halved = parted.flatMap(({ day, hours: whole }) => [
        { day, hours: Math.floor(whole / 2) },
        { day, hours: Math.ceil(whole / 2) },
      ])
      expect(yearOf(halved, weekly)).toEqual(yearOf(all, weekly))
    }),
  )
})

/** The same in another style: one day after the other, with the hours that are still saved whole in hand. */
const dayByDay = (offsets: readonly number[], hours: number, weekly: number): number[] => {
  const saved = Array.from({ length: 53 }, () => 0)
  const firsts: number[] = []
  let [first, last, whole, isDeducted] = [-Infinity, -Infinity, 0, false]
  for (let day = -40; day <= 200; day += 1) {
    if (!offsets.includes(day)) continue
    if (day - last > 5) {
      isDeducted = firsts.filter(one => one > day - 365).length < 10
      if (isDeducted) firsts.push(day)
      ;[first, whole] = [day, 0]
    }
    last = day
    const { week } = isoWeekOf(calendarDateOf(monday + day))
    const free = isDeducted ? Math.max(0, weekly / 5 - whole) : 0
    const ofDay = day - first >= 14 ? hours : Math.min(hours, free) + Math.max(0, hours - free) / 5
    whole += hours
    saved[week - 1] = (saved[week - 1] ?? 0) + ofDay / 100
  }
  return saved
}

test('A-214 day by day, with what is left of the deduction in hand, it is the same', () => {
  fc.assert(
    fc.property(illness, ({ days, hours, weekly }) => {
      const of = yearOf(daysOf(days, hours), weekly)
      dayByDay(days, hours, weekly).forEach((saved, index) => {
        expect(of?.savedHours[index] ?? 0).toBeCloseTo(saved, 8)
      })
    }),
  )
})

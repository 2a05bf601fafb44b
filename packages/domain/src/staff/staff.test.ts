import fc from 'fast-check'
import { isoWeekOf, weeksInIsoYear } from '../calendar/iso-week'
import { calendarDateOf, dayNumberOf, parseIsoDate, toIsoDate } from '../calendar/calendar-date'
import {
  availableHours,
  daysOfWeeks,
  scheduledHoursOfAlike,
  scheduledHoursOfYear,
  scheduleOfWeeks,
} from './available-hours'
import { roundHalfAwayFromZero } from '../numbers/hundredths'
import { checkBirthday, isEmploymentDay } from './check-person'
import { changeTerms, checkTermsDay, termsOn, type ServiceTerms, type ServiceValues } from './service-terms'
import { actualServiceReasons, ordinaryServiceReasons } from './staff-codes'
import {
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  likelyServiceGrade,
  needsServiceReason,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
} from './staff-numbers'

const value = <T>(result: { ok: true; value: T } | { ok: false; error: string }) =>
  result.ok ? result.value : result.error

const scheduleOfYear = (member: Parameters<typeof scheduleOfWeeks>[0], year: number) =>
  scheduleOfWeeks(member, daysOfWeeks(year, { startWeek: 1, endWeek: weeksInIsoYear(year) }))

describe('numbers of a staff member', () => {
  test('a service grade is 0 to 1.00 with at most two decimals, as a number and as text', () => {
    expect([0, 1, 0.75, 0.29].map(grade => value(checkServiceGrade(grade)))).toEqual([0, 100, 75, 29])
    expect([1.01, -0.1, 2, 1e9].map(grade => value(checkServiceGrade(grade)))).toEqual(Array(4).fill('outside-grade'))
    expect([0.123, Number.NaN, Infinity].map(grade => value(checkServiceGrade(grade)))).toEqual([
      'too-many-decimals',
      'not-a-number',
      'not-a-number',
    ])
    expect(['0', '1,00', ' 0.8 ', '0,75'].map(text => value(parseServiceGrade(text)))).toEqual([0, 100, 80, 75])
    expect(['1,01', '-0,1', '\u22121', '99999999'].map(text => value(parseServiceGrade(text)))).toEqual(
      Array(4).fill('outside-grade'),
    )
    expect(['', ' ', 'x', '0,755'].map(text => value(parseServiceGrade(text)))).toEqual([
      'required',
      'required',
      'not-a-number',
      'too-many-decimals',
    ])
  })

  test('a grade in percent is likely its share, and what is a grade already is not asked about', () => {
    expect(['80', ' 80 % ', '100', '10%'].map(likelyServiceGrade)).toEqual([80, 80, 100, 10])
    expect(['8', '1', '0,8', '101', '087', '80,5', '-80', 'x', ''].map(likelyServiceGrade)).toEqual(Array(9).fill(null))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), text => {
        const likely = likelyServiceGrade(text)
        if (parseServiceGrade(text).ok) expect(likely).toBeNull()
        if (likely !== null) expect(parseServiceGrade(String(likely / 100))).toEqual({ ok: true, value: likely })
      }),
    )
  })

  test('R-399 R-400 a salary is whole kronor above 0', () => {
    expect([1, 30_000, 1_000_000].map(salary => value(checkMonthlySalary(salary)))).toEqual([1, 30_000, 1_000_000])
    expect([0, -1, 1.5, 1_000_001, Number.NaN].map(salary => value(checkMonthlySalary(salary)))).toEqual([
      'zero',
      'negative',
      'not-an-integer',
      'too-large',
      'not-an-integer',
    ])
    expect(['30 000', '30\u00a0000', '30000'].map(text => value(parseMonthlySalary(text)))).toEqual([
      30_000, 30_000, 30_000,
    ])
    expect(
      ['0', '1.5', '1,5', '3 00', 'x', '', '\u22125', '9'.repeat(30)].map(t => value(parseMonthlySalary(t))),
    ).toEqual([
      'zero',
      'not-an-integer',
      'not-an-integer',
      'not-an-integer',
      'not-an-integer',
      'required',
      'negative',
      'too-large',
    ])
  })

  test('R-399 weekly working hours are above 0 and fit a week', () => {
    expect([0.01, 37.5, 168].map(hours => value(checkWeeklyHours(hours)))).toEqual([1, 3_750, 16_800])
    expect([0, -1, 168.01, 1.234].map(hours => value(checkWeeklyHours(hours)))).toEqual([
      'zero',
      'negative',
      'too-large',
      'too-many-decimals',
    ])
    expect(['38,25', '0', '', '-1', '200', '99999'].map(text => value(parseWeeklyHours(text)))).toEqual([
      3_825,
      'zero',
      'required',
      'negative',
      'too-large',
      'too-large',
    ])
  })

  test('hours and pay take their unit and a sum as they are typed', () => {
    expect(['38,25 h', '=5*7,65', '38 kr'].map(text => value(parseWeeklyHours(text)))).toEqual([
      3_825,
      3_825,
      'other-unit',
    ])
    expect(['31 500 kr', '=30000+1500', '=1/0', '31 500 h'].map(text => value(parseMonthlySalary(text)))).toEqual([
      31_500,
      31_500,
      'division-by-zero',
      'other-unit',
    ])
  })

  test('a grade below 1.00 needs a reason', () => {
    expect([0, 0.99, 1].map(needsServiceReason)).toEqual([true, true, false])
  })

  test('three reasons of the ordinary grade, five of the actual', () => {
    expect([ordinaryServiceReasons.length, actualServiceReasons.length]).toEqual([3, 5])
  })
})

describe('days of a person', () => {
  const today = { year: 2026, month: 3, day: 18 }
  test('a birthday is one of somebody between 13 and 110', () => {
    const plausible = ['2013-03-18', '1915-03-19', '2000-02-29']
    expect(plausible.map(text => checkBirthday(text, today).ok)).toEqual([true, true, true])
    const not = ['2013-03-19', '1915-03-18', '2030-01-01', '2001-02-29', '18/3 1990', '']
    expect(not.map(text => value(checkBirthday(text, today)))).toEqual([
      'not-plausible',
      'not-plausible',
      'not-plausible',
      'not-a-date',
      'not-a-date',
      'not-a-date',
    ])
  })
  test('an employment lies in 1950 to 2100', () => {
    expect(['1950-01-01', '2100-12-31', '1949-12-31', '2101-01-01', 'x'].map(isEmploymentDay)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
  test('terms begin within the employment', () => {
    const employment = { employedFrom: '2025-01-01', employedTo: '2025-12-31' }
    expect(
      ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'].map(day => value(checkTermsDay(day, employment))),
    ).toEqual(['before-employment', '2025-01-01', '2025-12-31', 'after-employment'])
    expect(checkTermsDay('2099-01-01', { ...employment, employedTo: null }).ok).toBe(true)
  })
})

const full: ServiceValues = {
  salary: 30_000,
  weeklyHours: 4_000,
  ordinaryService: { grade: 100, reason: null },
  actualService: { grade: 100, reason: null },
}
const parentalLeave = { grade: 50, reason: 'PARENTAL_LEAVE' } as const

describe('dated terms', () => {
  const first: ServiceTerms[] = [{ ...full, validFrom: '2025-01-01' }]

  test('a change takes effect from its day on and keeps the days before', () => {
    const changed = changeTerms(first, { validFrom: '2025-06-01', actualService: parentalLeave })
    expect(termsOn(changed, '2025-05-31')).toEqual(first[0])
    expect(termsOn(changed, '2025-06-01')).toEqual({ ...full, actualService: parentalLeave, validFrom: '2025-06-01' })
  })

  test('a change before a planned one of something else reaches through it, one of the same value stops at it', () => {
    const planned = changeTerms(first, { validFrom: '2025-06-01', actualService: parentalLeave })
    const paid = changeTerms(planned, { validFrom: '2025-03-01', salary: 31_000 })
    expect(termsOn(paid, '2025-07-01')).toMatchObject({ salary: 31_000, actualService: parentalLeave })
    const sick = { grade: 0, reason: 'SICK_LEAVE' } as const
    const ill = changeTerms(planned, { validFrom: '2025-03-01', actualService: sick })
    expect(termsOn(ill, '2025-05-31').actualService).toEqual(sick)
    expect(termsOn(ill, '2025-06-01').actualService).toEqual(parentalLeave)
  })

  test('taking a change back leaves no terms that repeat those before', () => {
    const changed = changeTerms(first, { validFrom: '2025-06-01', actualService: parentalLeave })
    expect(changeTerms(changed, { validFrom: '2025-06-01', actualService: full.actualService })).toEqual(first)
  })

  test('before the first day the first terms are shown, and without terms it throws', () => {
    expect(termsOn(first, '2000-01-01')).toEqual(first[0])
    expect(() => termsOn([], '2025-01-01')).toThrow(RangeError)
  })

  const firstDay = dayNumberOf({ year: 2025, month: 1, day: 1 })
  const days = fc.integer({ min: 0, max: 720 }).map(offset => toIsoDate(calendarDateOf(firstDay + offset)))
  const change = fc.record(
    {
      validFrom: days,
      salary: fc.integer({ min: 1, max: 3 }),
      weeklyHours: fc.integer({ min: 1, max: 3 }),
      ordinaryService: fc.record({ grade: fc.integer({ min: 0, max: 2 }), reason: fc.constant('OTHER' as const) }),
      actualService: fc.record({ grade: fc.integer({ min: 0, max: 2 }), reason: fc.constant('OTHER' as const) }),
    },
    { requiredKeys: ['validFrom'] },
  )
  const histories = fc.array(change, { maxLength: 6 }).map(changes => changes.reduce(changeTerms, first))

  test('whatever the history, a change moves only its own values, never earlier days, and keeps the order', () => {
    fc.assert(
      fc.property(histories, change, days, (history, made, day) => {
        const changed = changeTerms(history, made)
        const before = { ...termsOn(history, day), validFrom: '' }
        const after = { ...termsOn(changed, day), validFrom: '' }
        if (day < made.validFrom) expect(after).toEqual(before)
        else {
          if (made.salary === undefined) expect(after.salary).toEqual(before.salary)
          if (made.actualService === undefined) expect(after.actualService).toEqual(before.actualService)
        }
        const { validFrom, ...values } = made
        expect(termsOn(changed, validFrom)).toMatchObject(values)
        const starts = changed.map(terms => terms.validFrom)
        expect(starts).toEqual([...new Set(starts)].sort())
      }),
    )
  })
})

describe('available hours', () => {
  test('R-395 weekly hours times actual grade, two decimals', () => {
    expect(availableHours(3_825, 75)).toBe(2_869)
    expect(availableHours(4_000, 80)).toBe(3_200)
    expect(availableHours(1, 50)).toBe(1)
    expect(availableHours(3_700, 0)).toBe(0)
  })

  const hundredths = fc.integer({ min: 1, max: 16_800 })
  const grades = fc.integer({ min: 0, max: 100 })
  test('never more than the weekly hours, whole at 1.00, within half a hundredth of the product, and no grade gives less than a lower one', () => {
    fc.assert(
      fc.property(hundredths, grades, grades, (hours, one, other) => {
        const available = availableHours(hours, one)
        expect(Number.isSafeInteger(available)).toBe(true)
        expect(available).toBeLessThanOrEqual(hours)
        expect(Math.abs(available * 100 - hours * one)).toBeLessThanOrEqual(50)
        expect(availableHours(hours, 100)).toBe(hours)
        expect(
          Math.sign(availableHours(hours, Math.max(one, other)) - availableHours(hours, Math.min(one, other))),
        ).not.toBe(-1)
      }),
    )
  })

  const member = { employedFrom: '2020-01-01', employedTo: null, terms: [{ ...full, validFrom: '2020-01-01' }] }

  test('a long ISO year has 53 weeks, another 52, and a whole week holds the available hours', () => {
    expect(scheduleOfYear(member, 2026)).toEqual(Array(53).fill({ hours: 4_000, grade: 100 }))
    expect(scheduleOfYear(member, 2025)).toHaveLength(52)
  })

  test('an employment that begins on a Wednesday and ends on a Monday counts its days', () => {
    const short = { ...member, employedFrom: '2026-03-18', employedTo: '2026-03-30' }
    const weeks = scheduleOfYear(short, 2026)
    expect(weeks.slice(10, 15).map(week => week?.hours)).toEqual([undefined, 2_857, 4_000, 571, undefined])
  })

  test('a grade that changes within a week is weighed by days, and the later one is shown', () => {
    const terms = changeTerms(member.terms, { validFrom: '2026-03-19', actualService: parentalLeave })
    expect(scheduleOfYear({ ...member, terms }, 2026).slice(10, 13)).toEqual([
      { hours: 4_000, grade: 100 },
      { hours: 2_857, grade: 50 },
      { hours: 2_000, grade: 50 },
    ])
  })

  test('the total of every week is the sum of the members, and days at the turn of the year belong to one week', () => {
    const newYear = { ...member, employedFrom: '2027-01-01', employedTo: '2027-01-03' }
    expect(isoWeekOf({ year: 2027, month: 1, day: 3 })).toEqual({ year: 2026, week: 53 })
    const staff = [member, newYear, { ...member, employedTo: '2020-12-31' }]
    expect(scheduledHoursOfYear(staff, 2026).at(-1)).toBe(4_000 + 1_714)
    expect(scheduledHoursOfYear(staff, 2027)[0]).toBe(4_000)
    expect(scheduledHoursOfYear([], 2025)).toEqual(Array(52).fill(0))
  })

  const dayOf2026 = fc
    .integer({ min: -60, max: 430 })
    .map(offset => toIsoDate(calendarDateOf(dayNumberOf({ year: 2026, month: 1, day: 1 }) + offset)))
  const anyMember = fc
    .record({
      days: fc.tuple(dayOf2026, fc.option(dayOf2026)),
      changes: fc.array(fc.record({ validFrom: dayOf2026, weeklyHours: hundredths, grade: grades }), { maxLength: 4 }),
    })
    .map(({ days: [one, other], changes }) => ({
      employedFrom: other !== null && other < one ? other : one,
      employedTo: other !== null && other < one ? one : other,
      terms: [...changes, { validFrom: '2020-01-01', weeklyHours: 4_000, grade: 100 }]
        .filter(({ validFrom }, index, all) => all.findIndex(each => each.validFrom === validFrom) === index)
        .toSorted((left, right) => (left.validFrom < right.validFrom ? -1 : 1))
        .map(({ grade, ...terms }) => ({ ...terms, actualService: { grade } })),
    }))

  test('some weeks are those weeks of the year, and those who are alike count as so many', () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 1, max: 53 }))
    fc.assert(
      fc.property(
        fc.array(anyMember, { maxLength: 4 }),
        range,
        fc.integer({ min: 1, max: 5 }),
        (staff, ends, people) => {
          const [startWeek, endWeek] = [Math.min(...ends), Math.max(...ends)]
          const weeks = daysOfWeeks(2026, { startWeek, endWeek })
          for (const each of staff)
            expect(scheduleOfWeeks(each, weeks)).toEqual(scheduleOfYear(each, 2026).slice(startWeek - 1, endWeek))
          const repeated = Array.from({ length: people }, () => staff).flat()
          const alike = staff.map(each => ({ member: each, people }))
          expect(scheduledHoursOfAlike(alike, weeks)).toEqual(
            scheduledHoursOfYear(repeated, 2026).slice(startWeek - 1, endWeek),
          )
        },
      ),
    )
  })

  test('a week is what its days give one by one, whole or not', () => {
    fc.assert(
      fc.property(anyMember, each => {
        const byDays = daysOfWeeks(2026, { startWeek: 1, endWeek: 53 }).map(days => {
          const employed = days.filter(
            day => day >= each.employedFrom && (each.employedTo === null || day <= each.employedTo),
          )
          const hours = employed.map(day => {
            const { weeklyHours, actualService } = termsOn(each.terms, day)
            return availableHours(weeklyHours, actualService.grade)
          })
          return hours.length === 0 ? null : roundHalfAwayFromZero(hours.reduce((sum, one) => sum + one, 0) / 7)
        })
        expect(scheduleOfYear(each, 2026).map(week => week?.hours ?? null)).toEqual(byDays)
      }),
    )
  })

  test('hours of a year of an employment never exceed its days', () => {
    const day = fc
      .integer({ min: -400, max: 800 })
      .map(offset => toIsoDate(calendarDateOf(dayNumberOf({ year: 2026, month: 1, day: 1 }) + offset)))
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [employedFrom, employedTo] = one <= other ? [one, other] : [other, one]
        const weeks = scheduleOfYear({ ...member, employedFrom, employedTo }, 2026)
        const numberOf = (text: string) => {
          const date = parseIsoDate(text)
          return date.ok ? dayNumberOf(date.value) : Number.NaN
        }
        const employedDays = numberOf(employedTo) - numberOf(employedFrom) + 1
        const hours = weeks.reduce((sum, week) => sum + (week?.hours ?? 0), 0)
        expect(hours).toBeLessThanOrEqual((employedDays * 4_000) / 7 + 2)
      }),
    )
  })
})

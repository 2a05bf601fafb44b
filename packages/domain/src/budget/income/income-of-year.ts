import { calendarDateOf, dayNumberOf, daysInMonth, daysInYear, parseIsoDate } from '../../calendar/calendar-date'
import { mondayOf, weeksInIsoYear } from '../../calendar/iso-week'
import { at } from '../../forecast/calculation/at-week'
import type { WeekIncome } from '../../forecast/forecast-input'
import type { BudgetType, TimeType, Zone } from '../budget-codes'
import { annualNeededHours, needsFigures, type NeedsLines } from '../figures/needs-figures'
import type { BudgetAmount } from '../formula/money-formulas'
import { priceKey, type Price, type PriceKey, type ZonePriceKind } from './price'

/** What a unit has typed of the months of a calendar year, January first. */
type QuantitiesOfYear = { readonly year: number; readonly months: readonly number[] }

/** What the locked budgets of a unit and year say of its income, and its typed quantities. */
export type IncomeOfBudget = {
  /** Of the needs budget */
  readonly needs: NeedsLines & { readonly timeType: TimeType }
  /** Of the resource budget */
  readonly budgetTypes: readonly BudgetAmount[]
  /** Visits of each month; none in a year that is not named */
  readonly visits: readonly QuantitiesOfYear[]
  /** What is paid for in each month, such as places; none in a year that is not named */
  readonly months: readonly QuantitiesOfYear[]
}

const daysOfWeek = 7

// What is planned is paid as it is granted.
const hourPriceOf: Readonly<Record<TimeType, ZonePriceKind>> = {
  granted: 'granted-hour',
  planned: 'granted-hour',
  performed: 'performed-hour',
}

/** A value for each day of some days in a row; null before there is one. */
type Days = readonly (number | null)[]

type Dated = { readonly validFrom: string; readonly value: number }

const dayOf = (day: string): number => {
  const parsed = parseIsoDate(day)
  if (!parsed.ok) throw new RangeError(`${day} is no day`)
  return dayNumberOf(parsed.value)
}

/** The newest value on or before each day, whatever the order they were entered in. */
const valuesOfDays = (dated: readonly Dated[], firstDay: number, days: number): Days => {
  const values = new Array<number | null>(days).fill(null)
  for (const { validFrom, value } of dated.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)))
    values.fill(value, Math.min(days, Math.max(0, dayOf(validFrom) - firstDay)))
  return values
}

/** The days of the weeks of an ISO year with what each is a part of, and the prices of each: the same for all budgets. */
const yearOf = (prices: readonly Price[], year: number) => {
  const firstDay = dayNumberOf(mondayOf({ year, week: 1 }))
  const weeks = weeksInIsoYear(year)
  const days = weeks * daysOfWeek
  const dates = Array.from({ length: days }, (_, index) => calendarDateOf(firstDay + index))
  const known = new Map<PriceKey, Days>()
  return {
    weeks,
    partsOfYear: dates.map(date => 1 / daysInYear(date.year)),
    /** Of each day an equal part of what its month has. */
    quantitiesOf: (quantities: readonly QuantitiesOfYear[]): readonly number[] => {
      const monthsOf = new Map(quantities.map(({ year: calendarYear, months }) => [calendarYear, months]))
      return dates.map(date => {
        const months = monthsOf.get(date.year)
        return months === undefined ? 0 : at(months, date.month - 1) / daysInMonth(date.year, date.month)
      })
    },
    pricesOf: (key: PriceKey): Days => {
      const found = known.get(key)
      if (found !== undefined) return found
      const made = valuesOfDays(
        prices.filter(price => priceKey(price) === key),
        firstDay,
        days,
      )
      known.set(key, made)
      return made
    },
  }
}

type Year = ReturnType<typeof yearOf>

/** What the days of each week come to. Without a list of days: the budgets of a whole municipality are worked out at once. */
const sumsOfWeeks = ({ weeks }: Year, ofDay: (day: number) => number): number[] =>
  Array.from({ length: weeks }, (_, week) => {
    let sum = 0
    for (let day = week * daysOfWeek; day < (week + 1) * daysOfWeek; day += 1) sum += ofDay(day)
    return sum
  })

/** The mean of the days of each week; days that are alike are what each of them is, to the last digit. */
const meansOfWeeks = ({ weeks }: Year, ofDay: (day: number) => number): number[] =>
  Array.from({ length: weeks }, (_, week) => {
    const first = ofDay(week * daysOfWeek)
    let sum = 0
    let areAlike = true
    for (let day = week * daysOfWeek; day < (week + 1) * daysOfWeek; day += 1) {
      const value = ofDay(day)
      sum += value
      areAlike = areAlike && value === first
    }
    return areAlike ? first : sum / daysOfWeek
  })

/** SEK of the budget's type, 0 where it has none. */
const amountOf = ({ budgetTypes }: IncomeOfBudget, asked: BudgetType): number =>
  budgetTypes.reduce((sum, { type, amount }) => (type === asked ? sum + amount : sum), 0)

const zonesOf = (year: Year, budget: IncomeOfBudget, zoneHours: number): WeekIncome['zones'] => {
  const hours = new Map<Zone, number>()
  for (const line of budget.needs.zones)
    hours.set(line.zone, (hours.get(line.zone) ?? 0) + needsFigures.zoneLine.calculate(line))
  const amount = amountOf(budget, 'per-hour')
  const kind = hourPriceOf[budget.needs.timeType]
  return [...hours]
    .filter(([, ofZone]) => ofZone > 0)
    .map(([zone, ofZone]) => {
      const prices = year.pricesOf(priceKey({ kind, zone }))
      return { zone, share: ofZone / zoneHours, prices: meansOfWeeks(year, day => prices[day] ?? amount) }
    })
}

const roomsOf = (year: Year, budget: IncomeOfBudget): number[] => {
  const rooms = budget.needs.rooms.reduce((sum, line) => sum + line.rooms, 0)
  const amount = amountOf(budget, 'per-room')
  const prices = year.pricesOf('price-room-day')
  return sumsOfWeeks(year, day => rooms * (prices[day] ?? amount * at(year.partsOfYear, day)))
}

/** What typed quantities bring: each day the part of its month's at the price of the day, nothing before the first price. */
const ofQuantity = (year: Year, quantities: readonly QuantitiesOfYear[], key: PriceKey): number[] => {
  if (quantities.length === 0) return Array.from({ length: year.weeks }, () => 0)
  const [prices, numbers] = [year.pricesOf(key), year.quantitiesOf(quantities)]
  return sumsOfWeeks(year, day => at(numbers, day) * (prices[day] ?? 0))
}

/** Whether a price begins on or before the last day of an ISO year: those of later years leave it as it is. */
const hasBegun = (prices: readonly Price[], year: number): boolean => {
  const after = dayNumberOf(mondayOf({ year: year + 1, week: 1 }))
  return prices.some(({ validFrom }) => dayOf(validFrom) < after)
}

/**
 * What a locked budget brings in the weeks of an ISO year by the prices of its municipality, not rounded; null where it
 * has no price by the end of the year or the resource budget no type per hour or per room. The newest price on or before a day holds, also one of an earlier year;
 * before the first an hour and a room bring what the budget's type gives, a room the part of a day of its calendar year. What is
 * the same for all budgets of a year is worked out once.
 */
export const incomesOf = (prices: readonly Price[]) => {
  const years = new Map<number, Year>()
  const knownYear = (year: number): Year => {
    const found = years.get(year)
    if (found !== undefined) return found
    const made = yearOf(prices, year)
    years.set(year, made)
    return made
  }
  return (year: number, budget: IncomeOfBudget): WeekIncome | null => {
    if (!budget.budgetTypes.some(({ type }) => type !== 'fixed') || !hasBegun(prices, year)) return null
    const days = knownYear(year)
    const { zoneHours, annualNeededHours: needed } = annualNeededHours(budget.needs)
    return {
      zoneShare: needed === 0 ? 0 : zoneHours / needed,
      zones: zonesOf(days, budget, zoneHours),
      rooms: roomsOf(days, budget),
      visits: ofQuantity(days, budget.visits, 'price-visit'),
      months: ofQuantity(days, budget.months, 'price-month'),
    }
  }
}

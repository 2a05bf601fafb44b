import fc from 'fast-check'
import type { ForecastInput, WeekIncome } from './forecast-input'
import { weekListsOf } from './rows/week-lists'

const bound = 1_000_000

const list = (weeks: number, value: fc.Arbitrary<number>) => fc.array(value, { minLength: weeks, maxLength: weeks })

const hoursOf = (weeks: number) => list(weeks, fc.integer({ min: 0, max: bound }))

const rowsOf = (weeks: number, serverIds: readonly number[]) =>
  fc.tuple(...serverIds.map(serverId => hoursOf(weeks).map(hours => ({ serverId, hours }))))

const hundredthsOf = (min: number, max: number) => fc.integer({ min, max }).map(hundredths => hundredths / 100)

const factors = hundredthsOf(0, 1000)

/** Any factors that the settings of a municipality allow. */
export const frozenCostFactors = fc.record({
  borrowed: factors,
  hourly: factors,
  filling: factors,
  overtime: factors,
  staggered: factors,
  shortTermIllness: factors,
})

const costShiftsOf = (weeks: number) =>
  fc.record({
    perHour: list(weeks, hundredthsOf(-500, 1000)),
    fixedCost: list(weeks, hundredthsOf(-50_000, 200_000)),
    unsocial: list(weeks, hundredthsOf(-200_000, 400_000)),
  })

/** Any income of a budget that is paid by hour or room. */
const incomesOf = (weeks: number): fc.Arbitrary<WeekIncome> => {
  const prices = list(weeks, hundredthsOf(0, 90_000))
  const money = fc.oneof(
    fc.constant(Array.from({ length: weeks }, () => 0)),
    list(weeks, fc.integer({ min: 0, max: 90_000 })),
  )
  return fc
    .record({
      zoneShare: fc.constantFrom(0, 0.4, 1),
      share: fc.constantFrom(1, 0.75),
      prices,
      others: prices,
      rooms: money,
      visits: money,
      months: money,
    })
    .map(({ share, prices: own, others, ...rest }) => ({
      ...rest,
      zones: [
        { zone: 'urban-area', share, prices: own },
        ...(share === 1 ? [] : [{ zone: 'service' as const, share: 1 - share, prices: others }]),
      ],
    }))
}

const sickPayOf = (weeks: number) =>
  fc.record({
    spellHours: list(weeks, fc.oneof(fc.constant(0), fc.integer({ min: 0, max: bound }))),
    savedHours: list(
      weeks,
      fc.integer({ min: 0, max: 100 * bound }).map(tenThousandths => tenThousandths / 10_000),
    ),
  })

/** What dated settings of the municipality add, each of it in every other forecast. */
const settingsOf = (weeks: number) => {
  const often = { nil: undefined, freq: 2 }
  return fc
    .tuple(
      fc.option(costShiftsOf(weeks), often),
      fc.option(incomesOf(weeks), often),
      fc.option(sickPayOf(weeks), often),
    )
    .map(([costShift, income, sickPay]) => ({
      ...(costShift === undefined ? {} : { costShift }),
      ...(income === undefined ? {} : { income }),
      ...(sickPay === undefined ? {} : { sickPay }),
    }))
}

const inputsOf = (
  year: number,
  weeks: 52 | 53,
  settings: fc.Arbitrary<Partial<ForecastInput>>,
): fc.Arbitrary<ForecastInput> => {
  const empty = weekListsOf({ rows: () => [], weeks: () => Array.from({ length: weeks }, () => 0) })
  const filled = fc.record({
    year: fc.constant(year),
    weeks: fc.constant(weeks),
    resourceBudget: fc.record({
      annualSalary: fc.integer({ min: 0, max: 100_000_000 }),
      hours: fc.oneof(fc.constant(0), fc.integer({ min: 1000, max: 400_000 })),
      fullTimeHours: fc.constantFrom(37, 38.25, 40),
      fixedCostPerWeek: fc.constantFrom(0, 21_979.8),
      serverCostPerHour: fc.constantFrom(0, 250),
      costFactors: fc.option(frozenCostFactors),
    }),
    absences: rowsOf(weeks, [1, 2, 3, 4, 5, 6, 9]),
    substitutes: rowsOf(weeks, [1, 2, 3, 4, 5, 6, 7, 42]),
    budgetedStaffHours: hoursOf(weeks),
    scheduled: hoursOf(weeks),
    budgetedSubstituteHours: hoursOf(weeks),
    totalHoursRequired: hoursOf(weeks),
    changedNeedsFromDiary: list(weeks, fc.integer({ min: -bound, max: bound })),
    myForecast: list(weeks, fc.integer({ min: -bound, max: bound })),
    target: list(
      weeks,
      fc.integer({ min: 0, max: 15_000 }).map(hundredths => hundredths / 100),
    ),
  })
  return fc.tuple(filled, settings).map(([lists, more]) => ({ ...empty, ...lists, ...more }))
}

/** Any forecast of a short or a long year within the bounds of a cell, of a budget that no settings touch. */
export const forecastInputs: fc.Arbitrary<ForecastInput> = fc.oneof(
  inputsOf(2026, 53, fc.constant({})),
  inputsOf(2027, 52, fc.constant({})),
)

/** The same with dated settings of the municipality. */
export const inputsOfSettings: fc.Arbitrary<ForecastInput> = fc.oneof(
  inputsOf(2026, 53, settingsOf(53)),
  inputsOf(2027, 52, settingsOf(52)),
)

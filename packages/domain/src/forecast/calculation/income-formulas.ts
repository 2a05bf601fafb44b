import type { Zone } from '../../budget/budget-codes'
import type { WeekIncome } from '../forecast-input'
import type { ExplanationTerm, TermDetail } from '../formula/explanation'
import type { ExplanationNameId } from '../formula/explanation-ids'
import { defineFormula, linearFormula, type TermDetails } from '../formula/forecast-formula'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { at } from './at-week'

const priceNames = {
  'urban-area': 'price-urban-area',
  countryside: 'price-countryside',
  'nursing-care': 'price-nursing-care',
  service: 'price-service',
  'health-care': 'price-health-care',
  'approved-time': 'price-approved-time',
} as const satisfies Readonly<Record<Zone, ExplanationNameId>>

/** SEK that an hour brings in a week, the mean of the zones by their shares of the budget's hours, not rounded. */
export const meanPriceFormula = defineFormula<{ readonly zones: WeekIncome['zones']; readonly index: number }>({
  id: 'mean-price',
  unit: 'money-per-hour',
  compute: ({ zones, index }) => {
    let mean = 0
    for (const { share, prices } of zones) mean += share * at(prices, index)
    return mean
  },
  listTerms: ({ zones, index }) =>
    zones.map(({ zone, share, prices }) => {
      const value = at(prices, index)
      return { nameId: priceNames[zone], unit: 'money-per-hour', value, factor: share, contribution: share * value }
    }),
})

/** What a week brings that is not paid by hour, in SEK. */
export type IncomeBesideHours = { readonly rooms: number; readonly visits: number; readonly months: number }

const besideHours = (
  inputs: IncomeBesideHours,
  contributes: boolean,
): { readonly nameId: ExplanationNameId; readonly unit: 'money'; readonly value: number }[] =>
  (
    [
      ['income-of-rooms', inputs.rooms],
      ['income-of-visits', inputs.visits],
      ['income-of-months', inputs.months],
    ] as const
  ).flatMap(([nameId, value]) =>
    value === 0
      ? []
      : [{ nameId, unit: 'money' as const, value, ...(contributes ? { factor: 1, contribution: value } : {}) }],
  )

type IncomeInputs = IncomeBesideHours & {
  /** Hundredths */
  readonly requiredByBudget: number
  readonly zoneShare: number
  /** Hundredths */
  readonly changedNeeds: number
  /** Hundredths */
  readonly myForecast: number
  /** SEK per hour */
  readonly meanPrice: number
}

const hoursOfZones = ({ requiredByBudget, zoneShare }: IncomeInputs): number => (requiredByBudget / 100) * zoneShare

/** Hours at their price. */
const hoursTerm = (
  nameId: ExplanationNameId,
  hours: number,
  price: number,
  detail: TermDetail = {},
): ExplanationTerm => ({
  nameId,
  unit: 'hours',
  value: hours,
  factor: price,
  contribution: hours * price + 0,
  ...detail,
})

const budgetTerm = (inputs: IncomeInputs): ExplanationTerm => {
  const { requiredByBudget, zoneShare, meanPrice } = inputs
  const hours = hoursOfZones(inputs)
  if (zoneShare === 1) return hoursTerm('required-by-budget', hours, meanPrice)
  const whole = { nameId: 'required-by-budget', unit: 'hours', value: requiredByBudget / 100 } as const
  const parts = [{ ...whole, factor: zoneShare, contribution: hours }]
  return hoursTerm('zone-hours-by-budget', hours, meanPrice, { parts })
}

const listIncome = (inputs: IncomeInputs, details: TermDetails<IncomeInputs>): ExplanationTerm[] => {
  const { changedNeeds, myForecast, meanPrice } = inputs
  return [
    budgetTerm(inputs),
    ...(changedNeeds === 0
      ? []
      : [hoursTerm('changed-needs-from-diary', changedNeeds / 100, meanPrice, details.changedNeeds)]),
    ...(myForecast === 0 ? [] : [hoursTerm(ids.myForecast, myForecast / 100, meanPrice)]),
    ...besideHours(inputs, true),
  ]
}

/**
 * Income of a week in SEK, not rounded: the hours that the zones make of those the budget requires, what the diary
 * changes in them and the own adjustment, all at the mean price of the week, and what rooms, visits and months bring.
 */
export const incomeFormula = defineFormula<IncomeInputs>({
  id: 'income',
  unit: 'money',
  compute: inputs =>
    (hoursOfZones(inputs) + (inputs.changedNeeds + inputs.myForecast) / 100) * inputs.meanPrice +
    inputs.rooms +
    inputs.visits +
    inputs.months,
  listTerms: listIncome,
})

/** What the income of a week leaves after its costs, in SEK. */
export const incomeBalanceFormula = linearFormula({
  id: 'income-balance',
  unit: 'money',
  inputs: { income: ids.weekIncome, staffCost: ids.staffCost, fixedCost: ids.fixedCost },
  compute: ({ income, staffCost, fixedCost }) => income - staffCost - fixedCost,
})

type BreakEvenInputs = IncomeBesideHours & {
  readonly staffCost: number
  readonly fixedCost: number
  /** SEK per hour */
  readonly meanPrice: number
  /** Hundredths */
  readonly available: number
}

/** SEK that the available hours bring when all of them are paid for. */
const fullIncome = ({ meanPrice, available }: BreakEvenInputs): number => (meanPrice * available) / 100

/**
 * The efficiency in percent at which a week pays for itself, not rounded: its costs, less what it brings without hours, over
 * what its available hours bring at the mean price; 0 where those bring nothing.
 */
export const breakEvenFormula = defineFormula<BreakEvenInputs>({
  id: 'income-break-even',
  unit: 'percent',
  compute: inputs => {
    const { staffCost, fixedCost, rooms, visits, months } = inputs
    return ((staffCost + fixedCost - rooms - visits - months) / fullIncome(inputs)) * 100
  },
  except: { id: 'nothing-to-earn', when: inputs => fullIncome(inputs) <= 0, compute: () => 0 },
  listTerms: (inputs, details) => [
    { nameId: ids.staffCost, unit: 'money', value: inputs.staffCost, ...details.staffCost },
    { nameId: ids.fixedCost, unit: 'money', value: inputs.fixedCost },
    ...besideHours(inputs, false),
    { nameId: 'mean-price', unit: 'money-per-hour', value: inputs.meanPrice, ...details.meanPrice },
    { nameId: 'available', unit: 'hours', value: inputs.available / 100, ...details.available },
  ],
})

import { at } from '../calculation/at-week'
import {
  costPerHourFormula,
  costSinceStartFormula,
  deficitCostFormula,
  fixedCostFormula,
  fullTimePostsFormula,
  idealPerWeekFormula,
  incomingFormula,
  leftOfAnnualBudgetFormula,
  paidHoursFormula,
  remainingFormula,
  revisedCostPerHourFormula,
  staffCostFormula,
  weekBalanceFormula,
  weekCostFormula,
} from '../calculation/money-formulas'
import type { TermDetail } from '../formula/explanation'
import { deficit } from './efficiency-figures'
import { besideIt, detailOf, figure, madeOf, running, toldOtherwise, weeksBefore } from './figure'
import { costPerHourIn, fixedCostInputsIn, idealInputs, payRiseIn, yearIndex, type WeekFrame } from './week-frame'
import { leftOfYearBeside } from './year-figures'

const idealDetail = ({ input }: WeekFrame): TermDetail => detailOf(idealPerWeekFormula.explain(idealInputs(input)))

/** The budget's cost per hour, and in weeks after a revision of pay what that makes of it. */
const costPerHourDetail = (frame: WeekFrame, place: number): TermDetail => {
  const { input, costPerHour } = frame
  const ofBudget = detailOf(costPerHourFormula.explain(input.resourceBudget))
  const payRise = payRiseIn(input, yearIndex(frame, place))
  if (payRise === 0) return ofBudget
  const revised = revisedCostPerHourFormula.explain({ costPerHour, payRise }, { costPerHour: ofBudget })
  return { nameId: 'revised-cost-per-hour', ...detailOf(revised) }
}

const isAfterRevision = (frame: WeekFrame, place: number): boolean =>
  payRiseIn(frame.input, yearIndex(frame, place)) !== 0

const costPerHourAt = (frame: WeekFrame, place: number): number => costPerHourIn(frame, yearIndex(frame, place))

export const paidHours = figure(paidHoursFormula, (frame, place) => ({
  rows: frame.rows.paid,
  index: yearIndex(frame, place),
}))

export const staffCost = toldOtherwise(
  figure(
    staffCostFormula,
    (frame, place) => ({ hours: at(frame.figures.paidHours, place), costPerHour: costPerHourAt(frame, place) }),
    { details: { hours: madeOf(paidHours), costPerHour: costPerHourDetail } },
  ),
  { as: 'staff-cost-after-revision', where: isAfterRevision },
)

const fixedCostInputsAt = (frame: WeekFrame, place: number) => fixedCostInputsIn(frame.input, yearIndex(frame, place))

export const fixedCost = toldOtherwise(figure(fixedCostFormula, fixedCostInputsAt), {
  as: 'fixed-cost-of-settings',
  where: (frame, place) => {
    const { rise, unsocial } = fixedCostInputsAt(frame, place)
    return rise !== 0 || unsocial !== 0
  },
})

export const weekCost = figure(
  weekCostFormula,
  ({ figures }, place) => ({
    staffCost: at(figures.staffCost, place),
    fixedCost: at(figures.fixedCost, place),
  }),
  { details: { staffCost: madeOf(staffCost) } },
)

export const costSinceStart = running(costSinceStartFormula, 'costSinceStart', 'weekCost', 'week-cost')

export const weekBalance = figure(
  weekBalanceFormula,
  ({ idealPerWeek, figures }, place) => ({
    idealPerWeek,
    staffCost: at(figures.staffCost, place),
    fixedCost: at(figures.fixedCost, place),
  }),
  { details: { idealPerWeek: idealDetail, staffCost: madeOf(staffCost) } },
)

export const leftOfAnnualBudget = figure(
  leftOfAnnualBudgetFormula,
  ({ input, figures }, place) => ({
    annualSalary: input.resourceBudget.annualSalary,
    costSinceStart: at(figures.costSinceStart, place),
  }),
  { details: { costSinceStart: madeOf(costSinceStart) } },
)

/** Nothing is brought forward into the start week; later on the balances of the weeks before make it. */
const remainingBeforeDetail = (frame: WeekFrame, place: number): TermDetail =>
  place === 0
    ? { caseId: 'range-start' }
    : {
        week: frame.range.startWeek + place - 1,
        parts: weeksBefore(frame, place, 'weekBalance', 'week-balance'),
      }

export const incoming = figure(
  incomingFormula,
  ({ idealPerWeek, figures }, place) => ({
    idealPerWeek,
    remainingBefore: place === 0 ? 0 : at(figures.remaining, place - 1),
  }),
  { details: { idealPerWeek: idealDetail, remainingBefore: remainingBeforeDetail } },
)

export const remaining = figure(
  remainingFormula,
  ({ figures }, place) => ({
    incoming: at(figures.incoming, place),
    staffCost: at(figures.staffCost, place),
    fixedCost: at(figures.fixedCost, place),
  }),
  {
    details: { incoming: madeOf(incoming), staffCost: madeOf(staffCost) },
    related: [
      besideIt('week-balance', weekBalance),
      besideIt('left-of-annual-budget', leftOfAnnualBudget),
      leftOfYearBeside,
    ],
  },
)

export const meaningFte = figure(
  fullTimePostsFormula,
  ({ input, figures }, place) => ({
    deficit: at(figures.deficit, place),
    fullTimeHours: input.resourceBudget.fullTimeHours,
  }),
  { details: { deficit: madeOf(deficit) } },
)

export const meaningCost = toldOtherwise(
  figure(
    deficitCostFormula,
    (frame, place) => ({ hours: at(frame.figures.deficit, place), costPerHour: costPerHourAt(frame, place) }),
    { details: { hours: madeOf(deficit), costPerHour: costPerHourDetail } },
  ),
  { as: 'deficit-cost-after-revision', where: isAfterRevision },
)

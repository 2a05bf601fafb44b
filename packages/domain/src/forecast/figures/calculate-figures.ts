import type { WeekRange } from '../../calendar/week-range'
import type { ForecastInput } from '../forecast-input'
import type { NumberFigureKey } from '../forecast-result'
import * as efficiency from './efficiency-figures'
import type { Figure } from './figure'
import * as hours from './hour-figures'
import * as income from './income-figures'
import * as money from './money-figures'
import { createWeekFrame, type WeekFrame } from './week-frame'

/** Every figure of a week but the marks, in the order in which they rest on each other. */
export const weekFigures: Readonly<Record<NumberFigureKey, Figure>> = {
  resourceTime: hours.resourceTime,
  extraTime: hours.extraTime,
  absences: hours.absences,
  hourResult: hours.hourResult,
  available: hours.available,
  vacant: hours.vacant,
  required: hours.required,
  needs: hours.needs,
  needsSinceStart: hours.needsSinceStart,
  availableSinceStart: hours.availableSinceStart,
  target: efficiency.target,
  neededAtTarget: efficiency.neededAtTarget,
  efficiency: efficiency.efficiency,
  ownWeekEfficiency: efficiency.ownWeekEfficiency,
  deficit: efficiency.deficit,
  deficitCumulative: efficiency.deficitCumulative,
  illnessPercent: efficiency.illnessPercent,
  paidHours: money.paidHours,
  staffCost: money.staffCost,
  fixedCost: money.fixedCost,
  weekCost: money.weekCost,
  costSinceStart: money.costSinceStart,
  incoming: money.incoming,
  remaining: money.remaining,
  weekBalance: money.weekBalance,
  leftOfAnnualBudget: money.leftOfAnnualBudget,
  meaningFte: money.meaningFte,
  meaningCost: money.meaningCost,
  income: income.income,
  incomeBalance: income.incomeBalance,
  breakEven: income.breakEven,
}

/** Those that only a budget with income has. */
const incomeKeys: readonly NumberFigureKey[] = ['income', 'incomeBalance', 'breakEven']

const columnKeys = (Object.keys(weekFigures) as NumberFigureKey[]).filter(
  key => key !== 'remaining' && !incomeKeys.includes(key),
)

/** What comes in rests on what the week before left, so these two go week by week. */
const fillMoney = (frame: WeekFrame): void => {
  for (let place = 0; place < frame.weeks; place += 1) {
    frame.figures.incoming[place] = money.incoming.calculate(frame, place)
    frame.figures.remaining[place] = money.remaining.calculate(frame, place)
  }
}

const requireRangeInYear = ({ weeks }: ForecastInput, { startWeek, endWeek }: WeekRange): void => {
  const isInYear = Number.isInteger(startWeek) && Number.isInteger(endWeek) && startWeek >= 1 && endWeek <= weeks
  if (!isInYear || startWeek > endWeek) throw new RangeError(`Weeks ${startWeek} to ${endWeek} are not in the year`)
}

/** The figures of every week of the range. Throws a RangeError for a range outside the year. */
export const calculateFigures = (input: ForecastInput, range: WeekRange): WeekFrame => {
  requireRangeInYear(input, range)
  const frame = createWeekFrame(input, range)
  for (const key of columnKeys) {
    if (key === 'incoming') fillMoney(frame)
    else weekFigures[key].fill(frame, frame.figures[key])
  }
  if (input.income !== undefined) for (const key of incomeKeys) weekFigures[key].fill(frame, frame.figures[key])
  efficiency.marks.fill(frame, frame.figures.marks)
  efficiency.ownMarks.fill(frame, frame.figures.ownMarks)
  return frame
}

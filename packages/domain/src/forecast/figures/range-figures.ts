import { at } from '../calculation/at-week'
import { efficiencyTrendFormula, illnessPercentOfRangeFormula } from '../calculation/efficiency-formulas'
import { meanOfWeeksFormulas, sumOfWeeksFormulas } from '../calculation/range-formulas'
import type { Explanation } from '../formula/explanation'
import type { ValuesOfWeeks } from '../formula/list-formulas'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import { detailOf, sinceStart } from './figure'
import type { WeekFrame } from './week-frame'

const targetsOf = (frame: WeekFrame): ValuesOfWeeks => sinceStart(frame, frame.weeks - 1, 'target', 'target')

const targetMeanInputs = (frame: WeekFrame) => ({
  total: sumOfWeeksFormulas.percent.calculate(targetsOf(frame)),
  weeks: frame.weeks,
})

/** Mean target of the weeks in percent. */
export const calculateTargetMean = (frame: WeekFrame): number =>
  meanOfWeeksFormulas.percent.calculate(targetMeanInputs(frame))

export const explainTargetMean = (frame: WeekFrame): Explanation<number> =>
  meanOfWeeksFormulas.percent.explain(targetMeanInputs(frame), {
    total: detailOf(sumOfWeeksFormulas.percent.explain(targetsOf(frame))),
  })

const ofRange = ({ range }: WeekFrame, values: readonly number[], nameId: ValuesOfWeeks['nameId']): ValuesOfWeeks => ({
  values,
  from: range.startWeek - 1,
  to: range.endWeek,
  nameId,
  firstWeek: range.startWeek,
})

const illnessInRange = (frame: WeekFrame) => ofRange(frame, frame.illness, ids.shortTermIllness)
const scheduledInRange = (frame: WeekFrame) => ofRange(frame, frame.input.scheduled, ids.actualHours)

const illnessInputs = (frame: WeekFrame) => ({
  illness: sumOfWeeksFormulas.hundredths.calculate(illnessInRange(frame)),
  scheduled: sumOfWeeksFormulas.hundredths.calculate(scheduledInRange(frame)),
})

/** Short-term illness over scheduled hours of the whole range, percent. */
export const calculateIllnessOfRange = (frame: WeekFrame): number =>
  illnessPercentOfRangeFormula.calculate(illnessInputs(frame))

export const explainIllnessOfRange = (frame: WeekFrame): Explanation<number> =>
  illnessPercentOfRangeFormula.explain(illnessInputs(frame), {
    illness: detailOf(sumOfWeeksFormulas.hundredths.explain(illnessInRange(frame))),
    scheduled: detailOf(sumOfWeeksFormulas.hundredths.explain(scheduledInRange(frame))),
  })

/** The vacant hours of the range added up. */
export const explainVacantHours = (frame: WeekFrame): Explanation<number> =>
  sumOfWeeksFormulas.hundredths.explain(sinceStart(frame, frame.weeks - 1, 'vacant', ids.vacantHours))

/** How far the running efficiency moved over the range, in percentage points. */
export const explainEfficiencyTrend = ({ figures, range, weeks }: WeekFrame): Explanation<number> =>
  efficiencyTrendFormula.explain(
    { first: at(figures.efficiency, 0), last: at(figures.efficiency, weeks - 1) },
    { first: { week: range.startWeek }, last: { week: range.endWeek } },
  )

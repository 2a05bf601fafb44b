export {
  isPastPeriod,
  lastDayOf,
  periodOfDays,
  periodOfYear,
  yearBefore,
  yearsOfPeriod,
  type AnalyticsPeriod,
  type WeeksOfYear,
} from './period'
export { constantMeasures, measureYear, weeklyMeasures, type PeriodMeasures, type YearMeasures } from './measures'
export { evaluate, isAdditive, type Expression } from './expression'
export { balanceTolerance, figuresOfUnit, unitExpressions, unitFigures, type UnitFigure } from './unit-figures'
export { totalRow, weightedRow, type Added } from './total-rows'

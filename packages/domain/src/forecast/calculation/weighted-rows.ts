import type { ForecastInput, ServerRowHours } from '../forecast-input'
import type { WeightedRow } from '../formula/list-formulas'
import { forecastRowIds } from '../rows/forecast-row-ids'
import { absenceRowId, substituteRowId, substituteServerIds, type ServerId } from '../rows/server-row-ids'
import { absenceCostFactor, costFactorsOf, substituteCostFactor } from './cost-factors'

const extraTimeServerIds: ReadonlySet<ServerId> = new Set<ServerId>([
  substituteServerIds.borrowedResource,
  substituteServerIds.hourlySubstitute,
  substituteServerIds.fillingTime,
  substituteServerIds.overtime,
  substituteServerIds.staggeredWorkingHours,
])

type RowId = (serverId: ServerId) => WeightedRow['rowId']

const weighted =
  (rowId: RowId, factorOf: (serverId: ServerId) => number) =>
  ({ serverId, hours, diaryHours }: ServerRowHours): WeightedRow => ({
    rowId: rowId(serverId),
    hours,
    factorHundredths: Math.round(factorOf(serverId) * 100),
    diaryHours,
  })

const asTheyAre = () => 1

/** The budgeted hours, substitutes and absences with what an hour of them costs. */
const listPaidRows = ({
  resourceBudget,
  budgetedStaffHours,
  substitutes,
  absences,
}: ForecastInput): readonly WeightedRow[] => {
  const factors = costFactorsOf(resourceBudget.costFactors)
  return [
    {
      rowId: forecastRowIds.budgetedStaffHours,
      hours: budgetedStaffHours,
      factorHundredths: 100,
      diaryHours: undefined,
    },
    ...substitutes.map(weighted(substituteRowId, serverId => substituteCostFactor(serverId, factors))),
    ...absences.map(weighted(absenceRowId, serverId => absenceCostFactor(serverId, factors))),
  ]
}

/** The rows that each sum of hours is made of, with their factors. */
export const listWeightedRows = (input: ForecastInput) => {
  const { substitutes, absences } = input
  const resourceShifts = substitutes.filter(row => row.serverId === substituteServerIds.ownResourceShift)
  const extra = substitutes.filter(row => extraTimeServerIds.has(row.serverId))
  return {
    /** Own resource shifts */
    resourceTime: resourceShifts.map(weighted(substituteRowId, asTheyAre)),
    /** The five rows of extra time; hidden and unknown substitutes stay out */
    extraTime: extra.map(weighted(substituteRowId, asTheyAre)),
    absences: absences.map(weighted(absenceRowId, asTheyAre)),
    paid: listPaidRows(input),
  }
}

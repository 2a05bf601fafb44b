import type { ForecastInput, ServerRowHours } from '../forecast-input'
import type { WeightedRow } from '../formula/list-formulas'
import { forecastRowIds } from '../rows/forecast-row-ids'
import { absenceKind, listedKinds, substituteKind, type ListedKind, type ServerId } from '../rows/row-kinds'
import type { StoredLine } from '../rows/row-line'
import { costFactor } from './cost-factors'

const weighted =
  ({ rowIdOf }: ListedKind, factorOf: (serverId: ServerId) => number = () => 1) =>
  ({ serverId, hours, diaryHours, waitingHours }: ServerRowHours): WeightedRow => ({
    rowId: rowIdOf(serverId),
    hours,
    factorHundredths: Math.round(factorOf(serverId) * 100),
    diaryHours,
    waitingHours,
  })

/** The row of short-term illness says which of its hours are counted by spell. */
const withSickPay = (row: WeightedRow, { sickPay }: ForecastInput): WeightedRow =>
  sickPay === undefined || row.rowId !== forecastRowIds.shortTermIllness ? row : { ...row, sickPay }

/** The budgeted hours, substitutes and absences with what an hour of them costs. */
const listPaidRows = (input: ForecastInput): readonly WeightedRow[] => [
  {
    rowId: forecastRowIds.budgetedStaffHours,
    hours: input.budgetedStaffHours,
    factorHundredths: 100,
    diaryHours: undefined,
  },
  ...listedKinds
    .toReversed()
    .flatMap(kind =>
      input[kind.list]
        .map(weighted(kind, serverId => costFactor(kind, serverId, input.resourceBudget.costFactors)))
        .map(row => withSickPay(row, input)),
    ),
]

/** The rows that each sum of hours is made of, with their factors. */
export const listWeightedRows = (input: ForecastInput) => {
  const ofTotal = (total: StoredLine['total']) =>
    input.substitutes
      .filter(({ serverId }) => substituteKind.lineOf(serverId).total === total)
      .map(weighted(substituteKind))
  return {
    /** Own resource shifts */
    resourceTime: ofTotal('resourceTime'),
    /** The five rows of extra time; hidden and unknown substitutes stay out */
    extraTime: ofTotal('extraTime'),
    absences: input.absences.map(weighted(absenceKind)),
    paid: listPaidRows(input),
  }
}

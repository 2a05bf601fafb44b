/** The fixed rows of the forecast (§3 row identifiers, A-062, A-066, A-067, A-169, A-183). */
export const forecastRowIds = {
  shortTermIllness: 'absences-1',
  vacation: 'absences-2',
  otherAbsence: 'absences-3',
  education: 'absences-4',
  lentResource: 'absences-5',
  careOfSickChild: 'absences-6',
  ownResourceShift: 'substitutes-own-resource-shift',
  borrowedResource: 'substitutes-borrowed-resource',
  hourlySubstitute: 'substitutes-hourly-substitute',
  fillingTime: 'substitutes-filling-time',
  overtime: 'substitutes-overtime',
  staggeredWorkingHours: 'substitutes-staggered-working-hours',
  noSubstitute: 'substitutes-no-substitute',
  budgetedSubstituteHours: 'substitutes-budgeted-hours',
  totalRequired: 'needs-total-required',
  myForecast: 'needs-my-forecast',
  budgetedStaffHours: 'staffing-budgeted-staff-hours',
  actualHours: 'staffing-actual-hours',
  resourceTime: 'totals-resource-time',
  extraTime: 'totals-extra-time',
  absences: 'totals-absences',
  hourlyUsageResult: 'totals-hourly-usage-result',
  ownWeekEfficiency: 'totals-own-week-efficiency',
  weeklyEfficiency: 'totals-weekly-efficiency',
  incomingBudget: 'budget-incoming',
  staffCost: 'budget-staff-cost',
  fixedCost: 'budget-fixed-cost',
  remainingBudget: 'budget-remaining',
  deficitHours: 'deficit-hours',
  deficitCumulative: 'deficit-cumulative',
  meaningOwnStatus: 'meaning-own-status',
  meaningStatus: 'meaning-status',
  meaningFte: 'meaning-fte',
  meaningCost: 'meaning-cost',
} as const

/** A fixed row, or a further absence or an unknown substitute named by its server id. */
export type ForecastRowId =
  (typeof forecastRowIds)[keyof typeof forecastRowIds] | `absences-${string}` | `substitutes-${string}`

/** The fifteen row types of §3. */
export const forecastRowTypes = [
  'absences',
  'staffing',
  'budget',
  'scheduledStaff',
  'extraTime',
  'availableHours',
  'substitutes',
  'incomingBudget',
  'remainingBudget',
  'targetEfficiency',
  'efficiency',
  'totalHoursRequired',
  'resourceTime',
  'hourlyUsageResult',
  'myForecast',
] as const

export type ForecastRowType = (typeof forecastRowTypes)[number]

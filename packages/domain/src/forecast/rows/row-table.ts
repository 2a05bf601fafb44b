import { absence, calculated, extra, substitute, weeks, type CalculatedLine, type StoredLine } from './row-line'

/**
 * Every row of a forecast, in the order of the page; all that reads, writes, sends, shows or names rows derives from
 * it. To add a kind of row with hours of its own:
 *
 * 1. its line here;
 * 2. a migration that lets `forecast_row`, and `forecast_rollup` where it has a sum, hold the kind;
 * 3. and 4. its name, `rows.<id>`, in both locale files of mf-forecast;
 * 5. anyone who brings its hours, such as `open-forecast.ts` in the API for what the budgets say.
 *
 * A kind that is editable also needs its key in the body of a save (contracts, `forecast-calls.ts`).
 */
export const forecastRows = {
  shortTermIllness: absence(1, {
    factor: 0.2,
    frozen: 'shortTermIllness',
    aliases: ['korttidssjuk', 'korttidsfrånvaro', 'sjukfrånvaro', 'illness', 'sick leave'],
  }),
  vacation: absence(2, { factor: 0 }),
  otherAbsence: absence(3, { factor: 1, aliases: ['annan frånvaro', 'other absences'] }),
  education: absence(4, { factor: 1, aliases: ['training', 'fortbildning'] }),
  lentResource: absence(5, { factor: 1, aliases: ['utlåning', 'lending'] }),
  careOfSickChild: absence(6, {
    factor: 1,
    aliases: ['vård av barn', 'care of child', 'vård av sjukt barn', 'VAB, vård av barn'],
  }),
  ownResourceShift: substitute('own-resource-shift', 1, { editable: false, factor: 0, total: 'resourceTime' }),
  borrowedResource: substitute('borrowed-resource', 2, {
    ...extra,
    factor: 1,
    frozen: 'borrowed',
    aliases: ['inlånad resurs', 'borrowing', 'borrowed', 'inlånad'],
  }),
  hourlySubstitute: substitute('hourly-substitute', 3, {
    ...extra,
    factor: 1,
    frozen: 'hourly',
    aliases: [
      'timanställd',
      'vikarie',
      'timvikarier',
      'hourly substitutes',
      'vikarie/extratid',
      'substitute/extra time',
    ],
  }),
  fillingTime: substitute('filling-time', 4, {
    ...extra,
    factor: 1.5,
    frozen: 'filling',
    aliases: ['fyllnad', 'mertid'],
  }),
  overtime: substitute('overtime', 5, { ...extra, factor: 2, frozen: 'overtime' }),
  staggeredWorkingHours: substitute('staggered-working-hours', 6, {
    ...extra,
    factor: 1.2,
    frozen: 'staggered',
    aliases: ['förskjuten tid'],
  }),
  noSubstitute: substitute('no-substitute', 7, { editable: false, factor: 0, aliases: ['inaktiverad', 'disabled'] }),
  totalRequired: calculated('needs-total-required', 'needs', 'totalHoursRequired', {
    figure: 'required',
    unit: 'hundredths',
    sum: 'weeks',
    aliases: ['behov', 'total hours required'],
  }),
  myForecast: {
    id: 'needs-my-forecast',
    kind: 'my-forecast',
    wirePath: ['staffing', 'myForecast'],
    list: 'myForecast',
    group: 'needs',
    type: 'myForecast',
    source: 'entered',
    aliases: ['prognos'],
    ...weeks,
    shape: 'row',
    editable: true,
    signed: true,
  },
  budgetedStaffHours: {
    id: 'staffing-budgeted-staff-hours',
    kind: 'budgeted-staff',
    wirePath: ['staffing', 'budgetedStaffHours'],
    list: 'budgetedStaffHours',
    group: 'staffing',
    type: 'staffing',
    source: 'from-locked-budget',
    aliases: ['budgeterad bemanning'],
    ...weeks,
  },
  actualHours: {
    id: 'staffing-actual-hours',
    kind: 'scheduled',
    wirePath: ['staffing', 'scheduled'],
    list: 'scheduled',
    group: 'staffing',
    type: 'scheduledStaff',
    source: 'from-schedule',
    aliases: ['schemalagda timmar', 'scheduled', 'scheduled hours'],
    ...weeks,
  },
  // A comparison, which counts nowhere.
  vacantHours: calculated('staffing-vacant-hours', 'staffing', 'staffing', {
    figure: 'vacant',
    unit: 'hundredths',
    sum: 'weeks',
    aliases: ['vakanser', 'vacancies'],
  }),
  // A comparison, which counts nowhere.
  budgetedSubstituteHours: {
    id: 'substitutes-budgeted-hours',
    kind: 'budgeted-substitutes',
    wirePath: ['staffing', 'budgetedSubstituteHours'],
    list: 'budgetedSubstituteHours',
    group: 'substitutes',
    type: 'substitutes',
    source: 'from-locked-budget',
    aliases: ['budgeterade timmar vikarier'],
    ...weeks,
  },
  requiredByBudget: {
    id: 'required-by-budget',
    kind: 'required',
    wirePath: ['needs', 'totalHoursRequired'],
    list: 'totalHoursRequired',
    group: null,
    type: null,
    source: 'from-locked-budget',
    ...weeks,
  },
  changedNeeds: {
    id: 'changed-needs-from-diary',
    kind: 'changed-needs',
    wirePath: ['needs', 'changedNeedsFromDiary'],
    list: 'changedNeedsFromDiary',
    group: null,
    type: null,
    source: 'from-diary',
    ...weeks,
  },
  // Percent; 0 counts as 100.
  target: {
    id: 'target',
    kind: 'target',
    wirePath: ['metrics', 'target', 'efficiency'],
    list: 'target',
    group: null,
    type: null,
    source: 'from-locked-budget',
    ...weeks,
    unit: 'percent',
  },
  resourceTime: calculated('totals-resource-time', 'totals', 'resourceTime', {
    figure: 'resourceTime',
    unit: 'hundredths',
    sum: 'weeks',
    aliases: ['eget resurspass'],
  }),
  extraTime: calculated('totals-extra-time', 'totals', 'extraTime', {
    figure: 'extraTime',
    unit: 'hundredths',
    sum: 'weeks',
  }),
  absences: calculated('totals-absences', 'totals', 'absences', {
    figure: 'absences',
    unit: 'hundredths',
    sum: 'weeks',
  }),
  hourlyUsageResult: calculated('totals-hourly-usage-result', 'totals', 'hourlyUsageResult', {
    figure: 'hourResult',
    unit: 'hundredths',
    sum: 'weeks',
    aliases: ['timresultat', 'netto timmar', 'net hours', 'hour result'],
  }),
  ownWeekEfficiency: calculated('totals-own-week-efficiency', 'totals', 'efficiency', {
    figure: 'ownWeekEfficiency',
    unit: 'percent',
    sum: 'last',
  }),
  weeklyEfficiency: calculated('totals-weekly-efficiency', 'totals', 'efficiency', {
    figure: 'efficiency',
    unit: 'percent',
    sum: 'last',
    aliases: ['effektivitet', 'effektivitet per vecka', 'weekly efficiency', 'efficiency', 'cumulative efficiency'],
  }),
  incomingBudget: calculated('budget-incoming', 'remaining-budget', 'incomingBudget', {
    figure: 'incoming',
    unit: 'money',
    sum: 'shares',
  }),
  staffCost: calculated('budget-staff-cost', 'remaining-budget', 'budget', {
    figure: 'staffCost',
    unit: 'money',
    sum: 'weeks',
  }),
  fixedCost: calculated('budget-fixed-cost', 'remaining-budget', 'budget', {
    figure: 'fixedCost',
    unit: 'money',
    sum: 'weeks',
    aliases: ['fasta kostnader', 'fixed cost'],
  }),
  remainingBudget: calculated('budget-remaining', 'remaining-budget', 'remainingBudget', {
    figure: 'remaining',
    unit: 'money',
    sum: 'last',
  }),
  // Only where the budget is paid by hour or room.
  weekIncome: calculated('income-week', 'income', 'budget', {
    figure: 'income',
    unit: 'money',
    sum: 'weeks',
  }),
  incomeBalance: calculated('income-balance', 'income', 'budget', {
    figure: 'incomeBalance',
    unit: 'money',
    sum: 'weeks',
  }),
  // Its sum column is empty, as that of an efficiency.
  incomeBreakEven: calculated('income-break-even', 'income', 'efficiency', {
    figure: 'breakEven',
    unit: 'percent',
    sum: 'last',
  }),
  deficitHours: calculated('deficit-hours', 'deficit', 'availableHours', {
    figure: 'deficit',
    unit: 'hours',
    sum: 'weeks',
  }),
  deficitCumulative: calculated('deficit-cumulative', 'deficit', 'availableHours', {
    figure: 'deficitCumulative',
    unit: 'hours',
    sum: 'last',
  }),
  meaningOwnStatus: calculated('meaning-own-status', 'meaning', 'targetEfficiency', {
    figure: 'ownMarks',
    unit: 'mark',
    sum: null,
  }),
  meaningStatus: calculated('meaning-status', 'meaning', 'targetEfficiency', {
    figure: 'marks',
    unit: 'mark',
    sum: null,
  }),
  meaningFte: calculated('meaning-fte', 'meaning', 'availableHours', {
    figure: 'meaningFte',
    unit: 'fte',
    sum: 'weeks',
  }),
  meaningCost: calculated('meaning-cost', 'meaning', 'budget', { figure: 'meaningCost', unit: 'money', sum: 'weeks' }),
} as const satisfies Readonly<Record<string, CalculatedLine | StoredLine>>

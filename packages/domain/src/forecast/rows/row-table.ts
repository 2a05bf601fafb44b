/** The tables of the page, in which its rows stand. */
export type ForecastTableId =
  'remaining-budget' | 'totals' | 'deficit' | 'meaning' | 'staffing' | 'substitutes' | 'absences' | 'needs'

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

/**
 * What a lock of the resource budget freezes: what an hour costs in hours at the average cost per hour. An hour of
 * illness takes off, all others add.
 */
type FrozenFactor = 'borrowed' | 'hourly' | 'filling' | 'overtime' | 'staggered' | 'shortTermIllness'

/** What every row of the table says. */
export type ForecastRowLine = {
  /** How page, file, notes and explanations name the row (§3, A-062, A-066, A-067, A-169, A-183) */
  readonly id: string
  /** Its table on the page; null for a row that is only calculated with */
  readonly group: ForecastTableId | null
  readonly type: ForecastRowType | null
  /** Where its hours come from */
  readonly source: 'entered' | 'from-schedule' | 'from-locked-budget' | 'from-diary' | 'calculated'
  readonly editable: boolean
  /** Further words for it in a file, of the glossary */
  readonly aliases?: readonly string[]
}

/** What a row with hours of its own says too; the first five are the same for all rows of a kind. */
export type StoredLine = ForecastRowLine & {
  /** How the database and the history name the kind */
  readonly kind: string
  /** Where the answers of §7 have it */
  readonly wirePath: readonly string[]
  /** `rows`: a list of rows with ids; `row`: a list of one without id; `weeks`: the weeks themselves */
  readonly shape: 'rows' | 'row' | 'weeks'
  /** The list of the calculation, and of a save, that holds it */
  readonly list: string
  readonly unit: 'hours' | 'percent'
  /** The id of the absence or substitute on the server; 0 for a kind of one row */
  readonly serverId: number
  /** May be negative */
  readonly signed?: true
  /** What an hour costs, in hours at the average cost per hour (§9); an absence takes off */
  readonly factor?: number
  /** The factor of the locked budget that replaces it */
  readonly frozen?: FrozenFactor
  /** The total that adds its hours */
  readonly total?: 'resourceTime' | 'extraTime'
}

type Factor = { readonly factor: number; readonly frozen?: FrozenFactor }

const absence = <const ServerId extends number, const More extends Factor & Pick<ForecastRowLine, 'aliases'>>(
  serverId: ServerId,
  more: More,
) =>
  ({
    id: `absences-${serverId}`,
    kind: 'absence',
    wirePath: ['staffing', 'absences'],
    shape: 'rows',
    list: 'absences',
    unit: 'hours',
    group: 'absences',
    type: 'absences',
    source: 'entered',
    editable: true,
    serverId,
    ...more,
  }) as const

const substitute = <
  const Id extends string,
  const ServerId extends number,
  const More extends Factor & Pick<StoredLine, 'editable' | 'total' | 'aliases'>,
>(
  id: Id,
  serverId: ServerId,
  more: More,
) =>
  ({
    id: `substitutes-${id}`,
    kind: 'substitute',
    wirePath: ['staffing', 'substitutes'],
    shape: 'rows',
    list: 'substitutes',
    unit: 'hours',
    group: 'substitutes',
    type: 'substitutes',
    source: 'entered',
    serverId,
    ...more,
  }) as const

const extra = { editable: true, total: 'extraTime' } as const

const calculated = <const Id extends string, const Group extends ForecastTableId>(
  id: Id,
  group: Group,
  type: ForecastRowType,
  aliases: readonly string[] = [],
) => ({ id, group, type, source: 'calculated', editable: false, aliases }) as const

const weeks = { shape: 'weeks', unit: 'hours', editable: false, serverId: 0 } as const

/**
 * Every row of a forecast, in the order of the page; all that reads, writes, sends, shows or names rows derives from
 * it. To add a kind of row with hours of its own:
 *
 * 1. its line here;
 * 2. a migration that lets `forecast_row`, and `forecast_rollup` where it has a sum, hold the kind;
 * 3. and 4. its name, `rows.<id>`, in both locale files of mf-forecast;
 * 5. whoever brings its hours, such as `open-forecast.ts` in the API for what the budgets say.
 *
 * A kind that is editable also needs its key in the body of a save (contracts, `forecast-calls.ts`).
 */
export const forecastRows = {
  shortTermIllness: absence(1, {
    factor: 0.2,
    frozen: 'shortTermIllness',
    aliases: ['sjukfrånvaro', 'illness', 'sick leave'],
  }),
  vacation: absence(2, { factor: 0 }),
  otherAbsence: absence(3, { factor: 1 }),
  education: absence(4, { factor: 1 }),
  lentResource: absence(5, { factor: 1 }),
  careOfSickChild: absence(6, {
    factor: 1,
    aliases: ['vård av barn', 'vård av sjukt barn', 'VAB, vård av barn'],
  }),
  ownResourceShift: substitute('own-resource-shift', 1, { editable: false, factor: 0, total: 'resourceTime' }),
  borrowedResource: substitute('borrowed-resource', 2, { ...extra, factor: 1, frozen: 'borrowed' }),
  hourlySubstitute: substitute('hourly-substitute', 3, {
    ...extra,
    factor: 1,
    frozen: 'hourly',
    aliases: ['timvikarier', 'hourly substitutes'],
  }),
  fillingTime: substitute('filling-time', 4, { ...extra, factor: 1.5, frozen: 'filling' }),
  overtime: substitute('overtime', 5, { ...extra, factor: 2, frozen: 'overtime' }),
  staggeredWorkingHours: substitute('staggered-working-hours', 6, { ...extra, factor: 1.2, frozen: 'staggered' }),
  noSubstitute: substitute('no-substitute', 7, { editable: false, factor: 0 }),
  totalRequired: calculated('needs-total-required', 'needs', 'totalHoursRequired'),
  myForecast: {
    id: 'needs-my-forecast',
    kind: 'my-forecast',
    wirePath: ['staffing', 'myForecast'],
    list: 'myForecast',
    group: 'needs',
    type: 'myForecast',
    source: 'entered',
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
  budgetedSubstituteHours: {
    id: 'substitutes-budgeted-hours',
    kind: 'budgeted-substitutes',
    wirePath: ['staffing', 'budgetedSubstituteHours'],
    list: 'budgetedSubstituteHours',
    group: 'substitutes',
    type: 'substitutes',
    source: 'from-locked-budget',
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
  resourceTime: calculated('totals-resource-time', 'totals', 'resourceTime'),
  extraTime: calculated('totals-extra-time', 'totals', 'extraTime'),
  absences: calculated('totals-absences', 'totals', 'absences'),
  hourlyUsageResult: calculated('totals-hourly-usage-result', 'totals', 'hourlyUsageResult', [
    'netto timmar',
    'net hours',
    'hour result',
  ]),
  ownWeekEfficiency: calculated('totals-own-week-efficiency', 'totals', 'efficiency'),
  weeklyEfficiency: calculated('totals-weekly-efficiency', 'totals', 'efficiency', [
    'effektivitet',
    'efficiency',
    'cumulative efficiency',
  ]),
  incomingBudget: calculated('budget-incoming', 'remaining-budget', 'incomingBudget'),
  staffCost: calculated('budget-staff-cost', 'remaining-budget', 'budget'),
  fixedCost: calculated('budget-fixed-cost', 'remaining-budget', 'budget', ['fasta kostnader', 'fixed cost']),
  remainingBudget: calculated('budget-remaining', 'remaining-budget', 'remainingBudget'),
  deficitHours: calculated('deficit-hours', 'deficit', 'availableHours'),
  deficitCumulative: calculated('deficit-cumulative', 'deficit', 'availableHours'),
  meaningOwnStatus: calculated('meaning-own-status', 'meaning', 'targetEfficiency'),
  meaningStatus: calculated('meaning-status', 'meaning', 'targetEfficiency'),
  meaningFte: calculated('meaning-fte', 'meaning', 'availableHours'),
  meaningCost: calculated('meaning-cost', 'meaning', 'budget'),
} as const satisfies Readonly<Record<string, ForecastRowLine | StoredLine>>

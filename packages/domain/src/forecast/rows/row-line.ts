/** The tables of the page, in which its rows stand. */
export type ForecastTableId =
  'remaining-budget' | 'income' | 'totals' | 'deficit' | 'meaning' | 'staffing' | 'substitutes' | 'absences' | 'needs'

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

export const absence = <const ServerId extends number, const More extends Factor & Pick<ForecastRowLine, 'aliases'>>(
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

export const substitute = <
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

export const extra = { editable: true, total: 'extraTime' } as const

/** What a row that a figure fills says. */
export type CalculatedLine = ForecastRowLine & {
  /** The figure of the result that fills it */
  readonly figure: string
  readonly unit: 'hundredths' | 'hours' | 'money' | 'fte' | 'percent' | 'mark'
  /** What its sum column shows: the weeks added up, the ideal shares, or the last week; marks have none */
  readonly sum: 'weeks' | 'shares' | 'last' | null
}

export const calculated = <
  const Id extends string,
  const Group extends ForecastTableId,
  const More extends Pick<CalculatedLine, 'figure' | 'unit' | 'sum' | 'aliases'>,
>(
  id: Id,
  group: Group,
  type: ForecastRowType,
  more: More,
) => ({ id, group, type, source: 'calculated', editable: false, ...more }) as const

export const weeks = { shape: 'weeks', unit: 'hours', editable: false, serverId: 0 } as const

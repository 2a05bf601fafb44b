import type { SentOrigin } from '@veckovis/contracts/forecast'
import type { YearMeasures } from '@veckovis/domain/analytics'
import type { FrozenCostFactors, KeptLine, CostShift, RowKind, SickPay, WeekIncome } from '@veckovis/domain/forecast'
import { hoursFromHundredths, roundHalfAwayFromZero, type Hundredths } from '@veckovis/domain/numbers'

/** Week number to how its hours came there; a week that is not named was typed. */
export type WeekOrigins = Readonly<Record<string, SentOrigin>>

/** A row of the year as it is stored: typed hours beside those of approved diary items, index 0 is week 1. */
export type StoredRow = {
  readonly kind: RowKind
  /** Server id of the absence or substitute; 0 for the other kinds */
  readonly sourceId: number
  readonly typed: readonly Hundredths[]
  /** Empty when no diary item touches the row */
  readonly diary: readonly Hundredths[]
}

/** What the forecast takes over from its locked budgets. */
export type StoredResourceBudget = {
  /** SEK per year */
  readonly annualSalary: number
  readonly hours: number
  readonly fullTimeHours: number
  /** SEK per week */
  readonly fixedCostPerWeek: number
  /** Null when the budget has frozen none */
  readonly costFactors: FrozenCostFactors | null
  readonly annualWorkers: number
}

const noShift: CostShift = { perHour: [], fixedCost: [], unsocial: [] }

/** The columns of what settings add; all are empty where they add nothing. */
export const columnsOfShift = (costShift: CostShift | null): CostShift => costShift ?? noShift

/** The same the other way round. */
export const shiftOfColumns = (columns: CostShift): CostShift | null => (columns.perHour.length === 0 ? null : columns)

/** The column of income; null where there is none. */
export const columnOfIncome = (income: WeekIncome | null): string | null =>
  income === null ? null : JSON.stringify(income)

/** The columns of what illness by spell takes off, in hours; both are empty where it takes off nothing. */
export const columnsOfSickPay = (sickPay: SickPay | null): SickPay =>
  sickPay === null
    ? { spellHours: [], savedHours: [] }
    : { ...sickPay, spellHours: sickPay.spellHours.map(hoursFromHundredths) }

/** The same the other way round. */
export const sickPayOfColumns = ({ spellHours, savedHours }: SickPay): SickPay | null =>
  spellHours.length === 0
    ? null
    : { spellHours: spellHours.map(hours => roundHalfAwayFromZero(hours * 100)), savedHours }

/** A forecast under lock, without its rows. */
export type ForecastHead = {
  readonly id: number
  readonly unitId: number
  readonly year: number
  readonly weeks: 52 | 53
  readonly municipalityId: number
  readonly version: number
  readonly isLocked: boolean
  readonly resourceBudget: StoredResourceBudget
  /** Null where the settings of the municipality change nothing in the year */
  readonly costShift: CostShift | null
  /** Null where no illness of the year is counted by spell */
  readonly sickPay: SickPay | null
}

/** Figures of the whole year, stored beside the rows; money is not rounded. */
export type YearFigures = {
  readonly availableHours: Hundredths
  readonly costPerHour: number
  readonly staffCost: readonly number[]
  readonly remainingBudget: readonly number[]
  /** What analytics reads of it */
  readonly measures: YearMeasures
}

/** A row that a save may hold, with its new hours and by how much each week moved. */
export type ChangedRow = {
  readonly kind: Extract<KeptLine, { readonly editable: true }>['kind']
  readonly sourceId: number
  readonly typed: readonly Hundredths[]
  readonly difference: readonly Hundredths[]
  readonly origins: WeekOrigins
}

export const isSameRow = (one: Pick<StoredRow, 'kind' | 'sourceId'>, other: Pick<StoredRow, 'kind' | 'sourceId'>) =>
  one.kind === other.kind && one.sourceId === other.sourceId

/** The hours a person sees: typed and diary hours together. */
export const shownHours = (row: Pick<StoredRow, 'typed' | 'diary'>): Hundredths[] =>
  row.diary.length === 0 ? [...row.typed] : row.typed.map((hours, index) => hours + (row.diary[index] ?? 0))

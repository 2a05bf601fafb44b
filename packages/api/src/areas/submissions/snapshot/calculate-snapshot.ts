import { createHash } from 'node:crypto'
import type { ForecastInput } from '@veckovis/domain/forecast'
import {
  bridgeYear,
  neighbourYears,
  projectYear,
  snapshotOf,
  type FollowUpSnapshot,
  type OutcomeOfYear,
  type YearsOfForecast,
  type YearsOfOutcome,
} from '@veckovis/domain/follow-up'
import type { Transaction } from '../../../db/database'
import { listBudgetChanges, listMeasures, type Occasion, type YearOfUnit } from './snapshot-repository'

/** What a snapshot is made of, from the areas of the forecast and of the outcome. */
export type SnapshotNeeds = {
  /** Waits for changes of the units' forecasts that are under way, and keeps new ones waiting. */
  readonly holdForecasts: (transaction: Transaction, unitIds: readonly number[]) => Promise<void>
  /** Undefined where the year has no forecast that is locked. */
  readonly hoursOfYear: (
    transaction: Transaction,
    of: YearOfUnit,
  ) => Promise<{ readonly input: ForecastInput } | undefined>
  /** Null where no week is complete. */
  readonly outcomeOfYear: (
    transaction: Transaction,
    of: YearOfUnit & { readonly weeks: 52 | 53; readonly at: Date },
  ) => Promise<OutcomeOfYear | null>
}

export type Snapshot = {
  readonly figures: FollowUpSnapshot
  /** As it is kept, byte for byte */
  readonly text: string
  /** SHA-256 of the text */
  readonly digest: Buffer
}

type Of = { readonly unitId: number; readonly occasion: Occasion; readonly at: Date }

/** The forecast of the year and of those beside it that its days lie in; undefined without one of the year. */
const readForecasts = async (
  transaction: Transaction,
  { hoursOfYear }: SnapshotNeeds,
  { unitId, year }: YearOfUnit,
): Promise<YearsOfForecast | undefined> => {
  const inputOf = async (asked: number) => (await hoursOfYear(transaction, { unitId, year: asked }))?.input
  const own = await inputOf(year)
  if (own === undefined) return undefined
  const needs = neighbourYears(year)
  const [before, after] = [needs.before && (await inputOf(year - 1)), needs.after && (await inputOf(year + 1))]
  return {
    before: before || null,
    own,
    after: after || null,
    budgetChanges: await listBudgetChanges(transaction, { unitId, year }),
  }
}

/** Undefined where no week of them is complete. */
const readOutcomes = async (
  transaction: Transaction,
  { outcomeOfYear }: SnapshotNeeds,
  { years, unitId, at }: { readonly years: YearsOfForecast; readonly unitId: number; readonly at: Date },
): Promise<YearsOfOutcome | undefined> => {
  const outcomeOf = async (input: ForecastInput | null) =>
    input && outcomeOfYear(transaction, { unitId, year: input.year, weeks: input.weeks, at })
  const outcome = {
    before: await outcomeOf(years.before),
    own: await outcomeOf(years.own),
    after: await outcomeOf(years.after),
  }
  return outcome.before === null && outcome.own === null && outcome.after === null ? undefined : outcome
}

/**
 * What the unit hands in for the occasion as everything is now, by what its page of follow-up shows; undefined where it has no
 * locked forecast of the year.
 */
export const calculateSnapshot = async (
  transaction: Transaction,
  needs: SnapshotNeeds,
  { unitId, occasion, at }: Of,
): Promise<Snapshot | undefined> => {
  const { year, untilMonth, threshold } = occasion
  const years = await readForecasts(transaction, needs, { unitId, year })
  if (years === undefined) return undefined
  const outcome = await readOutcomes(transaction, needs, { years, unitId, at })
  const measures = await listMeasures(transaction, { unitId, year })
  const projection = projectYear(years, outcome)
  const bridge = bridgeYear(years, outcome)
  const figures = snapshotOf({ years, projection, bridge, measures, untilMonth, threshold })
  const text = JSON.stringify(figures)
  return { figures, text, digest: createHash('sha256').update(text).digest() }
}

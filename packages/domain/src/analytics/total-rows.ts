import { evaluate } from './expression'
import type { PeriodMeasures } from './measures'
import { averagedFigures, figuresOfUnit, unitFigures, type AveragedFigure, type UnitFigure } from './unit-figures'

/** Of one figure over all units: what it adds up to, and how many have it. */
export type Added = { readonly sum: number; readonly count: number }

/** The row of A-154: hours, money and posts summed, ratios averaged over those that have one; units in balance counted. */
type TotalRow = Readonly<Record<UnitFigure | 'balanced', number | null>>

/** The second row, 'viktat': ratios of sums, and the share of the units that are in balance. */
type WeightedRow = Readonly<Record<AveragedFigure | 'balanced', number | null>>

const isAveraged = (figure: UnitFigure) => (averagedFigures as readonly UnitFigure[]).includes(figure)

/** The total row of figures that were added up unit by unit; null where no unit has one. */
export const totalRow = (added: Readonly<Record<UnitFigure | 'balanced', Added>>): TotalRow => {
  const valueOf = (name: UnitFigure | 'balanced') => {
    const { sum, count } = added[name]
    if (count === 0) return null
    return name !== 'balanced' && isAveraged(name) ? sum / count : sum
  }
  return Object.fromEntries([...unitFigures, 'balanced' as const].map(name => [name, valueOf(name)])) as TotalRow
}

/**
 * The ratios of the sums of all units: large units weigh more. Target is needed hours by those needed at
 * target, so that it can be compared with the efficiency beside it.
 */
export const weightedRow = (sums: PeriodMeasures | undefined, balanced: Added): WeightedRow => {
  const { actualEfficiency, staffing, grossShare } = figuresOfUnit(sums)
  return {
    targetEfficiency:
      sums === undefined ? null : evaluate({ operation: '/', first: 'needs', second: 'neededAtTarget' } as const, sums),
    actualEfficiency,
    staffing,
    grossShare,
    balanced: balanced.count === 0 ? null : balanced.sum / balanced.count,
  }
}

/** What `totalRow` takes, added up from rows. @internal the database adds up; for the properties of the rows */
export const addUp = (rows: readonly (PeriodMeasures | undefined)[]): Record<UnitFigure | 'balanced', Added> => {
  const each = rows.map(figuresOfUnit)
  const added = (values: readonly (number | null)[]): Added => {
    const present = values.filter(value => value !== null)
    return { sum: present.reduce((sum, value) => sum + value, 0), count: present.length }
  }
  return {
    ...(Object.fromEntries(unitFigures.map(name => [name, added(each.map(row => row[name]))])) as Record<
      UnitFigure,
      Added
    >),
    balanced: added(each.map(({ balanced }) => (balanced === null ? null : Number(balanced)))),
  }
}

import type { UnitRow } from '@veckovis/contracts/analytics'

/** A unit as far from its target as it is. */
export type RankedUnit = {
  readonly id: string
  readonly name: string
  readonly actual: number
  readonly target: number
  /** Percentage points above the target; below it negative. */
  readonly points: number
  readonly standing: 'within' | 'above' | 'below'
}

/** Within the target is what lies at most so many percentage points from it, as in the forecast. */
export const tolerance = 5

/** In millionths of a point, so that 75 and 80 percent are five points apart and no fraction more. */
const pointsBetween = (actual: number, target: number): number => Math.round((actual - target) * 1e8) / 1e6

const standingOf = (points: number): RankedUnit['standing'] => {
  if (Math.abs(points) <= tolerance) return 'within'
  return points > 0 ? 'above' : 'below'
}

/** The units furthest from their target first, above it or below; those without figures are left out. */
export const rankUnits = (rows: readonly UnitRow[]): readonly RankedUnit[] =>
  rows
    .flatMap(({ unit, actualEfficiency: actual, targetEfficiency: target }) => {
      if (actual === null || target === null) return []
      const points = pointsBetween(actual, target)
      return [{ id: String(unit.id), name: unit.name, actual, target, points, standing: standingOf(points) }]
    })
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))

/** From the one furthest above its target to the one furthest below it. */
export const fromAbove = (units: readonly RankedUnit[]): readonly RankedUnit[] =>
  [...units].sort((one, other) => other.points - one.points)

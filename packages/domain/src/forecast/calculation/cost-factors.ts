import type { FrozenCostFactors } from '../forecast-input'
import { listedKinds, type ListedKind, type ServerId } from '../rows/row-kinds'

/** The specification's factors as a lock would freeze them: those of a budget that was locked before any were kept (§9). */
export const costFactorsOfSpecification = Object.fromEntries(
  listedKinds.flatMap(({ fixedRows }) =>
    [...fixedRows.values()].flatMap(({ frozen, factor }) => (frozen === undefined ? [] : [[frozen, factor]])),
  ),
) as FrozenCostFactors

/**
 * What one hour of an absence or substitute adds to the cost, 0 or below for an absence: the factor that the locked budget
 * has frozen, the specification's where it has none (§9, A-063).
 */
export const costFactor = (
  { kind, lineOf }: ListedKind,
  serverId: ServerId,
  factors: FrozenCostFactors | null,
): number => {
  const { factor = 0, frozen } = lineOf(serverId)
  const counted = factors === null || frozen === undefined ? factor : factors[frozen]
  // Not the negative of 0, which would count as another number.
  return kind === 'absence' ? 0 - counted : counted
}

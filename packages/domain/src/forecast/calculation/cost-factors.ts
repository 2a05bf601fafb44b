import { costFactors } from '../forecast-constants'
import type { FrozenCostFactors } from '../forecast-input'
import { absenceServerIds, substituteServerIds, type ServerId } from '../rows/server-row-ids'

type CostFactors = {
  readonly substitutes: Readonly<Record<keyof typeof substituteServerIds, number>>
  readonly absences: Readonly<Record<keyof typeof absenceServerIds, number>>
}

/** The factors that the locked budget has frozen; the specification's for all it has not (§9). */
export const costFactorsOf = (frozen: FrozenCostFactors | null): CostFactors =>
  frozen === null
    ? costFactors
    : {
        substitutes: {
          ...costFactors.substitutes,
          borrowedResource: frozen.borrowed,
          hourlySubstitute: frozen.hourly,
          fillingTime: frozen.filling,
          overtime: frozen.overtime,
          staggeredWorkingHours: frozen.staggered,
        },
        absences: { ...costFactors.absences, shortTermIllness: frozen.shortTermIllness },
      }

/** The specification's factors as a lock would freeze them: those of a budget that was locked before any were kept (§9). */
export const costFactorsOfSpecification: FrozenCostFactors = {
  borrowed: costFactors.substitutes.borrowedResource,
  hourly: costFactors.substitutes.hourlySubstitute,
  filling: costFactors.substitutes.fillingTime,
  overtime: costFactors.substitutes.overtime,
  staggered: costFactors.substitutes.staggeredWorkingHours,
  shortTermIllness: costFactors.absences.shortTermIllness,
}

type Keys<T> = readonly (keyof T)[]

const absenceNames: ReadonlyMap<ServerId, keyof typeof absenceServerIds> = new Map(
  (Object.keys(absenceServerIds) as Keys<typeof absenceServerIds>).map(name => [absenceServerIds[name], name]),
)

const substituteNames: ReadonlyMap<ServerId, keyof typeof substituteServerIds> = new Map(
  (Object.keys(substituteServerIds) as Keys<typeof substituteServerIds>).map(name => [substituteServerIds[name], name]),
)

/** What one hour of an absence adds to the cost, 0 or below; ids above 6 count as other absence (§9, A-063). */
export const absenceCostFactor = (serverId: ServerId, { absences }: CostFactors): number =>
  // Not the negative of 0, which would count as another number.
  0 - absences[absenceNames.get(serverId) ?? 'otherAbsence']

/** What one hour of a substitute adds to the cost; unknown ids add nothing (§9, A-063). */
export const substituteCostFactor = (serverId: ServerId, { substitutes }: CostFactors): number => {
  const name = substituteNames.get(serverId)
  return name === undefined ? 0 : substitutes[name]
}

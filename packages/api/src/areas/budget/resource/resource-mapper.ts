import type { NeedsBudget, ResourceBasisValues, ResourceBudget } from '@veckovis/contracts/budget'
import { calculateResourceBudget, efficiencyOfYear } from '@veckovis/domain/budget'
import { costFactorsOfSpecification } from '@veckovis/domain/forecast'
import { valuesOfYear, type UnitBasis } from '../unit-basis'
import type { StoredResource } from './resource-repository'

type NeedsHours = Pick<ResourceBasisValues, 'zoneHours' | 'numberOfRooms' | 'annualNeededHours'>

const withoutNeeds: NeedsHours = { zoneHours: 0, numberOfRooms: 0, annualNeededHours: 0 }

const hoursOf = ({ zoneHours, annualNeededHours, rooms }: NeedsBudget): NeedsHours => ({
  zoneHours,
  annualNeededHours,
  numberOfRooms: rooms.reduce((sum, line) => sum + line.rooms, 0),
})

/** What a resource budget of the year would be made from now. */
export const valuesNow = (
  unit: UnitBasis,
  asked: { readonly year: number; readonly at: Date; readonly needs: NeedsBudget | null },
): ResourceBasisValues => ({
  ...valuesOfYear(unit, asked.year, asked.at),
  ...(asked.needs === null ? withoutNeeds : hoursOf(asked.needs)),
})

/** A locked budget keeps the values of its lock; every other follows settings and staff. */
const valuesOf = (
  { state, frozen }: Pick<StoredResource, 'state' | 'frozen'>,
  now: ResourceBasisValues,
): ResourceBasisValues =>
  state === 'locked'
    ? { ...now, ...frozen, shownPay: undefined, costFactors: frozen.costFactors ?? costFactorsOfSpecification }
    : now

/** The budget with its figures; null where staff or payroll overhead have gone missing since it was saved, or
 * the pay is withheld. */
export const resourceOfUnit = (
  stored: StoredResource,
  unit: UnitBasis,
  ofUnit: readonly NeedsBudget[],
  at: Date,
): ResourceBudget => {
  const needs = ofUnit.find(({ id }) => id === stored.needsBudgetId)
  if (needs === undefined) throw new Error(`Resource budget ${stored.id} rests on no needs budget`)
  const { frozen, ...entered } = stored
  const basis = valuesOf({ state: stored.state, frozen }, valuesNow(unit, { year: stored.year, at, needs }))
  const calculated = calculateResourceBudget(entered, basis)
  const { figures, balance } = calculated.ok ? calculated.value : { figures: null, balance: null }
  const efficiency =
    figures &&
    efficiencyOfYear(needs, { hoursForSchedule: figures.hoursForSchedule, monthlyShares: stored.monthlyShares })
  return { ...entered, basis, figures, balance, efficiency }
}

import type { Transaction } from '../../../db/database'
import type { BudgetChanger, BudgetServices } from '../budget-context'
import { needsOf } from '../needs/needs-mapper'
import { listNeeds } from '../needs/needs-repository'
import { answerAgain } from '../resource/change-resource'
import { resourceOfUnit } from '../resource/resource-mapper'
import { findResource } from '../resource/resource-repository'
import { readBasisFor } from '../shown-pay'
import type { BudgetKind } from './lock-request-repository'

/** Hours per year of what is asked to be locked. */
export type HoursToLock = {
  readonly needed: number
  /**
   * Hours for the schedule, by the mean pay of the unit or the municipality that every reader of the budget may see; or
   * why there are none: of a needs budget the resource budget comes after the lock, pay may be withheld or be missing.
   */
  readonly resources:
    { readonly hours: number; readonly mean: 'rounded' | 'municipality' } | 'after-lock' | 'withheld' | 'incomplete'
}

type Asked = { readonly kind: BudgetKind; readonly id: number }

/**
 * What a mail says of the needs and the resources. It goes to several, of whom some may not see salaries, and so rests on
 * what those may see, as their reading of the budget would (docs/decisions/0023); the answer is written down as a read.
 */
export const hoursToLock = async (
  transaction: Transaction,
  services: BudgetServices,
  caller: BudgetChanger<'mean-pay-read'>,
  { kind, id }: Asked,
): Promise<HoursToLock> => {
  const { unitId, at } = caller
  const unit = await readBasisFor(transaction, services, { unitId, at, seesSalaries: false })
  const needs = (await listNeeds(transaction, unitId)).map(stored => needsOf(stored, unit.settings))
  if (kind === 'needs') {
    const asked = needs.find(budget => budget.id === id)
    if (asked === undefined) throw new Error(`Needs budget ${id} vanished while it was held`)
    return { needed: asked.annualNeededHours, resources: 'after-lock' }
  }
  const stored = await findResource(transaction, { id, unitId })
  if (stored === undefined) throw new Error(`Resource budget ${id} vanished while it was held`)
  const { basis, figures } = resourceOfUnit(stored, unit, needs, at)
  const needed = basis.annualNeededHours
  if (basis.shownPay === 'withheld') return { needed, resources: 'withheld' }
  if (figures === null || basis.shownPay === undefined) return { needed, resources: 'incomplete' }
  await answerAgain(transaction, caller, stored)
  return { needed, resources: { hours: figures.hoursForSchedule, mean: basis.shownPay } }
}

import { isDeepStrictEqual } from 'node:util'
import {
  payDayOf,
  paysOn,
  paysToShow,
  shownMeanOf,
  shownMeanOfMunicipality,
  type Pays,
  type ShownPay,
} from '@veckovis/domain/budget'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { Transaction } from '../../db/database'
import { holdBudgetsOfUnit, type BudgetNeeds } from './budget-context'
import { keepShownPays, listShownPays } from './shown-pay-repository'
import { readUnitBasis, type UnitBasis } from './unit-basis'

type PayNeeds = Pick<BudgetNeeds, 'staffOfUnit' | 'payOfMunicipality'>
type Asking = { readonly unitId: number; readonly at: Date }

const todayOf = (at: Date): string => toIsoDate(calendarDateInStockholm(at))

/** What is to be shown now, and whether it is what was shown last. */
const decide = async (transaction: Transaction, { staffOfUnit }: PayNeeds, { unitId, at }: Asking) => {
  const now = paysOn(await staffOfUnit(transaction, unitId), todayOf(at))
  const before = await listShownPays(transaction, unitId)
  const pays = paysToShow(now, before)
  return { pays, isNew: pays !== null && !isDeepStrictEqual(pays, before.at(-1)) }
}

/**
 * The pay of the unit that may be shown. New pay is kept before it is shown, one reader at a time: two that each went on
 * from what was shown before could show means of which the difference is one person's pay.
 */
const paysOfUnit = async (transaction: Transaction, needs: PayNeeds, asking: Asking): Promise<Pays | null> => {
  const first = await decide(transaction, needs, asking)
  if (!first.isNew) return first.pays
  await holdBudgetsOfUnit(transaction, asking.unitId)
  const { pays, isNew } = await decide(transaction, needs, asking)
  if (isNew && pays !== null) await keepShownPays(transaction, { unitId: asking.unitId, pays, day: todayOf(asking.at) })
  return pays
}

/**
 * The mean pay for those who may not see salaries, one of today for every year: by means of two years, too, somebody's
 * pay could be told.
 */
const shownPayOf = async (transaction: Transaction, needs: PayNeeds, asking: Asking): Promise<ShownPay> => {
  const pays = await paysOfUnit(transaction, needs, asking)
  if (pays !== null) return shownMeanOf(pays)
  const { unitId, at } = asking
  return shownMeanOfMunicipality(await needs.payOfMunicipality(transaction, { unitId, day: todayOf(at) }))
}

/** What the budgets of a unit rest on, with the pay that the caller may see. */
export const readBasisFor = async (
  transaction: Transaction,
  needs: PayNeeds,
  { unitId, at, seesSalaries }: Asking & { readonly seesSalaries: boolean },
): Promise<UnitBasis> => {
  const unit = await readUnitBasis(transaction, needs.staffOfUnit, unitId)
  if (seesSalaries || unit.staff.length === 0) return unit
  return { ...unit, shown: await shownPayOf(transaction, needs, { unitId, at }) }
}

/** A lock freezes the exact mean for all to see: no mean that is shown later may differ from it by one person's pay. */
export const keepFrozenPay = (
  transaction: Transaction,
  { staff }: UnitBasis,
  { unitId, year, at }: Asking & { readonly year: number },
): Promise<void> => {
  const day = payDayOf(year, calendarDateInStockholm(at))
  return keepShownPays(transaction, { unitId, pays: paysOn(staff, day), day })
}

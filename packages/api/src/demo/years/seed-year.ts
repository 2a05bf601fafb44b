import { areas } from '../../composition'
import type { Transaction } from '../../db/database'
import { anyVersion } from '../../http/version-tag'
import { plausibleYear } from './plausible-year'
import { seedBudgets, type BudgetsToSeed } from './seed-budgets'

export type YearToSeed = BudgetsToSeed & { readonly random: () => number }

/** One year of a unit: budgets, forecast, and weeks saved through the forecast's own service, past weeks too. */
export const seedYear = async (transaction: Transaction, asked: YearToSeed): Promise<void> => {
  const { plan, unitId, year, at, random } = asked
  await seedBudgets(transaction, asked)
  if (!plan.isLocked) return
  const forecast = await areas.forecast.find(transaction, unitId, year)
  if (forecast === undefined) throw new Error(`Locking the budgets of ${year} has made no forecast`)
  const locked = await areas.forecast.lock(transaction, forecast.id, unitId)
  const budgeted = locked?.rows.find(row => row.kind === 'budgeted-staff')?.typed.map(hours => hours / 100)
  if (budgeted === undefined) throw new Error('A year without budgeted hours has nothing to vary')
  const changes = plausibleYear(year, budgeted, random)
  const save = {
    forecastId: forecast.id,
    unitId,
    changes,
    requireNewest: anyVersion,
    currentWeek: null,
    userId: null,
    at,
  }
  const saved = await areas.forecast.save(transaction, save)
  if (!saved.ok) throw new Error(`The year ${year} could not be saved: ${JSON.stringify(saved.error)}`)
}

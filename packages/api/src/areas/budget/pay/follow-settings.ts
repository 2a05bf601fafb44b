import type { CostPreview } from '@veckovis/contracts/budget'
import type { CostSettings } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { questionOn, questionsByUnit } from '../../../http/questions'
import type { BudgetServices } from '../budget-context'
import type { SettingsCaller } from '../settings/change-settings'
import { readCostSettings, shiftsOfMunicipality, type StoredCostSettings } from './cost-shifts'

type OfUnit = CostPreview['units'][number]

/** Left out where the year shows no income. */
const incomeShown = (before: number | null, after: number | null) => ({
  ...(before === null ? {} : { incomeBefore: before }),
  ...(after === null ? {} : { incomeAfter: after }),
})

/** Of the years that show income; null where none does. */
const sumOfIncome = (incomes: readonly (number | undefined)[]): number | null => {
  const shown = incomes.filter(income => income !== undefined)
  return shown.length === 0 ? null : shown.reduce((sum, income) => sum + income, 0)
}

const sumOf = (units: readonly OfUnit[]): CostPreview['sum'] => {
  const total = (of: (unit: OfUnit) => number) => units.reduce((sum, unit) => sum + of(unit), 0)
  return {
    costBefore: total(({ costBefore }) => costBefore),
    costAfter: total(({ costAfter }) => costAfter),
    leftBefore: total(({ leftBefore }) => leftBefore),
    leftAfter: total(({ leftAfter }) => leftAfter),
    ...incomeShown(
      sumOfIncome(units.map(({ incomeBefore }) => incomeBefore)),
      sumOfIncome(units.map(({ incomeAfter }) => incomeAfter)),
    ),
  }
}

/** Names of units by their ids. */
const readUnitNames = async (
  transaction: Transaction,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await transaction.query<{ id: number; name: string }>(
    'SELECT id, name FROM unit WHERE id = ANY ($1::int[])',
    [unitIds],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Tried = Awaited<ReturnType<BudgetServices['tryShifts']>>

/** What was tried, by the names of the units. */
export const previewOf = async (transaction: Transaction, tried: Tried): Promise<CostPreview> => {
  const names = await readUnitNames(
    transaction,
    tried.map(({ unitId }) => unitId),
  )
  const units = tried.map(({ unitId, year, before, after }) => {
    const name = names.get(unitId)
    if (name === undefined) throw new Error(`Unit ${unitId} has a forecast and no name`)
    const cost = { costBefore: before.cost, costAfter: after.cost }
    const left = { leftBefore: before.left, leftAfter: after.left }
    return { unitId, name, year, ...cost, ...left, ...incomeShown(before.income, after.income) }
  })
  units.sort((one, other) => one.year - other.year || one.name.localeCompare(other.name, 'sv'))
  return { units, sum: sumOf(units) }
}

/** The forecasts of a municipality follow the settings that move its costs and income, or would. */
export const forecastsFollow = ({ repriceForecasts, tryShifts }: BudgetServices) => ({
  /** In the transaction of a change, after it. */
  follow: async (transaction: Transaction, { municipalityId, userId, at }: SettingsCaller): Promise<void> => {
    const settings = await readCostSettings(transaction, municipalityId)
    await repriceForecasts(transaction, await shiftsOfMunicipality(transaction, municipalityId, settings), {
      userId,
      at,
    })
  },

  /** What a change would do; those settings that are not named stay as they are. */
  preview: async (
    transaction: Transaction,
    municipalityId: number,
    change: (settings: StoredCostSettings) => Partial<CostSettings>,
  ): Promise<CostPreview> => {
    const stored = await readCostSettings(transaction, municipalityId)
    const settings = { ...stored, ...change(stored) }
    return previewOf(
      transaction,
      await tryShifts(transaction, await shiftsOfMunicipality(transaction, municipalityId, settings)),
    )
  },
})

/** What was asked of which units: the cost of a year of a small one tells of what its people are paid. */
export const askedAbout = (municipalityId: number, { units }: CostPreview) =>
  questionsByUnit(units, ({ unitId }) => unitId, {
    none: questionOn(`municipality/${municipalityId}`, { question: 'consequence' }),
    detailsOf: ([first]) => ({ question: 'consequence', year: first?.year }),
  })

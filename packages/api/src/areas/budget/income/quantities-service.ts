import type { SetQuantities, UnitQuantities } from '@veckovis/contracts/budget'
import { quantityPriceKeys, type QuantityPriceKey } from '@veckovis/domain/budget'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { staleVersion } from '../../../http/version-tag'
import { holdBudgetsOfUnit, type BudgetServices } from '../budget-context'
import { budgetError } from '../budget-error'
import { shiftsOfUnit } from '../pay/cost-shifts'
import { listPrices } from './prices-repository'
import { findQuantities, writeQuantities, type StoredQuantities } from './quantities-repository'

type Asked = { readonly userId: number; readonly unitId: number; readonly year: number }

type QuantitiesChange = {
  readonly year: number
  readonly version: number
  readonly keys: readonly QuantityPriceKey[]
}

type QuantitySetter = Asked & { readonly at: Date } & Audited<AuditEvent<'unit-quantities-set', QuantitiesChange>>

const none: StoredQuantities = {
  version: 0,
  visits: Array.from({ length: 12 }, () => 0),
  months: Array.from({ length: 12 }, () => 0),
}

const columnOf = { 'price-visit': 'visits', 'price-month': 'months' } as const satisfies Record<
  QuantityPriceKey,
  string
>

const municipalityOf = async (transaction: Transaction, unitId: number): Promise<number> => {
  const { rows } = await transaction.query<{ municipalityId: number }>({
    name: 'municipality-of-unit',
    text: 'SELECT municipality_id AS "municipalityId" FROM unit WHERE id = $1::bigint',
    values: [unitId],
  })
  const [unit] = rows
  if (unit === undefined) throw budgetError({ code: 'not-found' })
  return unit.municipalityId
}

const storedOf = async (transaction: Transaction, { unitId, year }: Asked): Promise<StoredQuantities> =>
  (await findQuantities(transaction, unitId, year)) ?? none

const answerOf = async (
  transaction: Transaction,
  asked: Asked,
  { municipalityId }: { readonly municipalityId: number },
): Promise<UnitQuantities> => {
  const stored = await storedOf(transaction, asked)
  const prices = await listPrices(transaction, municipalityId)
  const lastDay = `${asked.year}-12-31`
  return {
    unitId: asked.unitId,
    year: asked.year,
    version: stored.version,
    quantities: quantityPriceKeys.map(key => ({
      key,
      hasPrice: prices.some(price => price.key === key && price.validFrom <= lastDay),
      months: [...stored[columnOf[key]]],
    })),
  }
}

const withSent = (stored: StoredQuantities, { quantities }: SetQuantities): StoredQuantities =>
  quantities.reduce((changed, { key, months }) => ({ ...changed, [columnOf[key]]: months }), stored)

const isSame = (one: StoredQuantities, other: StoredQuantities): boolean =>
  (['visits', 'months'] as const).every(column =>
    one[column].every((value, month) => value === other[column].at(month)),
  )

/** What a unit types of its visits and months. The unit's forecasts follow in the transaction of the change. */
export const createQuantitiesService = ({ database, repriceForecasts }: BudgetServices) => ({
  read: (asked: Asked): Promise<UnitQuantities> =>
    database.asUser(asked.userId, async transaction =>
      answerOf(transaction, asked, { municipalityId: await municipalityOf(transaction, asked.unitId) }),
    ),

  set: (setter: QuantitySetter, sent: SetQuantities): Promise<UnitQuantities> =>
    database.asUser(setter.userId, async transaction => {
      const { userId, unitId, year, at } = setter
      await holdBudgetsOfUnit(transaction, unitId)
      const unit = { unitId, municipalityId: await municipalityOf(transaction, unitId) }
      const stored = await storedOf(transaction, setter)
      const changed = withSent(stored, sent)
      if (isSame(stored, changed)) return answerOf(transaction, setter, unit)
      if (stored.version !== sent.version) throw staleVersion({ id: unitId, version: stored.version })
      const version = stored.version + 1
      await writeQuantities(transaction, unitId, year, { ...changed, version })
      const details = { year, version, keys: sent.quantities.map(({ key }) => key) }
      await setter.audit(transaction, { action: 'unit-quantities-set', subject: `unit/${unitId}`, details })
      await repriceForecasts(transaction, await shiftsOfUnit(transaction, unit), { userId, at })
      return answerOf(transaction, setter, unit)
    }),
})

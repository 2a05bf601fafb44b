import type { SetQuantities, UnitQuantities } from '@veckovis/contracts/budget'
import { parseQuantity, quantityPriceKeys, type QuantityPriceKey } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'

/** One field: a month of what is paid by quantity, January 0. */
export type QuantityField = `${QuantityPriceKey}/${number}`

export const fieldOf = (key: QuantityPriceKey, month: number): QuantityField => `${key}/${month}`

/** What the person has typed, by field; the others show what is stored. */
export type TypedTexts = ReadonlyMap<QuantityField, string>

const storedText = (value: number): string => (value === 0 ? '' : formatTyped(value))

/** What can be typed: what has a price, and what is typed already. */
export const shownKeys = ({ quantities }: UnitQuantities): readonly QuantityPriceKey[] =>
  quantityPriceKeys.filter(key =>
    quantities.some(one => one.key === key && (one.hasPrice || one.months.some(value => value !== 0))),
  )

/** The texts of the twelve months of a key. */
export const textsOf = ({ quantities }: UnitQuantities, key: QuantityPriceKey, typed: TypedTexts): readonly string[] =>
  quantities
    .filter(one => one.key === key)
    .flatMap(({ months }) => months.map((value, month) => typed.get(fieldOf(key, month)) ?? storedText(value)))

type QuantityError = Extract<ReturnType<typeof parseQuantity>, { readonly ok: false }>['error']

type ReadQuantities = {
  /** Null where a field is wrong. */
  readonly quantities: SetQuantities['quantities'] | null
  readonly problems: ReadonlyMap<QuantityField, QuantityError>
  /** Of each key, as far as its fields can be read. */
  readonly sums: ReadonlyMap<QuantityPriceKey, number>
}

/** What the fields say: every month of what is shown. */
export const readQuantities = (stored: UnitQuantities, typed: TypedTexts): ReadQuantities => {
  const problems = new Map<QuantityField, QuantityError>()
  const sums = new Map<QuantityPriceKey, number>()
  const quantities = shownKeys(stored).map(key => {
    const months = textsOf(stored, key, typed).map((text, month) => {
      const read = parseQuantity(text)
      if (read.ok) return read.value
      problems.set(fieldOf(key, month), read.error)
      return 0
    })
    sums.set(
      key,
      months.reduce((sum, value) => sum + value, 0),
    )
    return { key, months }
  })
  return { quantities: problems.size === 0 ? quantities : null, problems, sums }
}

/** Cells that were copied from Excel, from a month on: a row or a column of them, as many as the year has room for. */
export const pastedTexts = (pasted: string, key: QuantityPriceKey, from: number): TypedTexts | null => {
  const cells = pasted.replace(/\r?\n$/, '').split(/\r?\n|\t/)
  if (cells.length === 1) return null
  return new Map(cells.slice(0, 12 - from).map((text, index) => [fieldOf(key, from + index), text.trim()]))
}

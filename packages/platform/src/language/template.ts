import { formatDecimals } from '@veckovis/domain/numbers'

export type Values = Readonly<Record<string, unknown>>

/** A text in parts: words, and between them the names of the values that stand there. */
export type Template = { readonly words: readonly string[]; readonly names: readonly string[] }

const place = /\{\{\s*(\w+)\s*\}\}/

/** Null for a text that asks for more than values in places, such as another text. */
export const templateOf = (text: string): Template | null => {
  const parts = text.split(place)
  const words = parts.filter((_, index) => index % 2 === 0)
  if (words.some(each => /\{\{|\$t\(/.test(each))) return null
  return { words, names: parts.filter((_, index) => index % 2 === 1) }
}

/** From five digits on the thousands of a whole number stand apart; what names something is no amount. */
const fewestApart = 10_000
const isAmount = (name: string, value: unknown): value is number =>
  name !== 'id' && typeof value === 'number' && Number.isInteger(value) && Math.abs(value) >= fewestApart

/** A value as it stands in the place of that name. */
export const shownValue = (name: string, value: unknown): string => {
  if (isAmount(name, value)) return formatDecimals(value, 0)
  return value === undefined || value === null ? '' : String(value)
}

export const fillIn = ({ words, names }: Template, values: Values): string =>
  words.reduce((text, next, index) => {
    const name = names[index - 1] ?? ''
    return text + shownValue(name, values[name]) + next
  })

import { parsePrice, priceKeys, type PriceKey } from '@veckovis/domain/budget'
import { foldedName } from '@veckovis/domain/text'

/** A row that is not understood, and why. */
type UnreadRow = {
  /** Counted from 1. */
  readonly line: number
  readonly text: string
  readonly why: 'name' | 'price' | 'twice' | 'cells' | 'extra' | 'heading'
}

export type PastedPrices = {
  /** What was understood: the texts of prices, as they were pasted. */
  readonly texts: ReadonlyMap<PriceKey, string>
  readonly unread: readonly UnreadRow[]
}

type Row = { readonly line: number; readonly text: string; readonly cells: readonly string[] }

/** The line end after the last row begins no further one. */
const rowsOf = (pasted: string): Row[] =>
  pasted
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((text, index) => ({
      line: index + 1,
      text: text.replaceAll('\t', ' ').trim(),
      cells: text.split('\t').map(cell => cell.trim()),
    }))

const comparable = (name: string): string => foldedName(name.replace(/[^\p{L}\p{N}]+/gu, ' '))

type Read = { readonly key: PriceKey; readonly price: string } | { readonly why: UnreadRow['why'] }

/** A row of a name and a price. */
const byName = (keyOf: ReadonlyMap<string, PriceKey>) => {
  const taken = new Set<PriceKey>()
  return ({ cells: [name = '', price = '', ...more] }: Row): Read => {
    if (more.some(cell => cell !== '')) return { why: 'cells' }
    const key = keyOf.get(comparable(name))
    if (key === undefined) return { why: 'name' }
    if (taken.has(key)) return { why: 'twice' }
    taken.add(key)
    return { key, price }
  }
}

/** A first row that begins as a word does. A price with a slip of the finger is none: it has its place in the column. */
const isHeading = ({ text }: Row): boolean => /^["“”]?\p{L}/u.test(text) && !parsePrice(text).ok

/** A row of a price alone: its place below the heading says which. */
const byPlace = (rows: readonly Row[]) => {
  const first = rows.find(({ text }) => text !== '')
  const heading = first !== undefined && isHeading(first) ? first.line : 0
  return ({ line, text }: Row): Read => {
    if (line === heading) return { why: 'heading' }
    const key = priceKeys[line - heading - 1]
    return key === undefined ? { why: 'extra' } : { key, price: text }
  }
}

/**
 * Prices from a spreadsheet: rows of name and price, or a column of prices in the order of the list. A price that is empty
 * stays as it is, and a heading above the column is left out.
 */
export const readPastedPrices = (pasted: string, nameOf: (key: PriceKey) => string): PastedPrices => {
  const rows = rowsOf(pasted)
  const hasNames = rows.some(({ cells }) => cells.filter(cell => cell !== '').length > 1)
  const read = hasNames ? byName(new Map(priceKeys.map(key => [comparable(nameOf(key)), key]))) : byPlace(rows)
  const texts = new Map<PriceKey, string>()
  const unread: UnreadRow[] = []
  for (const row of rows.filter(({ text }) => text !== '')) {
    const one = read(row)
    if ('why' in one) unread.push({ line: row.line, text: row.text, why: one.why })
    else if (one.price !== '' && !parsePrice(one.price).ok)
      unread.push({ line: row.line, text: row.text, why: 'price' })
    else if (one.price !== '') texts.set(one.key, one.price)
  }
  return { texts, unread }
}

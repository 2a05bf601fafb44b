/** A cell as it opens, or its value with what follows it; each ends at the next tag, so that nothing is gone through twice. */
const parts = /<(?:\w+:)?(?:c(?<attributes>[ />][^<>]*)|v(?:\s[^<>]*)?>(?<value>[^<]*)(?<next><\/)?)/g

const typeAttribute = /\st\s*=\s*["']([^"']*)["']/g

/** What a value may look like by the type of its cell; values of other types are read as they stand. */
const shapes: ReadonlyMap<string, RegExp> = new Map([
  ['n', /^\s*(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?\s*)?$/],
  ['s', /^\s*\d+\s*$/],
])

const typeOf = (attributes: string): string => [...attributes.matchAll(typeAttribute)].at(-1)?.[1] ?? 'n'

const asText = (attributes: string): string => {
  const plain = attributes.replace(typeAttribute, '')
  const end = plain.endsWith('/') ? plain.length - 1 : plain.length
  return ` t="str"${plain.slice(0, end)}`
}

/**
 * Cells whose value is no number as one is written, `0x10` or `12 st`, become texts that say just that: the reader of
 * workbooks would take the number that it begins with, and drop the rest without a word.
 */
export const withWrittenNumbers = (xml: string): string => {
  const pieces: string[] = []
  let taken = 0
  let cell: { readonly from: number; readonly attributes: string } | null = null
  for (const { index, 0: part, groups: { attributes, value = '', next } = {} } of xml.matchAll(parts)) {
    if (attributes !== undefined) {
      cell = { from: index + part.length - attributes.length, attributes }
      continue
    }
    if (cell === null) continue
    const shape = shapes.get(typeOf(cell.attributes))
    if (shape === undefined || (next !== undefined && shape.test(value))) continue
    pieces.push(xml.slice(taken, cell.from), asText(cell.attributes))
    taken = cell.from + cell.attributes.length
    cell = null
  }
  return pieces.length === 0 ? xml : [...pieces, xml.slice(taken)].join('')
}

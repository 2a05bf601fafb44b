export type Separator = ';' | ',' | '\t'

const separators: readonly Separator[] = [';', '\t', ',']
const separatorLine = /^sep=([;,\t])\n/i

const outsideQuotes = (line: string): string => line.replace(/"[^"]*("|$)/g, '')

/** Excel's own first line that names the separator; it is none of the list. */
export const namedSeparator = (text: string): { readonly separator: Separator; readonly length: number } | null => {
  const found = separatorLine.exec(text)
  const separator = separators.find(one => one === found?.[1])
  return found === null || separator === undefined ? null : { separator, length: found[0].length }
}

/** The first line with anything but spaces; empty where there is none. */
const firstLineOf = (text: string): string => {
  const written = text.search(/\S/)
  if (written === -1) return ''
  const end = text.indexOf('\n', written)
  return text.slice(text.lastIndexOf('\n', written) + 1, end === -1 ? text.length : end)
}

/** The separator that stands most often in the first line that says anything, which has the headings; `;` where none does. */
export const guessSeparator = (text: string): Separator => {
  const first = outsideQuotes(firstLineOf(text))
  const counted = separators.map(separator => ({ separator, count: first.split(separator).length - 1 }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator
}

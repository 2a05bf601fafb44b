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

const shown = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

export const fillIn = ({ words, names }: Template, values: Values): string =>
  words.reduce((text, next, index) => text + shown(values[names[index - 1] ?? '']) + next)

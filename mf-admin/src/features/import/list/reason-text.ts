import type { Language, Words } from '@veckovis/platform'
import type { ListKind, RowReason } from './list-row'
import { headingIn } from './list-words'

/** The heading of a column of the list; what is no column of it stands for itself. */
const columnIn = (language: Language, kind: ListKind, key: string): string => {
  const column = kind.columns.find(each => each.key === key)
  return column === undefined ? key : headingIn(language, column.heading)
}

/** Headings of columns, for a sentence. */
export const columnNames = (language: Language, kind: ListKind, keys: readonly string[]): string =>
  keys.map(key => columnIn(language, kind, key)).join(', ')

/** Why a row cannot go in, for people. */
export const reasonText = (reason: RowReason, kind: ListKind, language: Language, words: Words): string => {
  if ('told' in reason) return reason.told
  const { code, values } = reason
  const column = values?.['column']
  const named = typeof column === 'string' ? { column: columnIn(language, kind, column) } : {}
  const key = code === 'place-kind' ? `${code}.${values?.['kind']}` : code
  return words(`reasons.${key}`, { ...values, ...named })
}

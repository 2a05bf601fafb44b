import type { Language, Words } from '@veckovis/platform'
import type { ListKind, ListRow } from './list-row'
import { headingIn } from './list-words'

/** The heading of a column of the list; what is no column of it stands for itself. */
export const columnIn = (language: Language, kind: ListKind, key: string): string => {
  const column = kind.columns.find(each => each.key === key)
  return column === undefined ? key : headingIn(language, column.heading)
}

type Shown = { readonly kind: ListKind; readonly language: Language; readonly words: Words }

const reasonText = (reason: ListRow['reasons'][number], { kind, language, words }: Shown): string => {
  if ('message' in reason) return reason.message
  const { code, values } = reason
  const column = values?.['column']
  const named = typeof column === 'string' ? { column: columnIn(language, kind, column) } : {}
  const key = code === 'place-kind' ? `${code}.${values?.['kind']}` : code
  return words(`reasons.${key}`, { ...values, ...named })
}

/** Why a row cannot go in, for people. */
export const reasonTexts = ({ reasons }: ListRow, shown: Shown): string[] =>
  reasons.map(reason => reasonText(reason, shown))

import type { Language, Words } from '@veckovis/platform'
import { writeCsv } from '@veckovis/spreadsheet/csv'
import type { ListKind, ListRow } from '../list/list-row'
import { headingIn } from '../list/list-words'
import { reasonTexts } from '../list/reason-text'

const headingsOf = (kind: ListKind, language: Language) =>
  kind.columns.map(({ heading }) => headingIn(language, heading))

/** A list to fill in, with rows that show how. */
export const templateOf = (kind: ListKind, language: Language): string =>
  writeCsv([headingsOf(kind, language), ...kind.examples(language)])

/** The rows that cannot go in, each with its line and why: corrected, the same file can be taken in. */
export const reasonsFile = (rows: readonly ListRow[], kind: ListKind, language: Language, words: Words): string => {
  const own = [words('file.reason'), words('file.line')]
  const refused = rows.filter(({ reasons }) => reasons.length > 0)
  return writeCsv([
    [...headingsOf(kind, language), ...own],
    ...refused.map(row => [
      ...kind.columns.map(({ key }) => row.cells[key] ?? ''),
      reasonTexts(row, { kind, language, words }).join(' '),
      row.line,
    ]),
  ])
}

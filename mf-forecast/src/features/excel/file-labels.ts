import {
  absenceRowId,
  foldedLabel,
  forecastRowIds,
  indexLabels,
  isHeadLabel,
  isMetaLabel,
  type ForecastRow,
  type RowLabel,
} from '@veckovis/domain/forecast'
import type { Words } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { rowName, type AbsenceNames } from '../../wording/row-names'

const names: readonly Readonly<Record<string, string>>[] = [sv.rows, en.rows]

/** As an exported sheet tells rows of one name apart. */
const withId = (name: string, rowId: string) => `${name} (${rowId})`

const fixedLabels: readonly RowLabel[] = Object.values(forecastRowIds).map(rowId => ({
  rowId,
  names: names.flatMap(({ [rowId]: name }) => (name === undefined ? [] : [name, withId(name, rowId)])),
}))

/** What each row may be called in a file, in both languages, whichever the page has */
export const fileLabels = (absenceNames: AbsenceNames): readonly RowLabel[] => [
  ...fixedLabels,
  ...[...absenceNames].map(([serverId, name]) => {
    const rowId = absenceRowId(serverId)
    return { rowId, names: [name, withId(name, rowId)] }
  }),
]

type SheetLabelRow = Pick<ForecastRow, 'nameKey' | 'givenName'> & { readonly rowId: string }

/**
 * Names as on the page. A given name that means another row to an import, in either language, or that another row of the
 * sheet has already, gets the row's id, so that an export is read as what it is.
 */
export const createSheetLabels = (words: Words) => {
  const fixed = indexLabels(fixedLabels)
  const seen = new Set<string>()
  return ({ rowId, ...row }: SheetLabelRow): string => {
    const name = rowName(row, words)
    const folded = foldedLabel(name)
    const isTaken = fixed.has(folded) || isMetaLabel(name) || isHeadLabel(name)
    const label = seen.has(folded) || (row.givenName !== null && isTaken) ? withId(name, rowId) : name
    seen.add(foldedLabel(label))
    return label
  }
}

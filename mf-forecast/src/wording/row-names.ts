import { forecastRowIds, isFixedRow, type ForecastRow, type ServerId } from '@veckovis/domain/forecast'
import { rowIdOfSkipped, type SkippedRow } from '../data/skipped-row'
import type { Words } from '@veckovis/platform'

export type AbsenceNames = ReadonlyMap<ServerId, string>

/** The name of a row as its table has it. */
export const rowName = ({ nameKey, givenName }: Pick<ForecastRow, 'nameKey' | 'givenName'>, words: Words) =>
  givenName ?? words(nameKey)

const namedRowIds: ReadonlySet<string> = new Set(Object.values(forecastRowIds))

const givenNameOf = (rowId: string, names: AbsenceNames): string | undefined => {
  const [kind, ...rest] = rowId.split('-')
  const id = rest.join('-')
  return kind === 'absences' ? (names.get(Number(id)) ?? names.get(id)) : undefined
}

/** The same name where only the id is at hand. A row without a name is never called by its number. */
export const rowNameById = (rowId: string, names: AbsenceNames, words: Words): string => {
  if (namedRowIds.has(rowId)) return words(`rows.${rowId}`)
  if (rowId.startsWith('substitutes-')) return words('rows.unknown-substitute')
  return givenNameOf(rowId, names) ?? words('rows.further-absence')
}

export const skippedRowName = (row: SkippedRow, names: AbsenceNames, words: Words): string => {
  const { kind, position } = row
  const rowId = rowIdOfSkipped(row)
  if (rowId === null) return words(`rows.nameless-${kind}`, { position })
  const hasName = namedRowIds.has(rowId) || givenNameOf(rowId, names) !== undefined
  return hasName ? rowNameById(rowId, names, words) : words(`rows.placed-${kind}`, { position })
}

/**
 * Names of the absences without a row of their own; the fixed six have theirs in the page's words. One that the
 * list of reasons does not name is told from the others by its place in the sheet.
 */
export const furtherAbsenceNames = (
  reasons: readonly { id: number; name: string }[],
  rows: readonly { readonly serverId: ServerId }[],
  words: Words,
): AbsenceNames => {
  const named = new Map<ServerId, string>(reasons.map(({ id, name }) => [id, name]))
  const placed = rows.map(({ serverId }, index): [ServerId, string] => [
    serverId,
    named.get(serverId) ?? words('rows.placed-absence', { position: index + 1 }),
  ])
  return new Map([...named, ...placed].filter(([id]) => !isFixedRow('absence', id)))
}

import { absenceServerIds, forecastRowIds, type ForecastRow, type ServerId } from '@veckovis/domain/forecast'
import { rowIdOfSkipped, type SkippedRow } from './skipped-row'
import type { Words } from '@veckovis/platform'

export type AbsenceNames = ReadonlyMap<ServerId, string>

const numberIn = (rowId: string) => rowId.slice(rowId.indexOf('-') + 1)

/** The name of a row as its table has it. */
export const rowName = ({ id, nameKey, givenName }: Pick<ForecastRow, 'id' | 'nameKey' | 'givenName'>, words: Words) =>
  givenName ?? words(nameKey, { id: numberIn(id) })

const namedRowIds: ReadonlySet<string> = new Set(Object.values(forecastRowIds))

/** The same name where only the id is at hand. */
export const rowNameById = (rowId: string, names: AbsenceNames, words: Words): string => {
  if (namedRowIds.has(rowId)) return words(`rows.${rowId}`)
  const id = numberIn(rowId)
  if (rowId.startsWith('substitutes-')) return words('rows.unknown-substitute', { id })
  return names.get(Number(id)) ?? names.get(id) ?? words('rows.further-absence', { id })
}

export const skippedRowName = (row: SkippedRow, names: AbsenceNames, words: Words): string => {
  const rowId = rowIdOfSkipped(row)
  if (rowId !== null) return rowNameById(rowId, names, words)
  return words(`rows.nameless-${row.kind}`, { position: row.position })
}

/** Names of the absences without a row of their own; the fixed six have theirs in the page's words. */
export const furtherAbsenceNames = (reasons: readonly { id: number; name: string }[]): AbsenceNames => {
  const fixed = new Set<number>(Object.values(absenceServerIds))
  return new Map(reasons.filter(({ id }) => !fixed.has(id)).map(({ id, name }) => [id, name]))
}

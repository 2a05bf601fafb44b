import type { ForecastRowLine } from '../rows/row-line'
import { forecastRows } from '../rows/row-table'

/** What a row is called in a file. */
export type RowLabel = { readonly rowId: string; readonly names: readonly string[] }

/** What a label is recognised by: without case, accents and superfluous spaces. */
export const foldedLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u200b\ufeff]/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Zs}]+/gu, ' ')
    .trim()

/** The rows by their folded labels; a Map, so that a label such as `__proto__` is a label like others. */
export type LabelIndex = ReadonlyMap<string, string>

/** A name that two rows share belongs to the first, so that the rows of the page come before those with given names. */
export const indexLabels = (labels: readonly RowLabel[]): LabelIndex => {
  const index = new Map<string, string>()
  const add = (name: string, rowId: string) => {
    const folded = foldedLabel(name)
    if (folded !== '' && !index.has(folded)) index.set(folded, rowId)
  }
  for (const { rowId, names } of labels) for (const name of names) add(name, rowId)
  for (const { rowId } of labels) add(rowId, rowId)
  for (const { id, aliases = [] } of Object.values<ForecastRowLine>(forecastRows))
    for (const name of aliases) add(name, id)
  return index
}

/** What an exported sheet says of the budget, each with one value; left out of every import. */
export const metaLabels = {
  year: 'År',
  annualBudget: 'Årsbudget',
  payPerHour: 'Lön per timme',
  leftForSchedule: 'Kvar för schema',
  hours: 'Timmar',
  hoursForSchedule: 'Timmar för schema',
  locked: 'Låst',
} as const

const foldedMeta: ReadonlySet<string> = new Set(Object.values(metaLabels).map(foldedLabel))

export const isMetaLabel = (label: string): boolean => foldedMeta.has(foldedLabel(label))

const headLabels: ReadonlySet<string> = new Set(['vecka', 'week-number'])

/** Whether a row with this label is the one that names the weeks. */
export const isHeadLabel = (label: string): boolean => headLabels.has(foldedLabel(label))

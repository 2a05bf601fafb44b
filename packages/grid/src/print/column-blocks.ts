import type { SheetColumn } from '../core/content/sheet-content'
import type { PaperParts } from '../view/sheet-props'

type PlacedColumn = Pick<SheetColumn, 'id' | 'kind'>

/**
 * As many columns as a line of A4 landscape holds: of figures with their decimals the longest quarter of a year, of what
 * is as short as a letter and a few hours half a year, or the days of a month.
 */
const lines = {
  quarters: { most: 14, weeks: 13, days: 14, lastOfWeeks: 3 },
  halves: { most: 31, weeks: 26, days: 31, lastOfWeeks: 1 },
} as const

export type ColumnBlock = { from: number; to: number }

/** The part of its period that a column belongs to, such as a quarter of weeks or two weeks of days. Week 53 joins the last. */
const partOf = ({ id, kind }: PlacedColumn, parts: PaperParts): number => {
  const { weeks, days, lastOfWeeks } = lines[parts]
  return kind === 'week' ? Math.min(lastOfWeeks, Math.floor((id - 1) / weeks)) : Math.floor((id - 1) / days)
}

/**
 * Places of the columns that stand below each other on paper: all where they fit side by side, else those of each part
 * of the period, so that a quarter ends in its own sum.
 */
export const columnBlocks = (columns: readonly PlacedColumn[], parts: PaperParts = 'quarters'): ColumnBlock[] => {
  const { most } = lines[parts]
  if (columns.length <= most) return columns.length === 0 ? [] : [{ from: 0, to: columns.length }]
  const blocks: ColumnBlock[] = []
  columns.forEach((column, place) => {
    const last = blocks.at(-1)
    const isSame = last !== undefined && partOf(columns[last.from] ?? column, parts) === partOf(column, parts)
    if (isSame && place - last.from < most) last.to = place + 1
    else blocks.push({ from: place, to: place + 1 })
  })
  return blocks
}

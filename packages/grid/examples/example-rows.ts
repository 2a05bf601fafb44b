import type { SheetCell, SheetColumn } from '../src/core/content/sheet-content'
import type { SheetGroup, SheetRow } from '../src/view/sheet-props'

const currentColumn = 12

const monday = (week: number) => new Date(Date.UTC(2026, 0, 5 + (week - 2) * 7))

const badges: Partial<Record<number, string>> = {
  1: 'New Year’s Day 1/1',
  14: 'Good Friday 3/4',
  15: 'Easter Monday 6/4',
}

export const weeks = (first: number, last: number): SheetColumn[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const week = first + index
    const day = monday(week)
    const badge = badges[week]
    return {
      id: week,
      kind: 'week' as const,
      title: `v. ${week}`,
      subtitle: `${day.getUTCDate()}/${day.getUTCMonth() + 1}`,
      isPast: week < currentColumn,
      isCurrent: week === currentColumn,
      ...(badge === undefined ? {} : { badge: { text: '●', title: badge } }),
      ...(week === 16 ? { annotated: true } : {}),
    }
  })

const cell = (text: string, more: Partial<SheetCell> = {}): SheetCell => ({
  text,
  editable: true,
  dirty: false,
  ...more,
})

export const valueRow = (id: string, label: string, columns: readonly SheetColumn[], start: number): SheetRow => ({
  id,
  label,
  status: 'normal',
  cells: columns.map(({ id }) => cell(String(start + (id % 5)), id === 17 ? { annotated: true } : {})),
})

const numberOf = (text: string) => Number(text.replaceAll(/\s/g, '').replace('−', '-').replace(',', '.'))

export const isNumber = (text: string) => text === '' || (text.length < 20 && Number.isFinite(numberOf(text)))

const shown = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',')

const total = (cells: readonly SheetCell[]) => cells.reduce((sum, { text }) => sum + numberOf(text), 0)

/** The last row of a group that has one adds the others up, so that an edit changes more than its own cell. */
export const withTotals = (group: SheetGroup): SheetGroup => {
  const rows = group.rows.map(row => ({ ...row, sum: shown(total(row.cells)) }))
  const last = rows.at(-1)
  if (last === undefined || !last.id.startsWith('total')) return { ...group, rows }
  const parts = rows.slice(0, -1)
  const cells = last.cells.map((before, index) => {
    const sum = total(parts.map(row => row.cells[index]).filter(part => part !== undefined))
    return { ...before, text: shown(sum), tone: sum > 60 ? ('bad' as const) : ('normal' as const), editable: false }
  })
  return { ...group, rows: [...parts, { ...last, cells, sum: shown(total(cells)), tone: 'strong' as const }] }
}

export const totalRow = (id: string, columns: readonly SheetColumn[]): SheetRow => ({
  ...valueRow(id, 'Total', columns, 0),
  cells: columns.map(() => cell('0', { editable: false })),
})

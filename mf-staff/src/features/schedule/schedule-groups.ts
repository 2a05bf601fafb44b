import type { ScheduleRow, ScheduleWeeks } from '@veckovis/contracts/staff'
import { nothing } from '@veckovis/domain/numbers'
import type { SheetCell, SheetColumn, SheetGroup, SheetRow } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import { sortedName } from '../../data/person-name'
import { shownGrade, shownHours } from '../../data/staff-format'

const read = { editable: false, dirty: false } as const

const weekCell = (found: ScheduleRow['weeks'][string] | undefined, words: Words): SheetCell => {
  if (found === undefined) return { ...read, text: nothing, tone: 'muted', description: words('schedule.notEmployed') }
  return {
    ...read,
    text: shownHours(found.hours),
    detail: shownGrade(found.grade),
    description: words('schedule.gradeOf', { grade: shownGrade(found.grade) }),
  }
}

const personRow = (person: ScheduleRow, columns: readonly SheetColumn[], words: Words): SheetRow => ({
  id: `person-${person.id}`,
  label: sortedName(person, words),
  status: 'normal',
  cells: columns.map(({ id }) => weekCell(person.weeks[String(id)], words)),
})

const sumCell = (hours: number | undefined): SheetCell => {
  if (hours === undefined) throw new Error('A week of the schedule without its sum')
  return { ...read, text: shownHours(hours) }
}

type Sums = Pick<SheetRow, 'id' | 'label'> & { readonly hours: ScheduleWeeks['totals'] }

const sumRow = ({ id, label, hours }: Sums, columns: readonly SheetColumn[]): SheetRow => ({
  id,
  label,
  status: 'normal',
  tone: 'strong',
  cells: columns.map(column => sumCell(hours[String(column.id)])),
})

/** A row for each person of the page, and the sums of all pages: of whom the search finds, and of the whole unit. */
export const scheduleGroups = (
  { staff, totals, foundTotals, year }: ScheduleWeeks,
  columns: readonly SheetColumn[],
  words: Words,
): SheetGroup[] => {
  const found = foundTotals === null ? [] : [{ id: 'sum-found', label: words('schedule.sumFound'), hours: foundTotals }]
  const sums = [...found, { id: 'sum-all', label: words('schedule.sumAll'), hours: totals }]
  return [
    {
      id: 'people',
      caption: words('schedule.label', { year }),
      rows: staff.map(person => personRow(person, columns, words)),
    },
    { id: 'sums', foot: true, caption: words('schedule.sum'), rows: sums.map(sum => sumRow(sum, columns)) },
  ]
}

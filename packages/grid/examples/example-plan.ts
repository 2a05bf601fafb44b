import type { SheetCell, SheetColumn, SheetMark } from '../src/core/content/sheet-content'
import type { SheetRow } from '../src/view/sheet-props'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const days = Array.from({ length: 28 }, (_, index) => index + 1)

/** Four weeks of days; the tenth is today. */
export const planColumns: readonly SheetColumn[] = days.map(day => ({
  id: day,
  kind: 'day',
  title: names[(day - 1) % 7] ?? '',
  subtitle: `${day}/6`,
  isPast: day < 10,
  isCurrent: day === 10,
}))

const leave: SheetMark = { pattern: 'stripes', tone: 'accent', title: 'Leave' }
const course: SheetMark = { pattern: 'dots', tone: 'warning', title: 'Course' }
const work: SheetMark = { pattern: 'plain', tone: 'good', title: 'Work' }

const cellOf = (day: number, row: number): SheetCell => {
  const still = { dirty: false, editable: false }
  if (day % 7 === 6 || day % 7 === 0) return { text: '', ...still }
  if ((day + row) % 9 === 0) return { text: '', marks: [leave], ...still }
  if ((day + row) % 5 === 0) return { text: '8', detail: '4 + 4', marks: [work, course], ...still }
  return { text: '8', marks: [work], dirty: false, editable: true }
}

export const planRow = (label: string, row: number): SheetRow => ({
  id: `plan-${row + 1}`,
  label,
  status: 'normal',
  cells: days.map(day => cellOf(day, row)),
})

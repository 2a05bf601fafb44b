import type { SheetColumn } from '../src/core/content/sheet-content'
import type { SheetGroup } from '../src/view/sheet-props'
import { peopleColumns, peopleGroups } from './example-people'
import { planColumns, planRow } from './example-plan'
import { totalRow, valueRow, weeks } from './example-rows'

export type Example = {
  title: string
  text: string
  columns: readonly SheetColumn[]
  groups: readonly SheetGroup[]
  readOnlyReason?: string
  folds?: boolean
}

const half = weeks(8, 33)
const year = weeks(1, 53)

const group = (id: string, caption: string, columns: readonly SheetColumn[], count: number): SheetGroup => ({
  id,
  caption,
  rows: [
    ...Array.from({ length: count }, (_, index) =>
      valueRow(`${id}-${index + 1}`, `${caption} ${index + 1}`, columns, 4 * (index + 1)),
    ),
    totalRow(`total-${id}`, columns),
  ],
})

const faulty = (): SheetGroup => {
  const row = valueRow('hours-1', 'Hours 1', half, 4)
  const cells = row.cells.map((cell, index) => (index === 6 ? { ...cell, text: '9999', invalid: 'Above 1000' } : cell))
  return { id: 'hours', caption: 'Hours', rows: [{ ...row, cells }, valueRow('hours-2', 'Hours 2', half, 8)] }
}

export const examples = {
  basic: {
    title: 'Basic',
    text: 'One group. Numbers only; anything else is refused and stays open.',
    columns: half,
    groups: [group('hours', 'Hours', half, 4)],
  },
  groups: {
    title: 'Groups',
    text: 'Three groups that fold. Keys, ranges and the clipboard go across them.',
    columns: half,
    groups: [group('day', 'Day', half, 3), group('evening', 'Evening', half, 3), group('night', 'Night', half, 3)],
    folds: true,
  },
  locked: {
    title: 'Read-only',
    text: 'Nothing can be edited, and the grid says why.',
    columns: half,
    groups: [group('hours', 'Hours', half, 4)],
    readOnlyReason: 'Locked by the office until the first of May.',
  },
  errors: {
    title: 'Errors',
    text: 'A value that does not hold is marked and said.',
    columns: half,
    groups: [faulty()],
  },
  plan: {
    title: 'Plan',
    text: 'Four weeks of days with marks: what a day is for is seen by colour and pattern, and said.',
    columns: planColumns,
    groups: [{ id: 'plan', caption: 'Plan', rows: ['Alma', 'Bo', 'Cesar', 'Dana'].map(planRow) }],
  },
  people: {
    title: '100 people',
    text: 'A hundred people over a year. Rows and weeks out of sight do not stand in the document.',
    columns: peopleColumns,
    groups: peopleGroups,
    folds: true,
  },
  year: {
    title: '53 weeks',
    text: 'Thirty rows by fifty-three weeks.',
    columns: year,
    groups: [group('day', 'Day', year, 9), group('evening', 'Evening', year, 9), group('night', 'Night', year, 9)],
    folds: true,
  },
} satisfies Record<string, Example>

export type ExampleName = keyof typeof examples

export const isExampleName = (name: string): name is ExampleName => Object.hasOwn(examples, name)

import type { SheetGroup } from '../src/view/sheet-props'
import { valueRow, weeks } from './example-rows'

const year = weeks(1, 53)

const people = (id: string, caption: string, count: number): SheetGroup => ({
  id,
  caption,
  rows: Array.from({ length: count }, (_, index) =>
    valueRow(`${id}-${index + 1}`, `${caption} ${index + 1}`, year, index % 7),
  ),
})

/** A hundred people over a year: many more cells than a document should hold. */
export const peopleColumns = year

export const peopleGroups: readonly SheetGroup[] = [people('day', 'Day', 60), people('night', 'Night', 40)]

import type { ServerRowHours, WeekLists } from '../forecast-input'
import { listedKinds, singleKinds, type ListedKind, type SingleKind } from './row-kinds'

/** Where the lists of a forecast come from: the rows of a kind with ids, the weeks of a kind with one row. */
export type ListSource = {
  readonly rows: (kind: ListedKind) => readonly ServerRowHours[]
  readonly weeks: (kind: SingleKind) => readonly number[]
}

/** The lists of every kind of row. */
export const weekListsOf = ({ rows, weeks }: ListSource): WeekLists =>
  Object.fromEntries([
    ...listedKinds.map(kind => [kind.list, rows(kind)] as const),
    ...singleKinds.map(kind => [kind.list, weeks(kind)] as const),
  ]) as WeekLists

import type { PlannedPerson, SentStaffRow } from '@veckovis/contracts/staff'
import type { CellProblem, ReadStaffList } from './read-staff-list'

/** A person of the list as the preview shows them. */
export type ShownPerson = {
  /** The first line of the list that tells of them. */
  readonly id: number
  readonly lines: readonly number[]
  readonly name: string
  readonly birthday: string
  readonly kind: PlannedPerson['kind']
  readonly hasNamesake: boolean
  readonly changes: PlannedPerson['changes']
  readonly problems: readonly CellProblem[]
  readonly member: { readonly id: number; readonly version: number } | null
}

const plannedPerson = (planned: PlannedPerson, rows: ReadonlyMap<number, SentStaffRow>): ShownPerson => {
  const { lines, id, version } = planned
  const [first = 0] = lines
  const row = rows.get(first)
  return {
    ...planned,
    id: first,
    name: row === undefined ? '' : `${row.lastName}, ${row.firstName}`,
    birthday: row?.birthday ?? '',
    member: id === null || version === null ? null : { id, version },
  }
}

/** Everybody of a list: those whom the server has looked at, and those whose cells cannot be read, in the list's order. */
export const shownPeople = ({ rows, unread }: ReadStaffList, planned: readonly PlannedPerson[]): ShownPerson[] => {
  const byLine = new Map(rows.map(row => [row.line, row]))
  const refused = unread.map((person): ShownPerson => ({
    ...{ ...person, id: person.lines[0] ?? 0, kind: 'refused', hasNamesake: false, changes: [], member: null },
  }))
  return [...planned.map(person => plannedPerson(person, byLine)), ...refused].toSorted(
    (one, other) => one.id - other.id,
  )
}

export const canGoIn = ({ kind }: ShownPerson): boolean => kind === 'new' || kind === 'changed'

/** A new person with the name of a member may be that member with a birthday typed wrongly: it is chosen by hand. */
export const isChosenAtFirst = (person: ShownPerson): boolean => canGoIn(person) && !person.hasNamesake

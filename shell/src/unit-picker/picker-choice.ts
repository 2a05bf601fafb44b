import type { PickerChoice, PickerLevel, VisiblePickerLevels } from '@veckovis/domain/organisation'

/** Items stand in columns of this many (specification, section 9). */
const itemsPerColumn = 5
/** A level with more entries than this gets a search box. */
export const searchAbove = 30

/** How many rows the columns have: five, or as many as there are entries. */
export const rowsOfColumns = (entries: number): number => Math.min(itemsPerColumn, Math.max(1, entries))

const choiceKeys = {
  county: 'countyId',
  municipality: 'municipalityId',
  department: 'departmentId',
} as const

type ChoosableLevel = keyof typeof choiceKeys

const depthOf: Record<PickerLevel, number> = { county: 0, municipality: 1, department: 2, unit: 3 }
const choosable: readonly ChoosableLevel[] = ['county', 'municipality', 'department']

/** The choice with everything from a level down taken back. */
const upTo = (choice: PickerChoice, level: PickerLevel): PickerChoice => {
  const kept = choosable.filter(above => depthOf[above] < depthOf[level])
  return Object.fromEntries(kept.map(above => [choiceKeys[above], choice[choiceKeys[above]]]))
}

export const chooseAt = (choice: PickerChoice, level: ChoosableLevel, id: number): PickerChoice => ({
  ...upTo(choice, level),
  [choiceKeys[level]]: id,
})

/** Back leads to the last level that was shown: passed-over ones are never stopped at. */
export const stepBack = (choice: PickerChoice, shown: VisiblePickerLevels): PickerChoice => {
  const before = shown.levels.at(-2)
  return before === undefined ? choice : upTo(choice, before.level)
}

/** A contains match that minds neither case nor the way a letter is composed. */
export const filterByName = <Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] => {
  const wanted = text.trim().normalize('NFC').toLocaleLowerCase('sv')
  return entries.filter(({ name }) => name.normalize('NFC').toLocaleLowerCase('sv').includes(wanted))
}

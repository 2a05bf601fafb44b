import type { PickerChoice, PickerLevel } from './unit-picker'
import { sortBySwedishName, type County } from './unit-tree'

/** A place of the tree, on whatever step of the picker. */
export type FoundPlace = {
  readonly level: PickerLevel
  readonly id: number
  readonly name: string
  /** Names of the places that it lies in, the widest first */
  readonly above: readonly string[]
  /** What has to be chosen to stand at the place; for a unit, at its department */
  readonly choice: PickerChoice
}

const placesOf = (counties: readonly County[]): FoundPlace[] =>
  counties.flatMap(county => {
    const inCounty = { countyId: county.id }
    return [
      { level: 'county' as const, id: county.id, name: county.name, above: [], choice: inCounty },
      ...county.municipalities.flatMap(municipality => {
        const { id, name } = municipality
        const inMunicipality = { ...inCounty, municipalityId: id }
        return [
          { level: 'municipality' as const, id, name, above: [county.name], choice: inMunicipality },
          ...municipality.departments.flatMap(department => {
            const above = [county.name, name]
            const choice = { ...inMunicipality, departmentId: department.id }
            return [
              { level: 'department' as const, id: department.id, name: department.name, above, choice },
              ...department.units.map(unit => ({
                ...{ level: 'unit' as const, id: unit.id, name: unit.name },
                ...{ above: [...above, department.name], choice },
              })),
            ]
          }),
        ]
      }),
    ]
  })

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('sv')

/** What is chosen most often stands first. */
const levelsInOrder: readonly PickerLevel[] = ['unit', 'department', 'municipality', 'county']

/**
 * Places of every step of the picker that are found by all the words, whatever their case: at least one stands in the
 * place's own name, the others there or in the names above it, so that "solna hemtjänst" finds the one of Solna. Units
 * come first, each kind in Swedish order; without a word nothing is found.
 */
export const searchPlaces = (counties: readonly County[], text: string): readonly FoundPlace[] => {
  const words = folded(text)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return []
  const found = placesOf(counties).filter(({ name, above }) => {
    const own = folded(name)
    const whole = [...above.map(folded), own]
    return words.some(word => own.includes(word)) && words.every(word => whole.some(part => part.includes(word)))
  })
  return levelsInOrder.flatMap(level => sortBySwedishName(found.filter(place => place.level === level)))
}

import { mostRolloutPlaces } from '@veckovis/contracts/modules'
import type { TreeCounty } from '@veckovis/contracts/organisation'

/** A municipality and a unit may have the same id. */
type PlaceKey = `${'municipality' | 'unit'}/${number}`

type PlaceOption = { readonly value: PlaceKey; readonly label: string; readonly detail: string }

type Words = Readonly<Record<'municipality' | 'unit', (within: string) => string>>

/** Every municipality, then every unit, with what it lies in. */
export const placeOptions = (counties: readonly TreeCounty[], words: Words): PlaceOption[] => {
  const municipalities = counties.flatMap(county => county.municipalities.map(each => ({ ...each, county })))
  return [
    ...municipalities.map(({ id, name, county }) => ({
      value: `municipality/${id}` as const,
      label: name,
      detail: words.municipality(county.name),
    })),
    ...municipalities.flatMap(({ name, departments }) =>
      departments.flatMap(({ units }) =>
        units.map(unit => ({ value: `unit/${unit.id}` as const, label: unit.name, detail: words.unit(name) })),
      ),
    ),
  ]
}

/** The places as a form keeps them. */
export const placesText = (keys: readonly string[]): string => keys.join(' ')
export const keysOfPlaces = (text: string): string[] => (text === '' ? [] : text.split(' '))

const idsOf = (kind: 'municipality' | 'unit', text: string): number[] =>
  keysOfPlaces(text).flatMap(key => (key.startsWith(`${kind}/`) ? [Number(key.slice(kind.length + 1))] : []))

export const idsOfPlaces = (text: string) => ({
  municipalityIds: idsOf('municipality', text),
  unitIds: idsOf('unit', text),
})

/** The key of what is wrong, or null. */
export const faultOfPlaces = (text: string): 'no-place' | 'too-many' | null => {
  if (text === '') return 'no-place'
  const { municipalityIds, unitIds } = idsOfPlaces(text)
  return Math.max(municipalityIds.length, unitIds.length) > mostRolloutPlaces ? 'too-many' : null
}

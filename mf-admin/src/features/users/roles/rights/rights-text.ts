import { permissionLevels, placeKinds } from '@veckovis/domain/access'
import type { PlaceKey } from '../../../../data/place-key'
import type { RightsGroup } from './rights-groups'

// A form holds texts, and its draft keeps them: the groups are one of them.

export const textOfGroups = (groups: readonly RightsGroup[]): string => JSON.stringify(groups)

const isPlaceKey = (key: unknown): key is PlaceKey => {
  if (typeof key !== 'string' || key === 'everywhere') return key === 'everywhere'
  const [kind, id = '', ...more] = key.split(':')
  return more.length === 0 && placeKinds.some(known => known === kind) && /^[1-9]\d*$/.test(id)
}

const isGroup = (value: unknown): value is RightsGroup => {
  if (typeof value !== 'object' || value === null || !('places' in value) || !('levels' in value)) return false
  const { places, levels } = value
  if (!Array.isArray(places) || typeof levels !== 'object' || levels === null) return false
  const arePlaces = places.every(isPlaceKey)
  return arePlaces && Object.values(levels).every(level => permissionLevels.some(known => known === level))
}

/** The groups of a text; none of a text of another program, so that nobody gets roles by a misreading. */
export const groupsOfText = (text: string): readonly RightsGroup[] => {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isGroup) ? value : []
  } catch {
    // A draft that was cut off.
    return []
  }
}

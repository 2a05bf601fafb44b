import { roleAreas } from '@veckovis/domain/access'
import { offeredLevels, type Offer } from './offered-levels'
import { isBlankGroup, isEmptyGroup, type RightsGroup } from './rights-groups'

export type GroupProblem = 'noPlaces' | 'noLevels' | 'beyond'

/** What is wrong with a group: what is missing, or a level that the caller may not give there. A blank one stands for nothing. */
export const problemOfGroup = (group: RightsGroup, offer: Offer): GroupProblem | null => {
  if (isBlankGroup(group)) return null
  if (isEmptyGroup(group)) return group.places.length === 0 ? 'noPlaces' : 'noLevels'
  const isBeyond = roleAreas.some(area => {
    const level = group.levels[area]
    return level !== undefined && !offeredLevels(offer, area, group.places).includes(level)
  })
  return isBeyond ? 'beyond' : null
}

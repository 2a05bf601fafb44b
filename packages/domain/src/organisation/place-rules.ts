/** Types of a municipality as codes (§3): municipality, health and social care, business, school. */
export const municipalityTypes = ['MUNICIPALITY', 'HEALTH_AND_SOCIAL_CARE', 'BUSINESS', 'SCHOOL'] as const
export type MunicipalityType = (typeof municipalityTypes)[number]

/** Characters of a place's name at most. */
export const longestPlaceName = 200

/** Characters of a municipality's code at most; it is a postal code where nothing else is agreed (§3). */
export const longestMunicipalityCode = 20

/** Minutes of pause that a municipality may have at most: a whole working day. */
export const longestPauseMinutes = 480

/** Characters of a unit's code at most, which other systems of the municipality know it by. */
export const longestUnitCode = 40

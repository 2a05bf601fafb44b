export { parsePauseMinutes } from './parse-pause-minutes'
export { listPlacePaths, placeFinder, type PlaceFinder } from './place-paths'
export {
  longestMunicipalityCode,
  longestPauseMinutes,
  longestPlaceName,
  longestUnitCode,
  municipalityTypes,
  type MunicipalityType,
} from './place-rules'
export { searchPlaces, type FoundPlace } from './search-places'
export {
  visiblePickerLevels,
  type PickerChoice,
  type PickerEntry,
  type PickerLevel,
  type VisiblePickerLevels,
} from './unit-picker'
export { findUnit, type County } from './unit-tree'

export {
  countyChanges,
  municipalityChanges,
  newCounty,
  newDepartment,
  newMunicipality,
  newUnit,
  openPlaceChanges,
  unitChanges,
  type CountyChanges,
  type MunicipalityChanges,
  type NewCounty,
  type NewCountyRequest,
  type NewDepartment,
  type NewDepartmentRequest,
  type NewMunicipality,
  type NewMunicipalityRequest,
  type NewUnit,
  type NewUnitRequest,
  type OpenPlaceChanges,
  type UnitChanges,
} from './places/place-calls'
export { placeFieldNames, sortedFieldsOf, type PlaceField } from './places/place-fields'
/** @internal for the tests of the words that each action has */
export { licenceActions } from './places/place-history'
export {
  placeActions,
  placeHistory,
  placeHistoryQuery,
  type LicenceAction,
  type PlaceAction,
  type PlaceEvent,
  type PlaceHistory,
  type PlaceHistoryQuery,
} from './places/place-history'
export {
  countyList,
  countyListQuery,
  countySortFields,
  departmentList,
  departmentListQuery,
  departmentSortFields,
  municipalityList,
  municipalityListQuery,
  municipalitySortFields,
  placeActivities,
  unitList,
  unitListQuery,
  unitSortFields,
  type CountyList,
  type CountyRow,
  type DepartmentRow,
  type MunicipalityRow,
  type UnitRow,
} from './places/place-lists'
export { placeObstacles, type Obstacle, type ObstacleKind, type PlaceObstacles } from './places/place-obstacles'
export {
  countyRecord,
  departmentRecord,
  municipalityRecord,
  unitRecord,
  unitRecordQuery,
  type CountyRecord,
  type DepartmentRecord,
  type MunicipalityRecord,
  type UnitRecord,
} from './places/place-records'
export { placeRefusal, type PlaceRefusal } from './places/place-refusals'
export { placeTree, type PlaceTree } from './places/place-tree'
export {
  accessPreview,
  activityChanged,
  countyChange,
  departmentActivity,
  unitActivity,
  unitMove,
  unitsMoved,
  type AccessChange,
  type AccessPreview,
  type CountyChange,
  type UnitMove,
} from './places/unit-moves'
export { treeCounty, unitAnswer, type TreeCounty, type UnitAnswer } from './unit-tree'
export { calendarAllowance, calendarNames, type CalendarAllowance, type CalendarNames } from './calendar-allowance'
export { logoAnswer, logoFilename, logoLimits, logoRefusal, type LogoAnswer, type LogoRefusal } from './logo'
export { officialPlaces, type OfficialPlaces } from './official-places'

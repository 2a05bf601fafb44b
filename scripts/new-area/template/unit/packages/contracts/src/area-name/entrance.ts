export {
  areaNameItem,
  areaNameItemChanges,
  areaNameItemRemoved,
  areaNameItems,
  areaNameRefusal,
  newAreaNameItem,
  type AreaNameItem,
  type AreaNameItemChanges,
  type AreaNameItems,
  type AreaNameRefusal,
  type NewAreaNameItem,
} from './area-name-items'

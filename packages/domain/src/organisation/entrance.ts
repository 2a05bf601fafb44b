export {
  visiblePickerLevels,
  type PickerChoice,
  type PickerEntry,
  type PickerLevel,
  type VisiblePickerLevels,
} from './unit-picker'
export { findUnit, type County } from './unit-tree'

export { areaNameUnit, type AreaNameUnit } from './area-name-unit'

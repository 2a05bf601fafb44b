export { areaNamePlaces, type AreaNamePlaces } from './area-name-places'

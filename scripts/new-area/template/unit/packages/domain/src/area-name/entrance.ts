export { checkAreaNameHours, longestAreaNameItem, parseAreaNameHours, sumAreaNameHours } from './area-name-hours'

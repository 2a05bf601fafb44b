export { summariseAreaName, type AreaNameSummary } from './summarise-area-name'

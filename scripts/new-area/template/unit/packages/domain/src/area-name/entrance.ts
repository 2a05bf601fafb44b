export { summariseAreaName } from './summarise-area-name'

export { countAreaNameUnits } from './count-area-name-units'

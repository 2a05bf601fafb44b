export { mostRowsOfFile } from './most-rows'
export { pageSizes } from './page-sizes'

export { grouped } from './grouped'
export { mostRowsOfFile } from './most-rows'
export { pageSizes } from './page-sizes'

export { grouped } from './grouped'
export { mostRowsOfFile, mostSelectedRows } from './most-rows'
export { pageSizes } from './page-sizes'

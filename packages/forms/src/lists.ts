// An entry of its own, without formik: a list as a file. What writes the file is fetched when it is looked for.
export { aboutList, type ListFilter } from './lists/about-list'
export { ListExport, type Giving } from './lists/list-export'
export { readWholeList, type ListFailure } from './lists/read-whole-list'

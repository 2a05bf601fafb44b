// An entry of its own, without formik: what narrows a list sends nothing.
export { EventFilter } from './filters/event-filter'
export { longestSearch, SearchBox } from './filters/search-box'

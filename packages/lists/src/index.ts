// A list of records: what of it is asked for, its states, its table, what is selected, and its file. Without formik.
export {
  choiceFilter,
  idFilter,
  longestSearch,
  optionalFilter,
  queryOfPart,
  type Filter,
  type ListPart,
  type ListShape,
} from './address/list-shape'
export { useLastPage } from './address/use-last-page'
export { useListAddress, type ListAddress } from './address/use-list-address'
export { useNewRow } from './created/use-new-row'
export { aboutList, type ListFilter } from './file/about-list'
export { ListExport, type Giving } from './file/list-export'
export { readWholeList, type ListFailure } from './file/read-whole-list'
export { EventFilter } from './filters/event-filter'
export { SearchBox, SearchField } from './filters/search-box'
export { SelectAll } from './selection/select-all'
export { useSelection } from './selection/use-selection'
export { ListPages, type PagePart } from './view/list-pages'
export { ListTable } from './view/list-table'
export { AddButton, FilterField, ListToolbar } from './view/list-toolbar'
export { LoadedList } from './view/loaded-list'
export { menuColumn } from './view/menu-column'
export { RowName } from './view/row-name'
export { SelectionBar } from './view/selection-bar'

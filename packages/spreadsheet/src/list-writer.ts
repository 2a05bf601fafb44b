// A list as an Excel or a CSV file. Weighs much: fetched when a button that gives one is hovered or focused.
export { saveList } from './list/save-list'
export type { ListSheet, ListValue } from './list/list-file'

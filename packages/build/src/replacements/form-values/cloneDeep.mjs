export { cloneDeep as default } from './values.mjs'

export { isPlainObject as default } from './values.mjs'

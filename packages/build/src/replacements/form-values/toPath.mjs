export { toPath as default } from './values.mjs'

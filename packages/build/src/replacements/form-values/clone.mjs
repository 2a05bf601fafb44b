export { clone as default } from './values.mjs'

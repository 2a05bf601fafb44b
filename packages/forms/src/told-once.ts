// An entry of its own: what is told has no form.
export { ToldOnce } from './told-once/told-once'

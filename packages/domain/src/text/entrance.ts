export { foldedName } from './folded-name'

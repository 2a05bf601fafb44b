export { namedList, type NamedList } from './diary-lists'

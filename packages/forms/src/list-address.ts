// An entry of its own, without formik: a list whose search, filters, order and pages are the server's, as it
// stands in the address.
export {
  choiceFilter,
  idFilter,
  optionalFilter,
  queryOfPart,
  type Filter,
  type ListPart,
  type ListShape,
} from './list-address/list-shape'
export { useListAddress, type ListAddress } from './list-address/use-list-address'

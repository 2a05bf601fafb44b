import { useSearchParams } from '@veckovis/platform/router'
import { useCallback, useState } from 'react'
import { addressOfPart, partFromAddress, type ListPart, type ListShape } from './list-shape'

/** What of a part is to be otherwise; of the filters only those that change. */
type PartChange<SortKey extends string, Filters extends object> = Partial<
  Omit<ListPart<SortKey, Filters>, 'filters'>
> & { readonly filters?: Partial<Filters> }

export type ListAddress<SortKey extends string, Filters extends object> = {
  readonly part: ListPart<SortKey, Filters>
  /** Something in the address can not be used. */
  readonly hasProblem: boolean
  /** Fewer rows are asked for than there are: something is searched or filtered. */
  readonly isNarrowed: boolean
  readonly change: (wanted: PartChange<SortKey, Filters>) => void
  /** Takes search and filters away. */
  readonly widen: () => void
}

/**
 * Search, filters, order and page of a list as they stand in the address, so that a reload and a link show the same.
 * `shape` has to be a constant.
 */
export const useListAddress = <SortKey extends string, Filters extends object>(
  shape: ListShape<SortKey, Filters>,
): ListAddress<SortKey, Filters> => {
  const [address, setAddress] = useSearchParams()
  const [kept, keep] = useState('')
  const read = partFromAddress(shape, address)
  const part = shape.isSearchAddressed ? read.part : { ...read.part, search: kept }
  const change = useCallback(
    (wanted: PartChange<SortKey, Filters>) => {
      if (!shape.isSearchAddressed && wanted.search !== undefined) keep(wanted.search)
      setAddress(
        before => {
          const { part: was } = partFromAddress(shape, before)
          // Another search, filter or order begins with its first page.
          return addressOfPart(
            shape,
            { ...was, page: 1, ...wanted, filters: { ...was.filters, ...wanted.filters } },
            before,
          )
        },
        { replace: true },
      )
    },
    [shape, setAddress],
  )
  const names = Object.keys(shape.filters) as (keyof Filters & string)[]
  const usual = Object.fromEntries(names.map(name => [name, shape.filters[name].usual])) as Filters
  return {
    part,
    hasProblem: read.hasProblem,
    isNarrowed: part.search !== '' || names.some(name => part.filters[name] !== shape.filters[name].usual),
    change,
    widen: () => change({ search: '', filters: usual }),
  }
}

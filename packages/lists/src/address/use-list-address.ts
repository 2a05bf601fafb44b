import { useSearchParams } from '@veckovis/platform/router'
import { useCallback, useState } from 'react'
import { addressOfPart, namesOf, partFromAddress, type ListPart, type ListShape } from './list-shape'

/** What of a part is to be otherwise; of the filters only those that change. */
type PartChange<SortKey extends string, Filters extends object> = Partial<
  Omit<ListPart<SortKey, Filters>, 'filters'>
> & { readonly filters?: Partial<Filters> }

export type ListAddress<SortKey extends string, Filters extends object> = {
  readonly part: ListPart<SortKey, Filters>
  /** The part without search and filters. */
  readonly widened: ListPart<SortKey, Filters>
  /** Something in the address can not be used. */
  readonly hasProblem: boolean
  /** Fewer rows are asked for than there are: something is searched or filtered. */
  readonly isNarrowed: boolean
  /** How many filters ask for something else than the usual. */
  readonly filtersSet: number
  /** Search and filters as one text. */
  readonly scope: string
  readonly change: (wanted: PartChange<SortKey, Filters>) => void
  /** Takes search and filters away. */
  readonly widen: () => void
}

/** What of a change stands in no address. */
const hiddenOf = <SortKey extends string, Filters extends object>(
  { isSearchAddressed, filters }: ListShape<SortKey, Filters>,
  wanted: PartChange<SortKey, Filters>,
) => ({
  search: isSearchAddressed ? undefined : wanted.search,
  filters: Object.fromEntries(
    Object.entries(wanted.filters ?? {}).filter(([name]) => filters[name as keyof Filters].read === undefined),
  ) as Partial<Filters>,
})

// Compared as texts: a list of values that is empty again is another list.
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of search and filters is otherwise than usual. */
const narrowingOf = <SortKey extends string, Filters extends object>(
  shape: ListShape<SortKey, Filters>,
  { search, filters }: Pick<ListPart<SortKey, Filters>, 'search' | 'filters'>,
) => {
  const filtersSet = namesOf(shape).filter(name => !isSame(filters[name], shape.filters[name].usual)).length
  return { filtersSet, isNarrowed: search !== '' || filtersSet > 0 }
}

/**
 * Search, filters, order and page of a list as they stand in the address, so that a reload and a link show the same;
 * what tells of people stays here. `shape` has to be a constant.
 */
export const useListAddress = <SortKey extends string, Filters extends object>(
  shape: ListShape<SortKey, Filters>,
): ListAddress<SortKey, Filters> => {
  const [address, setAddress] = useSearchParams()
  const [hidden, hide] = useState({ search: '', filters: {} as Partial<Filters> })
  const read = partFromAddress(shape, address)
  const part = {
    ...read.part,
    search: shape.isSearchAddressed ? read.part.search : hidden.search,
    filters: { ...read.part.filters, ...hidden.filters },
  }
  const change = useCallback(
    (wanted: PartChange<SortKey, Filters>) => {
      const own = hiddenOf(shape, wanted)
      hide(was => ({ search: own.search ?? was.search, filters: { ...was.filters, ...own.filters } }))
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
  const usual = Object.fromEntries(namesOf(shape).map(name => [name, shape.filters[name].usual])) as Filters
  return {
    part,
    widened: { ...part, search: '', filters: usual },
    hasProblem: read.hasProblem,
    ...narrowingOf(shape, part),
    scope: JSON.stringify([part.search, part.filters]),
    change,
    widen: () => change({ search: '', filters: usual }),
  }
}

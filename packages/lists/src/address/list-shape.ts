import { pageSizes } from '@veckovis/domain/lists'
import { hidesCharacters } from '@veckovis/domain/text'
import type { RecordSort } from '@veckovis/ui/record-table'

/** What the search of a list takes, in characters. */
export const longestSearch = 100

/** One filter of a list: how it stands in the address, and what it is when nothing is said. */
export type Filter<Value> = {
  readonly usual: Value
  /** Undefined for a text that is no value of this filter. Left out: it tells of people, and stands in no address. */
  readonly read?: (text: string) => Value | undefined
}

export const choiceFilter = <Value extends string>(values: readonly Value[], usual: Value): Filter<Value> => ({
  usual,
  read: text => values.find(value => value === text),
})

/** One of some values, or none. */
export const optionalFilter = <Value extends string>(values: readonly Value[]): Filter<Value | null> => ({
  usual: null,
  read: text => values.find(value => value === text),
})

/** The id of a place, or none. */
export const idFilter: Filter<number | null> = {
  usual: null,
  read: text => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
}

/** What a list can be asked for. */
export type ListShape<SortKey extends string, Filters extends object> = {
  readonly sorts: readonly SortKey[]
  readonly usualSort: RecordSort<NoInfer<SortKey>>
  readonly filters: { readonly [Name in keyof Filters]: Filter<Filters[Name]> }
  /**
   * Whether what is searched for stands in the address: never for people, because an address is kept by the browser and
   * written down on its way.
   */
  readonly isSearchAddressed: boolean
  /** Rows of a page when nothing is said; ten where it is left out. */
  readonly usualPageSize?: (typeof pageSizes)[number]
}

const usualPageSizeOf = ({ usualPageSize = pageSizes[0] }: Pick<ListShape<never, object>, 'usualPageSize'>): number =>
  usualPageSize

/** Which part of a list is asked for. */
export type ListPart<SortKey extends string, Filters extends object> = {
  readonly search: string
  readonly filters: Filters
  readonly sort: RecordSort<SortKey>
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** The names of a list's filters. */
export const namesOf = <SortKey extends string, Filters extends object>(shape: ListShape<SortKey, Filters>) =>
  Object.keys(shape.filters) as (keyof Filters & string)[]

const directions = ['ascending', 'descending'] as const

const readers = <SortKey extends string, Filters extends object>(shape: ListShape<SortKey, Filters>) => ({
  sort: (text: string) => shape.sorts.find(sort => sort === text),
  direction: (text: string) => directions.find(direction => direction === text),
  page: (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  pageSize: (text: string) => pageSizes.find(size => String(size) === text),
  search: (text: string) => (text.length > longestSearch || hidesCharacters(text) ? undefined : text),
})

/**
 * Reads ?search&sort&direction&page&pageSize and the filters. Nothing in an address can make this fail: what cannot be
 * used gives way to the usual and is told by `hasProblem`.
 */
export const partFromAddress = <SortKey extends string, Filters extends object>(
  shape: ListShape<SortKey, Filters>,
  address: URLSearchParams,
): { readonly part: ListPart<SortKey, Filters>; readonly hasProblem: boolean } => {
  let hasProblem = false
  const read = <Value>(name: string, reader: Filter<Value>['read'], usual: Value): Value => {
    const text = address.get(name)
    if (text === null || reader === undefined) return usual
    const value = reader(text)
    hasProblem ||= value === undefined
    return value ?? usual
  }
  const own = readers(shape)
  const filters = Object.fromEntries(
    namesOf(shape).map(name => [name, read(name, shape.filters[name].read, shape.filters[name].usual)]),
  ) as Filters
  const part = {
    search: shape.isSearchAddressed ? read('search', own.search, '') : '',
    filters,
    sort: {
      key: read<SortKey>('sort', own.sort, shape.usualSort.key),
      direction: read('direction', own.direction, shape.usualSort.direction),
    },
    page: read('page', own.page, 1),
    pageSize: read<number>('pageSize', own.pageSize, usualPageSizeOf(shape)),
  }
  return { part, hasProblem }
}

/** The address of a part; what is the usual stays out, and what else stands in the address stays. */
export const addressOfPart = <SortKey extends string, Filters extends object>(
  shape: ListShape<SortKey, Filters>,
  part: ListPart<SortKey, Filters>,
  address: URLSearchParams = new URLSearchParams(),
): URLSearchParams => {
  const next = new URLSearchParams(address)
  const put = (name: string, value: unknown, usual: unknown) =>
    value === usual ? next.delete(name) : next.set(name, String(value))
  if (shape.isSearchAddressed) put('search', part.search, '')
  for (const name of namesOf(shape))
    if (shape.filters[name].read !== undefined) put(name, part.filters[name], shape.filters[name].usual)
  put('sort', part.sort.key, shape.usualSort.key)
  put('direction', part.sort.direction, shape.usualSort.direction)
  put('page', part.page, 1)
  put('pageSize', part.pageSize, usualPageSizeOf(shape))
  return next
}

/** The query of a list's call, without the search: that of people stands in the body. */
export const queryOfPart = <SortKey extends string, Filters extends object>(
  part: ListPart<SortKey, Filters>,
): URLSearchParams => {
  const set = Object.entries(part.filters).filter(([, value]) => value !== null)
  return new URLSearchParams([
    ...set.map(([name, value]): [string, string] => [name, String(value)]),
    ['sort', part.sort.key],
    ['direction', part.sort.direction],
    ['page', String(part.page)],
    ['pageSize', String(part.pageSize)],
  ])
}

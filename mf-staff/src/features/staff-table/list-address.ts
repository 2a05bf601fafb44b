import { staffEmployments, staffSortFields } from '@veckovis/contracts/staff'
import { pageSizes } from '@veckovis/contracts/wire'
import type { StaffListPart } from '../../data/staff-queries'

/** What of the list stands in the address. Names never do: an address is kept by the browser and written down on its way. */
export type AddressedPart = Omit<StaffListPart, 'search'>

export const firstPart: AddressedPart = {
  employment: 'current',
  sort: { key: 'lastName', direction: 'ascending' },
  page: 1,
  pageSize: pageSizes[0],
}

const oneOf = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find(value => value === text)

const pageOf = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined)

/**
 * Reads ?employment&sort&direction&page&pageSize. Nothing in an address can make this fail: what can not be used gives
 * way to the default and is told by `hasProblem`.
 */
export const partFromAddress = (address: URLSearchParams): { part: AddressedPart; hasProblem: boolean } => {
  const read = {
    employment: oneOf(address.get('employment'), staffEmployments),
    key: oneOf(address.get('sort'), staffSortFields),
    direction: oneOf(address.get('direction'), ['ascending', 'descending'] as const),
    page: pageOf(address.get('page')),
    pageSize: pageSizes.find(size => String(size) === address.get('pageSize')),
  }
  const isUnusable = (name: string, value: unknown) => address.has(name) && value === undefined
  return {
    part: {
      employment: read.employment ?? firstPart.employment,
      sort: { key: read.key ?? firstPart.sort.key, direction: read.direction ?? firstPart.sort.direction },
      page: read.page ?? firstPart.page,
      pageSize: read.pageSize ?? firstPart.pageSize,
    },
    hasProblem:
      isUnusable('employment', read.employment) ||
      isUnusable('sort', read.key) ||
      isUnusable('direction', read.direction) ||
      isUnusable('page', read.page) ||
      isUnusable('pageSize', read.pageSize),
  }
}

/** The address of a part; what is the default stays out, and what else stands in the address stays. */
export const addressOfPart = (part: AddressedPart, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value)
  put('employment', part.employment, firstPart.employment)
  put('sort', part.sort.key, firstPart.sort.key)
  put('direction', part.sort.direction, firstPart.sort.direction)
  put('page', String(part.page), String(firstPart.page))
  put('pageSize', String(part.pageSize), String(firstPart.pageSize))
  return next
}

import { placeKinds } from '@veckovis/domain/access'
import { lineageOf, type PlaceNode } from '../parts/tree/place-nodes'

/** The pages from the top of the organisation down; people come below all places. */
const pages = ['/counties', '/municipalities', '/departments', '/units', '/users'] as const

/** The filters by place, as they stand in the address of every list, from the widest to the narrowest. */
export const placeFilters = ['countyId', 'municipalityId', 'departmentId', 'unitId'] as const

/** The key of the place that a list is filtered by; null when it is filtered by none. */
export const placeInAddress = (address: URLSearchParams): string | null => {
  const at = placeFilters.findLastIndex(name => /^[1-9]\d*$/.test(address.get(name) ?? ''))
  const name = placeFilters[at]
  return name === undefined ? null : `${placeKinds[at]} ${address.get(name)}`
}

const filteredBy = (node: PlaceNode, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  for (const name of [...placeFilters, 'page']) next.delete(name)
  for (const place of [...lineageOf(node), node])
    next.set(placeFilters[placeKinds.indexOf(place.kind)] ?? '', String(place.id))
  return next
}

/**
 * Where a place of the tree leads. A list of something below it is filtered by it, or no more when it was already;
 * elsewhere what lies in the place is shown, and of a unit itself.
 */
export const addressOfPlace = (node: PlaceNode, pathname: string, address: URLSearchParams): string => {
  const depth = placeKinds.indexOf(node.kind)
  const pageDepth = pages.findIndex(page => page === pathname)
  if (depth < pageDepth) {
    const next = filteredBy(node, address)
    if (placeInAddress(address) === node.key) for (const name of placeFilters) next.delete(name)
    return `${pathname}?${next}`
  }
  if (node.kind !== 'unit' || node.parent === null)
    return `${pages[depth + 1]}?${filteredBy(node, new URLSearchParams())}`
  return `/units?${filteredBy(node.parent, new URLSearchParams({ search: node.name }))}`
}

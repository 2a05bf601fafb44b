import type { IndexedPlace, PlaceIndex } from '../../data/place-index'
import { placeKinds } from '@veckovis/domain/access'
import type { Words } from '@veckovis/platform'
import { keyOfScope, type PlaceKey } from '../../data/place-key'
import type { UserFilters } from '../../data/user-queries'

/** What tells a place apart from others of its name: its kind, what it lies in, and that it is closed. */
export const placeDetail = ({ kind, above, active }: IndexedPlace, t: Words): string =>
  [t(`kinds.${kind}`), ...[...above].reverse(), ...(active ? [] : [t('closed')])].join(' · ')

/** The name of where a role is held; an id where the name is not known. */
export const placeName = (key: PlaceKey, index: PlaceIndex, t: Words): string =>
  key === 'everywhere' ? t('everywhere') : (index.find(key)?.name ?? key)

/** A place as an entry of a list. */
export const placeOption = (place: IndexedPlace, t: Words) => ({
  value: place.key,
  label: place.name,
  detail: placeDetail(place, t),
})

/** The one place that is asked for; the narrowest where an address names several. */
export const placeOfFilters = (filters: UserFilters): PlaceKey | undefined => {
  const kind = placeKinds.findLast(each => filters[`${each}Id`] !== null)
  const id = kind && filters[`${kind}Id`]
  return kind && id ? keyOfScope({ kind, id }) : undefined
}

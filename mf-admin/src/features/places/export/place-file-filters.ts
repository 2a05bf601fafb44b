import type { ListFilter } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { findNode, placeKey, type PlaceNode } from '../../../parts/tree/place-nodes'

const levels = { countyId: 'county', municipalityId: 'municipality', departmentId: 'department' } as const

const placeFilter = (level: keyof typeof levels, id: number | null, nodes: readonly PlaceNode[], t: Words) => {
  const kind = levels[level]
  const value = id === null ? t(`places.all.${kind}`) : (findNode(nodes, placeKey(kind, id))?.name ?? String(id))
  return { label: t(`places.fields.${kind}`), value, isNarrowing: id !== null }
}

type Filters = Readonly<Partial<Record<keyof typeof levels, number | null>>> & {
  readonly active?: string
  readonly type?: string | null
}

/** The filters of a list of places in words, as the page shows them. */
export const placeFileFilters = (filters: Filters, nodes: readonly PlaceNode[], t: Words): ListFilter[] => {
  const { active, type } = filters
  const places = (['countyId', 'municipalityId', 'departmentId'] as const).flatMap(level => {
    const id = filters[level]
    return id === undefined ? [] : [placeFilter(level, id, nodes, t)]
  })
  const ofType = {
    label: t('places.fields.type'),
    value: type === null ? t('places.all.type') : t(`places.types.${type}`),
    isNarrowing: type !== null,
  }
  const ofStanding = {
    label: t('places.fields.active'),
    value: t(`places.activities.${active}`),
    isNarrowing: active !== 'all',
  }
  return [...places, ...(type === undefined ? [] : [ofType]), ...(active === undefined ? [] : [ofStanding])]
}

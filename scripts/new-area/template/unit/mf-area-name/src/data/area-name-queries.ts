import { queryOptions } from '@tanstack/react-query'
import {
  areaNameItem,
  areaNameItemRemoved,
  areaNameItems,
  areaNameRefusal,
  type AreaNameItemChanges,
  type NewAreaNameItem,
} from '@veckovis/contracts/area-name'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, readOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

export const itemsQuery = (unitId: number) =>
  queryOptions({
    queryKey: ['area-name', unitId, 'list'],
    queryFn: ({ signal }) => answered(apiClient.get(`/area-name/unit/${unitId}`, areaNameItems, { signal })),
    ...freshOnOpening,
  })

/** One item, and the version that a change has to be based on. */
export const itemQuery = (unitId: number, id: number) =>
  queryOptions({
    queryKey: ['area-name', unitId, 'item', id],
    queryFn: ({ signal }) => answered(apiClient.getWithVersion(`/area-name/${id}`, areaNameItem, { signal })),
    ...readOnOpening,
  })

export const addItem = (unitId: number, item: NewAreaNameItem) =>
  answered(apiClient.post(`/area-name/unit/${unitId}`, item, areaNameItem, { refusals: areaNameRefusal }))

export const changeItem = (id: number, changes: AreaNameItemChanges, version: string) =>
  answered(apiClient.patch(`/area-name/${id}`, changes, areaNameItem, { ifMatch: version }))

export const removeItem = (id: number, version: string) =>
  answered(apiClient.delete(`/area-name/${id}`, areaNameItemRemoved, { ifMatch: version }))

/** Everything of the unit's items is asked for again. */
export const refreshItems = (unitId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['area-name', unitId] })

import { queryOptions } from '@tanstack/react-query'
import {
  cellHistory,
  forecastSaves,
  listOfWeekHours,
  pastForecast,
  weeksInAnswer,
  type PastForecast,
} from '@veckovis/contracts/forecast'
import type { WeekHours } from '@veckovis/contracts/wire'
import { listedKinds, shownSingleKinds, type KeptRowName, type PastHours } from '@veckovis/domain/forecast'
import type { Hundredths } from '@veckovis/domain/numbers'
import { answered, apiClient } from '@veckovis/platform'

type Address = { readonly forecastId: number; readonly unitId: number }

const pathOf = ({ forecastId, unitId }: Address) => `/forecast/${forecastId}/unit/${unitId}`

/** Asked again whenever it is opened: others save too. */
const asked = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export const savesPerPage = 10

/** The list of saves, a page of it from 1. */
export const savesQuery = (address: Address, page: number) =>
  queryOptions({
    queryKey: ['forecast-history', address.forecastId, 'saves', page],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`${pathOf(address)}/saves?page=${page}`, forecastSaves, { signal })),
    ...asked,
  })

const longestYear = 53

const listOf = (values: WeekHours): readonly Hundredths[] => {
  const list = listOfWeekHours(values, longestYear)
  if (!list.ok) throw new RangeError('The answer holds hours of no week')
  return list.value
}

/** By the ids of the rows, as the page names them. */
const pastHoursOf = (past: PastForecast): PastHours =>
  new Map<string, readonly Hundredths[]>([
    ...listedKinds.flatMap(({ list, rowIdOf }) =>
      past.staffing[list].map(({ id, values }) => [rowIdOf(id), listOf(values)] as const),
    ),
    ...shownSingleKinds.map(kind => [kind.id, listOf(weeksInAnswer(past, kind))] as const),
  ])

/** The hours of the year with a version. */
export const pastQuery = (address: Address, version: number) =>
  queryOptions({
    queryKey: ['forecast-history', address.forecastId, 'past', version],
    queryFn: async ({ signal }) =>
      pastHoursOf(await answered(apiClient.get(`${pathOf(address)}/saves/${version}`, pastForecast, { signal }))),
    ...asked,
  })

/** The changes of one cell, a page of them from 1. */
export const cellHistoryQuery = (address: Address, { kind, serverId }: KeptRowName, week: number, page: number) =>
  queryOptions({
    queryKey: ['forecast-history', address.forecastId, 'cell', kind, serverId, week, page],
    queryFn: ({ signal }) => {
      const query = `row=${kind}&source=${serverId}&week=${week}&page=${page}`
      return answered(apiClient.get(`${pathOf(address)}/cell-history?${query}`, cellHistory, { signal }))
    },
    ...asked,
  })

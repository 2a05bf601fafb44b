import { queryOptions } from '@tanstack/react-query'
import { cellHistory, forecastSaves, pastForecast, type PastForecast } from '@veckovis/contracts/forecast'
import type { WeekHours } from '@veckovis/contracts/wire'
import { absenceRowId, forecastRowIds, substituteRowId, type PastHours } from '@veckovis/domain/forecast'
import { roundHalfAwayFromZero, type Hundredths } from '@veckovis/domain/numbers'
import { answered, apiClient } from '@veckovis/platform'
import type { KeptRow } from './kept-row'

type Address = { readonly forecastId: number; readonly unitId: number }

const pathOf = ({ forecastId, unitId }: Address) => `/forecast/${forecastId}/unit/${unitId}`

/** Asked anew whenever it is opened: others save too. */
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

const listOf = (values: WeekHours): readonly Hundredths[] =>
  Object.entries(values)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, hours]) => roundHalfAwayFromZero(hours * 100))

/** By the ids of the rows, as the page names them. */
const pastHoursOf = ({ staffing }: PastForecast): PastHours =>
  new Map<string, readonly Hundredths[]>([
    ...staffing.absences.map(({ id, values }) => [absenceRowId(id), listOf(values)] as const),
    ...staffing.substitutes.map(({ id, values }) => [substituteRowId(id), listOf(values)] as const),
    [forecastRowIds.myForecast, listOf(staffing.myForecast[0]?.values ?? {})],
    [forecastRowIds.actualHours, listOf(staffing.scheduled)],
    [forecastRowIds.budgetedStaffHours, listOf(staffing.budgetedStaffHours)],
    [forecastRowIds.budgetedSubstituteHours, listOf(staffing.budgetedSubstituteHours)],
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
export const cellHistoryQuery = (address: Address, { row, source }: KeptRow, week: number, page: number) =>
  queryOptions({
    queryKey: ['forecast-history', address.forecastId, 'cell', row, source, week, page],
    queryFn: ({ signal }) => {
      const query = `row=${row}&source=${source}&week=${week}&page=${page}`
      return answered(apiClient.get(`${pathOf(address)}/cell-history?${query}`, cellHistory, { signal }))
    },
    ...asked,
  })

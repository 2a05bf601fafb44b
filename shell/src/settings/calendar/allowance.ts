import { queryOptions } from '@tanstack/react-query'
import {
  calendarAllowance,
  calendarNames,
  type CalendarAllowance,
  type CalendarNames,
} from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'

const pathOf = (municipalityId: number) => `/municipality/${municipalityId}/calendars`

/** Asked again with the addresses, which rest on it. */
export const allowanceQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['settings', 'calendars', 'allowance', municipalityId],
    queryFn: ({ signal }) => answered(apiClient.get(pathOf(municipalityId), calendarAllowance, { signal })),
    staleTime: 0,
  })

const namesPathOf = (municipalityId: number) => `${pathOf(municipalityId)}/names`

export const namesQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['settings', 'calendars', 'names', municipalityId],
    queryFn: ({ signal }) => answered(apiClient.get(namesPathOf(municipalityId), calendarNames, { signal })),
    staleTime: 0,
  })

export const changeNames = (municipalityId: number, names: CalendarNames) =>
  answered(apiClient.post(namesPathOf(municipalityId), names, calendarNames))

export const changeAllowance = (municipalityId: number, allowance: CalendarAllowance) =>
  answered(apiClient.post(pathOf(municipalityId), allowance, calendarAllowance))

import { queryOptions } from '@tanstack/react-query'
import { calendarAllowance, type CalendarAllowance } from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'

const pathOf = (municipalityId: number) => `/municipality/${municipalityId}/calendars`

/** Asked again with the addresses, which rest on it. */
export const allowanceQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['settings', 'calendars', 'allowance', municipalityId],
    queryFn: ({ signal }) => answered(apiClient.get(pathOf(municipalityId), calendarAllowance, { signal })),
    staleTime: 0,
  })

export const changeAllowance = (municipalityId: number, allowance: CalendarAllowance) =>
  answered(apiClient.post(pathOf(municipalityId), allowance, calendarAllowance))

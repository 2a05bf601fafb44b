import { queryOptions } from '@tanstack/react-query'
import { diaryRefusal, madeCalendar, ownCalendars } from '@veckovis/contracts/diary'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'

const refusals = { refusals: diaryRefusal }

/** The person's addresses, and how it stands with the unit that is chosen. */
export const ownCalendarsQuery = (unitId: number | null) =>
  queryOptions({
    queryKey: ['settings', 'calendars', unitId],
    queryFn: ({ signal }) =>
      answered(
        apiClient.get(unitId === null ? '/diary/calendar' : `/diary/calendar?unitId=${unitId}`, ownCalendars, {
          signal,
        }),
      ),
    staleTime: 0,
  })

export const makeCalendar = (unitId: number, password: string) =>
  answered(apiClient.post(`/diary/unit/${unitId}/calendar`, { password }, madeCalendar, refusals))

export const revokeCalendar = (id: number) => answered(apiClient.delete(`/diary/calendar/${id}`, doneAnswer, refusals))

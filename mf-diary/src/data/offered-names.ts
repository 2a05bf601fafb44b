import { useQuery } from '@tanstack/react-query'
import type { NamedList } from '@veckovis/contracts/diary'
import { absenceReasonsQuery, substituteTypesQuery } from './diary-queries'

/** Names of reasons and substitutes, as the server lists them. */
export type OfferedNames = { readonly absences: NamedList; readonly substitutes: NamedList }

/** Both lists in one reading. */
export const useOfferedNames = () => {
  const absences = useQuery(absenceReasonsQuery)
  const substitutes = useQuery(substituteTypesQuery)
  const isRead = absences.data !== undefined && substitutes.data !== undefined
  return {
    data: isRead ? { absences: absences.data, substitutes: substitutes.data } : undefined,
    error: absences.error ?? substitutes.error,
    isFetching: absences.isFetching || substitutes.isFetching,
    refetch: () => Promise.all([absences.refetch(), substitutes.refetch()]),
  }
}

import { useQuery } from '@tanstack/react-query'
import type { NamedList } from '@veckovis/contracts/diary'
import { readTogether } from '@veckovis/forms/loaded'
import { substituteTypesQuery } from './diary-queries'
import { absenceReasonsQuery } from './all-units-queries'

/** Names of reasons and substitutes, as the server lists them. */
export type OfferedNames = { readonly absences: NamedList; readonly substitutes: NamedList }

/** Both lists in one reading. */
export const useOfferedNames = () => {
  const absences = useQuery(absenceReasonsQuery)
  const substitutes = useQuery(substituteTypesQuery)
  const { data, ...read } = readTogether(absences, substitutes)
  return { ...read, data: data && { absences: data[0], substitutes: data[1] } }
}

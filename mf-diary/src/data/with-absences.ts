import type { UseQueryResult } from '@tanstack/react-query'
import type { NamedList } from '@veckovis/contracts/diary'
import { readTogether } from '@veckovis/forms/loaded'

/** A list of entries together with the names of its reasons of absence: it is read when both are. */
export const withAbsences = <List extends object>(list: UseQueryResult<List>, reasons: UseQueryResult<NamedList>) => {
  const { data, ...read } = readTogether(list, reasons)
  return { ...read, data: data && { ...data[0], absences: data[1] }, isPlaceholderData: list.isPlaceholderData }
}

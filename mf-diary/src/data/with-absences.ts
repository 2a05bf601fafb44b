import type { UseQueryResult } from '@tanstack/react-query'
import type { NamedList } from '@veckovis/contracts/diary'

/** A list of entries together with the names of its reasons of absence: it is read when both are. */
export const withAbsences = <List extends object>(list: UseQueryResult<List>, reasons: UseQueryResult<NamedList>) => ({
  data: list.data === undefined || reasons.data === undefined ? undefined : { ...list.data, absences: reasons.data },
  error: list.error ?? reasons.error,
  isFetching: list.isFetching || reasons.isFetching,
  isPlaceholderData: list.isPlaceholderData,
  refetch: () => Promise.all([list.refetch(), reasons.refetch()]),
})

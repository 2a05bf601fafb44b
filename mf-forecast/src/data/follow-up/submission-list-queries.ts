import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { occasionsToFollow, submissionList, submissionSortFields } from '@veckovis/contracts/outcome'
import type { UnitState } from '@veckovis/domain/follow-up'
import { unitStates } from '@veckovis/domain/follow-up'
import { optionalFilter, queryOfPart, type ListPart } from '@veckovis/lists'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening, topicKey } from '@veckovis/platform/queries'

/** What the table of all units can be asked for. Units and departments stand in the address, and no person does. */
export const submissionShape = {
  sorts: submissionSortFields,
  usualSort: { key: 'unit', direction: 'ascending' },
  filters: { state: optionalFilter(unitStates) },
  isSearchAddressed: true,
  // Most municipalities stand on one page, and so on paper.
  usualPageSize: 100,
} as const

type SortField = (typeof submissionSortFields)[number]
export type SubmissionPart = ListPart<SortField, { readonly state: UnitState | null }>

/** What the key of everything begins with that tells of what units have handed in. */
export const submissionsKey = [...topicKey({ topic: 'forecast/1' }), 'submissions']

/** The occasions of a year in all municipalities in which the person reads forecasts of several units. */
export const occasionsQuery = (year: number) =>
  queryOptions({
    queryKey: [...submissionsKey, 'occasions', year],
    queryFn: ({ signal }) => answered(apiClient.get(`/submissions/occasions/${year}`, occasionsToFollow, { signal })),
    ...freshOnOpening,
  })

/** One page of what the units have handed in for an occasion. */
export const readSubmissions = (occasionId: number, part: SubmissionPart, signal?: AbortSignal, comments = true) => {
  const query = queryOfPart(part)
  if (!comments) query.set('comments', 'false')
  if (part.search !== '') query.set('search', part.search)
  const address = `/submissions/occasion/${occasionId}?${query}`
  return answered(apiClient.get(address, submissionList, signal === undefined ? {} : { signal }))
}

/** While the next page is fetched the last one stays; of another occasion nothing does. */
export const submissionsQuery = (occasionId: number, part: SubmissionPart) =>
  queryOptions({
    queryKey: [...submissionsKey, 'occasion', occasionId, part],
    queryFn: ({ signal }) => readSubmissions(occasionId, part, signal),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** Who is in a state, by name alone: nobody reads a comment by it. */
export const unitsInStateQuery = (occasionId: number, part: SubmissionPart) =>
  queryOptions({
    queryKey: [...submissionsKey, 'occasion', occasionId, 'names', part],
    queryFn: ({ signal }) => readSubmissions(occasionId, part, signal, false),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  ownPrivacyLog,
  privacyLog,
  type PrivacyLogSearch,
  type ReadAction,
  type ReadQuestion,
} from '@veckovis/contracts/privacy'
import { answered, apiClient } from '@veckovis/platform'
import type { PagePart } from '@veckovis/lists'

/** What is typed of names. */
export type PrivacyNames = { readonly by: string; readonly about: string; readonly unit: string }

/** What is asked for: an empty kind or question is all of them, an empty day no limit. */
export type PrivacyLogPart = PagePart &
  PrivacyNames & {
    readonly municipalityId: number | null
    readonly kind: ReadAction | ''
    readonly question: ReadQuestion | ''
    readonly from: string
    readonly to: string
    /** The newest row that the first page had, so that later pages do not move; null on a first page. */
    readonly upTo: number | null
  }

const bodyOf = ({
  kind,
  question,
  from,
  to,
  upTo,
  by,
  about,
  unit,
  page,
  pageSize,
}: PrivacyLogPart): PrivacyLogSearch => ({
  by,
  about,
  unit,
  page,
  pageSize: pageSize as PrivacyLogSearch['pageSize'],
  ...(kind !== '' && { action: kind }),
  ...(question !== '' && { question }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(upTo !== null && { upTo }),
})

const pathOf = (municipalityId: number | null) =>
  municipalityId === null ? '/settings/privacy' : `/settings/privacy/municipality/${municipalityId}`

/** A page of the log; the former one stands until it is there. Each read of it is a row of it. */
export const privacyLogQuery = (part: PrivacyLogPart) =>
  queryOptions({
    queryKey: ['settings', 'privacy', 'log', part],
    queryFn: ({ signal }) =>
      answered(apiClient.post(pathOf(part.municipalityId), bodyOf(part), privacyLog, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export const ownPrivacyQuery = ({ page, pageSize }: PagePart) =>
  queryOptions({
    queryKey: ['settings', 'privacy', 'mine', page, pageSize],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/settings/privacy/mine?page=${page}&pageSize=${pageSize}`, ownPrivacyLog, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  securityLog,
  type SecurityEventKind,
  type SecurityLogAnswer,
  type SecurityLogSearch,
} from '@veckovis/contracts/security'
import type { PagePart } from '@veckovis/lists'
import { answered, apiClient } from '@veckovis/platform'

/** What is asked for: an empty kind is all kinds, an empty day no limit, nothing typed is everybody from everywhere. */
export type SecurityLogPart = PagePart & {
  readonly kind: SecurityEventKind | ''
  readonly from: string
  readonly to: string
  readonly person: string
  readonly address: string
}

const bodyOf = ({ kind, from, to, person, address, page, pageSize }: SecurityLogPart): SecurityLogSearch => ({
  person,
  address,
  saves: true,
  keys: true,
  page,
  pageSize: pageSize as SecurityLogSearch['pageSize'],
  ...(kind !== '' && { kind }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

export const readSecurityLog = (part: SecurityLogPart, signal?: AbortSignal): Promise<SecurityLogAnswer> =>
  answered(
    apiClient.post('/settings/security/search', bodyOf(part), securityLog, signal === undefined ? {} : { signal }),
  )

/** A page of the log; the former one stands until it is there. What happens meanwhile is seen when it is asked anew. */
export const securityLogQuery = (part: SecurityLogPart) =>
  queryOptions({
    queryKey: ['settings', 'security', part],
    queryFn: ({ signal }) => readSecurityLog(part, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

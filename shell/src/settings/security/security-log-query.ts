import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { securityLog, type SecurityEventKind } from '@veckovis/contracts/security'
import { answered, apiClient } from '@veckovis/platform'

/** What is asked for: an empty kind is all kinds, an empty day no limit. */
export interface SecurityLogPart {
  readonly kind: SecurityEventKind | ''
  readonly from: string
  readonly to: string
  readonly page: number
  readonly pageSize: number
}

const addressOf = (part: SecurityLogPart): string => {
  const filled = Object.entries(part).filter(([, value]) => value !== '')
  return `/settings/security?named=true&${new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()}`
}

/** A page of the log; the former one stands until it is there. What happens meanwhile is seen when it is asked anew. */
export const securityLogQuery = (part: SecurityLogPart) =>
  queryOptions({
    queryKey: ['settings', 'security', part],
    queryFn: ({ signal }) => answered(apiClient.get(addressOf(part), securityLog, { signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

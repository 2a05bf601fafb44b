import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  securityLog,
  type SecurityEventKind,
  type SecurityLogAnswer,
  type SecurityLogSearch,
} from '@veckovis/contracts/security'
import type { PagePart } from '@veckovis/lists'
import { answered, apiClient, isFailure } from '@veckovis/platform'

/** What is asked for: an empty kind is all kinds, an empty day no limit, nothing typed is everybody from everywhere. */
export type SecurityLogPart = PagePart & {
  readonly kind: SecurityEventKind | ''
  readonly from: string
  readonly to: string
  readonly person: string
  readonly address: string
  /** Of one module alone */
  readonly module?: string
}

const bodyOf = ({ kind, from, to, person, address, module, page, pageSize }: SecurityLogPart): SecurityLogSearch => ({
  person,
  address,
  saves: true,
  page,
  pageSize: pageSize as SecurityLogSearch['pageSize'],
  ...(kind !== '' && { kind }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  ...(module !== undefined && { moduleId: module }),
})

/** A server of before there were deploy keys refuses the field that asks for theirs. */
export const readSecurityLog = async (part: SecurityLogPart, signal?: AbortSignal): Promise<SecurityLogAnswer> => {
  const ask = (body: SecurityLogSearch) =>
    apiClient.post('/settings/security/search', body, securityLog, signal === undefined ? {} : { signal })
  const body = bodyOf(part)
  const answer = await ask({ ...body, keys: true })
  const isRefused = isFailure(answer) && answer.statusCode === 400
  return answered(isRefused ? ask(body) : Promise.resolve(answer))
}

/** A page of the log; the former one stands until it is there. What happens meanwhile is seen when it is asked anew. */
export const securityLogQuery = (part: SecurityLogPart) =>
  queryOptions({
    queryKey: ['settings', 'security', part],
    queryFn: ({ signal }) => readSecurityLog(part, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

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

/** What asks for kinds that came one after the other, the latest first: pages of before know none of them. */
const laterKinds: readonly Partial<SecurityLogSearch>[] = [
  { keys: true, signing: true, ownRights: true },
  { keys: true, signing: true },
  { keys: true },
]

/** A server of before refuses a field that asks for kinds which it does not have. */
export const readSecurityLog = async (part: SecurityLogPart, signal?: AbortSignal): Promise<SecurityLogAnswer> => {
  const ask = (body: SecurityLogSearch) =>
    apiClient.post('/settings/security/search', body, securityLog, signal === undefined ? {} : { signal })
  const body = bodyOf(part)
  for (const kinds of laterKinds) {
    const answer = await ask({ ...body, ...kinds })
    if (!isFailure(answer) || answer.statusCode !== 400) return answered(Promise.resolve(answer))
  }
  return answered(ask(body))
}

/** A page of the log; the former one stands until it is there. What happens meanwhile is seen when it is asked anew. */
export const securityLogQuery = (part: SecurityLogPart) =>
  queryOptions({
    queryKey: ['settings', 'security', part],
    queryFn: ({ signal }) => readSecurityLog(part, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

import { queryOptions } from '@tanstack/react-query'
import { machineKeys, madeMachineKey, outcomeRefusal, type MakeMachineKey } from '@veckovis/contracts/outcome'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const base = '/outcome/keys'
const keysOf = (municipalityId: number) => ['machine-keys', municipalityId] as const

/** The keys by which other systems send outcome to a municipality, the newest first. */
export const machineKeysQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: keysOf(municipalityId),
    queryFn: ({ signal }) => answered(apiClient.get(`${base}/municipality/${municipalityId}`, machineKeys, { signal })),
    ...freshOnOpening,
  })

/** Also behind the dialog that changed them, which leads back to their list. */
export const refreshMachineKeys = (municipalityId: number): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keysOf(municipalityId), refetchType: 'all' })

/** The key is null where the same request was sent before: it was told then. */
export const makeKey = (municipalityId: number, request: MakeMachineKey) =>
  answered(
    apiClient.post(`${base}/municipality/${municipalityId}`, request, madeMachineKey, { refusals: outcomeRefusal }),
  )

export const revokeKey = (id: number) => answered(apiClient.post(`${base}/${id}/revoke`, undefined, doneAnswer))

import { queryOptions } from '@tanstack/react-query'
import { deployKeys, madeDeployKey, type MakeDeployKeyRequest } from '@veckovis/contracts/modules'
import { sessionRefusal } from '@veckovis/contracts/session'
import { doneAnswer } from '@veckovis/contracts/wire'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { settingsKey } from '../module-settings-queries'

const base = '/settings/modules/keys'
export const keysKey = [...settingsKey, 'keys'] as const

export const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: ({ signal }) => answered(apiClient.get(base, deployKeys, { signal })),
  ...freshOnOpening,
})

export const giveKey = (asked: MakeDeployKeyRequest) =>
  answered(apiClient.post(base, asked, madeDeployKey, { refusals: sessionRefusal }))

export const revokeKey = (id: number) => answered(apiClient.post(`${base}/${id}/revoke`, undefined, doneAnswer))

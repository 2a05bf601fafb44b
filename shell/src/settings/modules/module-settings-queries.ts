import { queryOptions } from '@tanstack/react-query'
import {
  activatedVersion,
  activationOrPasswordRefusal,
  activationRefusal,
  measuresAnswer,
  moduleOffersAnswer,
  modulePartsAnswer,
  moduleSettings,
  versionHealthAnswer,
  type ActivatedVersion,
  type SettingsModule,
} from '@veckovis/contracts/modules'
import { answered, apiClient, isFailure, type ApiFailure } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'

const base = '/settings/modules'
/** Every query of this page stands below this key: one change makes all of them ask again. */
export const settingsKey = ['settings', 'modules'] as const

export const settingsQuery = queryOptions({
  queryKey: [...settingsKey, 'overview'],
  queryFn: ({ signal }) => answered(apiClient.get(base, moduleSettings, { signal })),
  ...freshOnOpening,
})

/** Null from a server of an earlier version, which has no such call. */
export const ifServed = async <T>(call: Promise<T | ApiFailure>): Promise<T | null> => {
  const answer = await call
  return isFailure(answer) && answer.statusCode === 404 ? null : answered(Promise.resolve(answer))
}

export const healthQuery = queryOptions({
  queryKey: [...settingsKey, 'health'],
  queryFn: ({ signal }) => ifServed(apiClient.get(`${base}/health`, versionHealthAnswer, { signal })),
  ...freshOnOpening,
})

export const measuresQuery = queryOptions({
  queryKey: [...settingsKey, 'measures'],
  queryFn: ({ signal }) => ifServed(apiClient.get(`${base}/measures`, measuresAnswer, { signal })),
  ...freshOnOpening,
})

export const partsQuery = queryOptions({
  queryKey: [...settingsKey, 'parts'],
  queryFn: ({ signal }) => ifServed(apiClient.get(`${base}/parts`, modulePartsAnswer, { signal })),
  ...freshOnOpening,
})

export const offersQuery = queryOptions({
  queryKey: [...settingsKey, 'offers'],
  queryFn: ({ signal }) => ifServed(apiClient.get(`${base}/offers`, moduleOffersAnswer, { signal })),
  ...freshOnOpening,
})

type Promotion = { readonly version: string; readonly reason: string; readonly password: string }

export const promoteVersion = (
  { id, activeVersion }: SettingsModule,
  promotion: Promotion,
): Promise<ActivatedVersion> =>
  answered(
    apiClient.post(`${base}/promote`, { moduleId: id, basedOn: activeVersion, ...promotion }, activatedVersion, {
      refusals: activationOrPasswordRefusal,
    }),
  )

/** @param before where it leads as the person sees it; null: nobody knows */
export const rollBackVersion = (
  { id, activeVersion }: SettingsModule,
  before: string | null,
  reason: string,
): Promise<ActivatedVersion> =>
  answered(
    apiClient.post(
      `${base}/roll-back`,
      { moduleId: id, basedOn: activeVersion, reason, ...(before !== null && { expected: before }) },
      activatedVersion,
      { refusals: activationRefusal },
    ),
  )

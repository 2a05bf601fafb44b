import { queryOptions } from '@tanstack/react-query'
import {
  activatedVersion,
  activationRefusal,
  measuresAnswer,
  modulePartsAnswer,
  moduleSettings,
  versionHealthAnswer,
  type ActivatedVersion,
  type ModuleHealth,
  type ModuleParts,
  type SettingsModule,
  type VersionMeasures,
} from '@veckovis/contracts/modules'
import { answered, apiClient, isFailure } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'

const base = '/settings/modules'
/** Every query of this page stands below this key: one change makes all of them ask again. */
export const settingsKey = ['settings', 'modules'] as const

export const settingsQuery = queryOptions({
  queryKey: [...settingsKey, 'overview'],
  queryFn: ({ signal }) => answered(apiClient.get(base, moduleSettings, { signal })),
  ...freshOnOpening,
})

/** A server of an earlier version counts nothing, and has no such call. */
const readHealth = async (signal: AbortSignal): Promise<readonly ModuleHealth[]> => {
  const answer = await apiClient.get(`${base}/health`, versionHealthAnswer, { signal })
  return isFailure(answer) ? [] : answer.modules
}

export const healthQuery = queryOptions({
  queryKey: [...settingsKey, 'health'],
  queryFn: ({ signal }) => readHealth(signal),
  ...freshOnOpening,
})

/** A server of an earlier version measures nothing. */
const readMeasures = async (signal: AbortSignal): Promise<readonly VersionMeasures[]> => {
  const answer = await apiClient.get(`${base}/measures`, measuresAnswer, { signal })
  return isFailure(answer) ? [] : answer.measures
}

export const measuresQuery = queryOptions({
  queryKey: [...settingsKey, 'measures'],
  queryFn: ({ signal }) => readMeasures(signal),
  ...freshOnOpening,
})

/** A server of an earlier version does not tell. */
const readParts = async (signal: AbortSignal): Promise<readonly ModuleParts[]> => {
  const answer = await apiClient.get(`${base}/parts`, modulePartsAnswer, { signal })
  return isFailure(answer) ? [] : answer.modules
}

export const partsQuery = queryOptions({
  queryKey: [...settingsKey, 'parts'],
  queryFn: ({ signal }) => readParts(signal),
  ...freshOnOpening,
})

const activationRefusals = { refusals: activationRefusal }

export const promoteVersion = (
  { id, activeVersion }: SettingsModule,
  version: string,
  reason: string,
): Promise<ActivatedVersion> =>
  answered(
    apiClient.post(
      `${base}/promote`,
      { moduleId: id, version, basedOn: activeVersion, reason },
      activatedVersion,
      activationRefusals,
    ),
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
      activationRefusals,
    ),
  )

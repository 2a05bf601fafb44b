import { queryOptions } from '@tanstack/react-query'
import {
  activationOrPasswordRefusal,
  activationRefusal,
  moduleRollouts,
  rolledOutVersion,
  type EndRolloutRequest,
  type RollOutRequest,
} from '@veckovis/contracts/modules'
import { treeCounty } from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { ifServed, settingsKey } from '../module-settings-queries'

const base = '/settings/modules/rollouts'

export const rolloutsQuery = queryOptions({
  queryKey: [...settingsKey, 'rollouts'],
  queryFn: ({ signal }) => ifServed(apiClient.get(base, moduleRollouts, { signal })),
  ...freshOnOpening,
})

/** Where a version can be given before everybody: the whole country, for a super admin. */
export const placesQuery = queryOptions({
  queryKey: ['settings', 'places'],
  queryFn: ({ signal }) => answered(apiClient.get('/county', treeCounty.array(), { signal })),
  ...freshOnOpening,
})

export const rollOut = (asked: RollOutRequest) =>
  answered(apiClient.post(base, asked, rolledOutVersion, { refusals: activationOrPasswordRefusal }))

export const endRollout = (asked: EndRolloutRequest) =>
  answered(apiClient.post(`${base}/end`, asked, rolledOutVersion, { refusals: activationRefusal }))

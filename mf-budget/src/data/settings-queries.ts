import { queryOptions } from '@tanstack/react-query'
import {
  budgetSettingRefusal,
  budgetSettingsMunicipalities,
  municipalityBudgetSettings,
  type SetBudgetSetting,
  type SetCostFactors,
} from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import { queryClient } from './query-client'

const address = '/settings/budget/municipality'
const refusals = { refusals: budgetSettingRefusal }

/** Those whose settings the person may change. */
export const settingsMunicipalitiesQuery = () =>
  queryOptions({
    queryKey: ['budget-settings', 'municipalities'],
    queryFn: ({ signal }) => answered(apiClient.get(address, budgetSettingsMunicipalities, { signal })),
    ...freshOnOpening,
  })

export const municipalitySettingsQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: ['budget-settings', 'municipality', municipalityId],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`${address}/${municipalityId}`, municipalityBudgetSettings, { signal })),
    ...freshOnOpening,
  })

export const saveSetting = (municipalityId: number, setting: SetBudgetSetting) =>
  answered(apiClient.post(`${address}/${municipalityId}`, setting, municipalityBudgetSettings, refusals))

export const saveCostFactors = (municipalityId: number, factors: SetCostFactors) =>
  answered(apiClient.post(`${address}/${municipalityId}/cost-factors`, factors, municipalityBudgetSettings, refusals))

export const removeSetting = (municipalityId: number, settingId: number) =>
  answered(apiClient.delete(`${address}/${municipalityId}/setting/${settingId}`, municipalityBudgetSettings, refusals))

export const refreshSettings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['budget-settings'] })

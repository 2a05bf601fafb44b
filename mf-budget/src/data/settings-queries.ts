import { queryOptions } from '@tanstack/react-query'
import {
  budgetSettingsMunicipalities,
  municipalityBudgetSettings,
  type SetBudgetSetting,
} from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { queryClient } from '@veckovis/platform/queries'

const address = '/settings/budget/municipality'
const freshOnOpening = { staleTime: 0 } as const

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
  answered(apiClient.post(`${address}/${municipalityId}`, setting, municipalityBudgetSettings))

export const removeSetting = (municipalityId: number, settingId: number) =>
  answered(apiClient.delete(`${address}/${municipalityId}/setting/${settingId}`, municipalityBudgetSettings))

export const refreshSettings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['budget-settings'] })

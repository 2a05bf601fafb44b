import {
  budgetSettingsMunicipalities,
  municipalityBudgetSettings,
  setBudgetSetting,
  setCostFactors,
} from '@veckovis/contracts/budget'
import { holdsRight, permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { rightOf } from '../../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { callerOf, municipalityParams, settingParams, settingsAccess as access } from './settings-access'
import { createSettingsService, type SettingsService } from './settings-service'

const reads = (service: SettingsService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/settings/budget/municipality',
    summary: 'Municipalities with the budget licence whose budget settings the user may change',
    access: { place: 'somewhere', permission: permissionIds.budget },
    data: 'ordinary',
    answer: budgetSettingsMunicipalities,
    handler: ({ actor, now }) => {
      const right = rightOf(access)
      return service.municipalities({ userId: actor.userId, at: now }, access.licence, place =>
        holdsRight(actor, right, place),
      )
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/settings/budget/municipality/:municipalityId',
    summary: 'Dated budget settings of a municipality, its own and the common ones',
    access,
    data: 'ordinary',
    params: municipalityParams,
    answer: municipalityBudgetSettings,
    handler: context => service.read(callerOf(context)),
  }),
]

const changes = (service: SettingsService): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/settings/budget/municipality/:municipalityId',
    summary: 'Sets a value from a day on, based on the value that was read',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-set'] },
    params: municipalityParams,
    body: setBudgetSetting,
    answer: municipalityBudgetSettings,
    handler: context => service.set({ ...callerOf(context), audit: context.audit }, context.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/settings/budget/municipality/:municipalityId/cost-factors',
    summary: 'Sets several cost factors from a day on, all of them or none',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-set'] },
    params: municipalityParams,
    body: setCostFactors,
    answer: municipalityBudgetSettings,
    handler: context => service.setFactors({ ...callerOf(context), audit: context.audit }, context.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/settings/budget/municipality/:municipalityId/setting/:settingId',
    summary: 'Removes a value of the municipality; what held before it holds again',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-removed'] },
    params: settingParams,
    answer: municipalityBudgetSettings,
    handler: context => service.remove({ ...callerOf(context), audit: context.audit }, context.params.settingId),
  }),
]

export const settingsRoutes = (database: Database): AnyRoute[] => {
  const service = createSettingsService(database)
  return [...reads(service), ...changes(service)]
}

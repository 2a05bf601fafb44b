import {
  municipalityUnsocialHours,
  costPreview,
  setUnsocialRule,
  unsocialPreviewQuestion,
} from '@veckovis/contracts/budget'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { callerOf, municipalityParams, settingParams, settingsAccess as access } from '../settings/settings-access'
import { askedAbout } from './follow-settings'
import { createUnsocialService, type UnsocialService } from './unsocial-service'

const url = '/settings/budget/municipality/:municipalityId/unsocial-hours'

const reads = (service: UnsocialService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url,
    summary: 'How the amount for unsocial hours falls in a municipality, by day',
    access,
    data: 'ordinary',
    params: municipalityParams,
    answer: municipalityUnsocialHours,
    handler: context => service.read(callerOf(context)),
  }),
  defineRoute({
    method: 'POST',
    url: `${url}/preview`,
    summary: 'What a rule of unsocial hours, or its removal, would do to the forecasts of the municipality',
    access,
    data: 'special',
    audit: { reads: 'forecast-read' },
    work: 'long',
    params: municipalityParams,
    body: unsocialPreviewQuestion,
    answer: costPreview,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.preview(caller, context.body)
      return { answer, asked: askedAbout(caller.municipalityId, answer) }
    },
  }),
]

const changes = (service: UnsocialService): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url,
    summary: 'Sets how the amount for unsocial hours falls from a day on, based on what was read; the forecasts follow',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-set'] },
    work: 'long',
    params: municipalityParams,
    body: setUnsocialRule,
    answer: municipalityUnsocialHours,
    handler: context => service.set({ ...callerOf(context), audit: context.audit }, context.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: `${url}/:settingId`,
    summary: 'Removes a rule of unsocial hours of the municipality; the forecasts follow',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-removed'] },
    work: 'long',
    params: settingParams,
    answer: municipalityUnsocialHours,
    handler: context => service.remove({ ...callerOf(context), audit: context.audit }, context.params.settingId),
  }),
]

export const unsocialRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createUnsocialService(services)
  return [...reads(service), ...changes(service)]
}

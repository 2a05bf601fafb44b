import {
  municipalityPayRevisions,
  costPreview,
  payRevisionPreviewQuestion,
  setPayRevision,
} from '@veckovis/contracts/budget'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { callerOf, municipalityParams, settingParams, settingsAccess as access } from '../settings/settings-access'
import { askedAbout } from './follow-settings'
import { createPayRevisionsService, type PayRevisionsService } from './pay-revisions-service'

const url = '/settings/budget/municipality/:municipalityId/pay-revisions'

const readRoute = (service: PayRevisionsService): AnyRoute =>
  defineRoute({
    method: 'GET',
    url,
    summary: 'Dated revisions of pay of a municipality',
    access,
    data: 'ordinary',
    params: municipalityParams,
    answer: municipalityPayRevisions,
    handler: context => service.read(callerOf(context)),
  })

/** The cost of a year of a small unit tells of what its people are paid, so it is asked on the record. */
const previewRoute = (service: PayRevisionsService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: `${url}/preview`,
    summary: 'What a revision of pay, or its removal, would do to the forecasts of the municipality',
    access,
    data: 'special',
    audit: { reads: 'forecast-read' },
    work: 'long',
    params: municipalityParams,
    body: payRevisionPreviewQuestion,
    answer: costPreview,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.preview(caller, context.body)
      return { answer, asked: askedAbout(caller.municipalityId, answer) }
    },
  })

const changes = (service: PayRevisionsService): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url,
    summary: 'Sets a revision of pay from a day on, based on the value that was read; the forecasts follow',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-set'] },
    work: 'long',
    params: municipalityParams,
    body: setPayRevision,
    answer: municipalityPayRevisions,
    handler: context => service.set({ ...callerOf(context), audit: context.audit }, context.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: `${url}/:settingId`,
    summary: 'Removes a revision of pay of the municipality; the forecasts follow',
    access,
    data: 'ordinary',
    audit: { writes: ['budget-setting-removed'] },
    work: 'long',
    params: settingParams,
    answer: municipalityPayRevisions,
    handler: context => service.remove({ ...callerOf(context), audit: context.audit }, context.params.settingId),
  }),
]

export const payRevisionsRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createPayRevisionsService(services)
  return [readRoute(service), previewRoute(service), ...changes(service)]
}

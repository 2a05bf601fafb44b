import {
  municipalityPayRevisions,
  payRevisionPreviewQuestion,
  setPayRevision,
  type MunicipalityPayRevisions,
  type SetPayRevision,
} from '@veckovis/contracts/budget'
import { payRevisionKey, type PayRevision } from '@veckovis/domain/budget'
import type { AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { datedSettingRoutes } from '../dated/dated-setting-routes'
import { createDatedSettingService } from '../dated/dated-setting-service'
import { listPayRevisions } from './pay-revisions-repository'

/** Dated revisions of pay of a municipality. */
export const payRevisionsRoutes = (services: BudgetServices): AnyRoute[] =>
  datedSettingRoutes({
    path: 'pay-revisions',
    summaries: {
      read: 'Dated revisions of pay of a municipality',
      set: 'Sets a revision of pay from a day on, based on the value that was read; the forecasts follow',
      remove: 'Removes a revision of pay of the municipality; the forecasts follow',
      preview: 'What a revision of pay, or its removal, would do to the forecasts of the municipality',
    },
    schemas: { answer: municipalityPayRevisions, set: setPayRevision, question: payRevisionPreviewQuestion },
    service: createDatedSettingService(services, {
      list: listPayRevisions,
      answer: (municipality, revisions): MunicipalityPayRevisions => ({ ...municipality, revisions: [...revisions] }),
      keysOf: (revision: PayRevision) => [payRevisionKey(revision)],
      toSet: ({ kind, staffType, ...dated }: SetPayRevision) => [
        { key: payRevisionKey({ kind, staffType }), ...dated },
      ],
      itemsOf: (revision: PayRevision) => [revision],
      among: ({ revisions }, changed) => ({ revisions: changed(revisions) }),
    }),
  })

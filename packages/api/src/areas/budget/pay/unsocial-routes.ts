import {
  municipalityUnsocialHours,
  setUnsocialRule,
  unsocialPreviewQuestion,
  type MunicipalityUnsocialHours,
  type SetUnsocialRule,
} from '@veckovis/contracts/budget'
import { unsocialKeys, unsocialValuesOf, type UnsocialRule } from '@veckovis/domain/budget'
import type { AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { datedSettingRoutes } from '../dated/dated-setting-routes'
import { createDatedSettingService } from '../dated/dated-setting-service'
import { listUnsocialRules } from './unsocial-rules'

/** Every value of a rule, each on the one that it stands in the place of. */
const valuesToSet = ({ validFrom, basedOn, ...way }: SetUnsocialRule) => {
  const read = basedOn === null ? null : unsocialValuesOf(basedOn)
  return unsocialValuesOf(way).map((value, index) => ({ ...value, validFrom, basedOn: read?.[index]?.value ?? null }))
}

/** How the amount for unsocial hours falls in a municipality, by day. */
export const unsocialRoutes = (services: BudgetServices): AnyRoute[] =>
  datedSettingRoutes({
    path: 'unsocial-hours',
    summaries: {
      read: 'How the amount for unsocial hours falls in a municipality, by day',
      set: 'Sets how the amount for unsocial hours falls from a day on, based on what was read; the forecasts follow',
      remove: 'Removes a rule of unsocial hours of the municipality; the forecasts follow',
      preview: 'What a rule of unsocial hours, or its removal, would do to the forecasts of the municipality',
    },
    schemas: { answer: municipalityUnsocialHours, set: setUnsocialRule, question: unsocialPreviewQuestion },
    service: createDatedSettingService(services, {
      list: listUnsocialRules,
      answer: (municipality, rules): MunicipalityUnsocialHours => ({ ...municipality, rules: [...rules] }),
      keysOf: () => unsocialKeys,
      toSet: valuesToSet,
      itemsOf: (rule: UnsocialRule) => [rule],
      among: ({ unsocial }, changed) => ({ unsocial: changed(unsocial) }),
    }),
  })

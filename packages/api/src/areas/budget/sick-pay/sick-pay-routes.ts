import {
  municipalitySickPay,
  setSickPayRule,
  sickPayPreviewQuestion,
  type MunicipalitySickPay,
  type SetSickPayRule,
} from '@veckovis/contracts/budget'
import { sickPayKeys, sickPayRulesOf, sickPayValuesOf, type SickPayRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { datedSettingRoutes } from '../dated/dated-setting-routes'
import { createDatedSettingService, type Following } from '../dated/dated-setting-service'
import { previewOf } from '../pay/follow-settings'
import { listSettings } from '../settings/settings-repository'

/** A rule as it is stored: its id is the newest of its values, so that a rule that changes gets another one. */
type StoredRule = SickPayRule & { readonly id: number }

const listSickPayRules = async (transaction: Transaction, municipalityId: number): Promise<StoredRule[]> => {
  const values = await listSettings(transaction, municipalityId, sickPayKeys)
  return sickPayRulesOf(values).map(rule => {
    const ids = values.filter(({ validFrom }) => validFrom === rule.validFrom).map(({ id }) => id)
    return { ...rule, id: Math.max(...ids) }
  })
}

/** Every value of a rule, each on the one that it stands in the place of. */
const valuesToSet = ({ validFrom, basedOn, ...way }: SetSickPayRule) => {
  const read = basedOn === null ? null : sickPayValuesOf(basedOn)
  return sickPayValuesOf(way).map((value, index) => ({ ...value, validFrom, basedOn: read?.[index]?.value ?? null }))
}

/** What spells take off rests on the diaries, which the forecasts read themselves. */
const spellsFollow = ({ followSickPayRules, trySickPay }: BudgetServices): Following<StoredRule, SickPayRule> => ({
  follow: async (transaction, { municipalityId, userId, at }) =>
    followSickPayRules(transaction, {
      ...{ municipalityId, userId, at },
      rules: await listSickPayRules(transaction, municipalityId),
    }),

  preview: async (transaction, municipalityId, changed) => {
    const rules = changed(await listSickPayRules(transaction, municipalityId))
    return previewOf(transaction, await trySickPay(transaction, { municipalityId, rules }))
  },
})

/** How sick pay is counted in a municipality, by day. */
export const sickPayRoutes = (services: BudgetServices): AnyRoute[] =>
  datedSettingRoutes({
    path: 'sick-pay',
    summaries: {
      read: 'How sick pay is counted in a municipality, by day',
      set: 'Sets how sick pay is counted from a day on, based on what was read; the forecasts follow',
      remove: 'Removes a rule of sick pay of the municipality; the forecasts follow',
      preview: 'What a rule of sick pay, or its removal, would do to the forecasts of the municipality',
    },
    schemas: { answer: municipalitySickPay, set: setSickPayRule, question: sickPayPreviewQuestion },
    service: createDatedSettingService(services, {
      list: listSickPayRules,
      answer: (municipality, rules): MunicipalitySickPay => ({ ...municipality, rules: [...rules] }),
      keysOf: () => sickPayKeys,
      toSet: valuesToSet,
      itemsOf: (rule: SickPayRule) => [rule],
      following: spellsFollow(services),
    }),
  })

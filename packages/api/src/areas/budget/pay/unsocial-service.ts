import type {
  MunicipalityUnsocialHours,
  CostPreview,
  SetUnsocialRule,
  UnsocialPreviewQuestion,
} from '@veckovis/contracts/budget'
import type { UnsocialRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { BudgetServices } from '../budget-context'
import { budgetError } from '../budget-error'
import {
  removeValue,
  setValue,
  type SettingRemover,
  type SettingsCaller,
  type SettingSetter,
} from '../settings/change-settings'
import { findMunicipalityName, holdSettings } from '../settings/settings-repository'
import { forecastsFollow } from './follow-settings'
import { listUnsocialRules, listUnsocialValues, unsocialKeys, valuesOfRule, type StoredRule } from './unsocial-rules'

const answerOf = async (transaction: Transaction, id: number): Promise<MunicipalityUnsocialHours> => {
  const name = await findMunicipalityName(transaction, id)
  if (name === undefined) throw budgetError({ code: 'not-found' })
  return { id, name, rules: await listUnsocialRules(transaction, id) }
}

/** The rules as they would be; 404 where the one to remove is gone. */
const rulesIf = (rules: readonly StoredRule[], question: UnsocialPreviewQuestion): readonly UnsocialRule[] => {
  if ('set' in question) return [...rules.filter(({ validFrom }) => validFrom !== question.set.validFrom), question.set]
  if (!rules.some(({ id }) => id === question.remove)) throw budgetError({ code: 'not-found' })
  return rules.filter(({ id }) => id !== question.remove)
}

/** Every value of a rule, each on the one that it stands in the place of; false when all were there already. */
const setRule = async (
  transaction: Transaction,
  caller: SettingSetter,
  { validFrom, basedOn, ...way }: SetUnsocialRule,
): Promise<boolean> => {
  const read = basedOn === null ? null : valuesOfRule(basedOn)
  let isChanged = false
  for (const { key, value } of valuesOfRule(way)) {
    const was = read?.find(each => each.key === key)?.value ?? null
    if (await setValue(transaction, caller, { key, validFrom, value, basedOn: was })) isChanged = true
  }
  return isChanged
}

/** How the amount for unsocial hours falls in a municipality; its forecasts follow in the transaction of the change. */
export const createUnsocialService = (services: BudgetServices) => {
  const { database } = services
  const { follow, preview } = forecastsFollow(services)
  return {
    read: ({ userId, municipalityId }: SettingsCaller): Promise<MunicipalityUnsocialHours> =>
      database.asUser(userId, transaction => answerOf(transaction, municipalityId)),

    set: (caller: SettingSetter, rule: SetUnsocialRule): Promise<MunicipalityUnsocialHours> =>
      database.asUser(caller.userId, async transaction => {
        if (await setRule(transaction, caller, rule)) await follow(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    remove: (caller: SettingRemover, ruleId: number): Promise<MunicipalityUnsocialHours> =>
      database.asUser(caller.userId, async transaction => {
        const { municipalityId } = caller
        await holdSettings(transaction, municipalityId)
        const rule = (await listUnsocialRules(transaction, municipalityId)).find(({ id }) => id === ruleId)
        if (rule === undefined) throw budgetError({ code: 'not-found' })
        const values = await listUnsocialValues(transaction, municipalityId)
        for (const { id } of values.filter(({ validFrom }) => validFrom === rule.validFrom))
          await removeValue(transaction, caller, { settingId: id, keys: unsocialKeys })
        await follow(transaction, caller)
        return answerOf(transaction, municipalityId)
      }),

    preview: ({ userId, municipalityId }: SettingsCaller, question: UnsocialPreviewQuestion): Promise<CostPreview> =>
      database.asUser(userId, async transaction => {
        const unsocial = rulesIf(await listUnsocialRules(transaction, municipalityId), question)
        return preview(transaction, municipalityId, { unsocial })
      }),
  }
}

export type UnsocialService = ReturnType<typeof createUnsocialService>

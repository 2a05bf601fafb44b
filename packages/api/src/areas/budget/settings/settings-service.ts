import type {
  BudgetSettingsMunicipalities,
  MunicipalityBudgetSettings,
  SetBudgetSetting,
  SetCostFactors,
} from '@veckovis/contracts/budget'
import type { Place } from '@veckovis/domain/access'
import { budgetSettingKeys } from '@veckovis/domain/budget'
import type { Database, Transaction } from '../../../db/database'
import { budgetError } from '../budget-error'
import { removeValue, setValue, type SettingRemover, type SettingsCaller, type SettingSetter } from './change-settings'
import { findMunicipalityName, listLicensedMunicipalities, listSettings } from './settings-repository'

const settingsOf = async (transaction: Transaction, id: number): Promise<MunicipalityBudgetSettings> => {
  const name = await findMunicipalityName(transaction, id)
  if (name === undefined) throw budgetError({ code: 'not-found' })
  return { id, name, settings: await listSettings(transaction, id, budgetSettingKeys) }
}

/** Settings that change with the date. What a locked budget has frozen is never touched by them. */
export const createSettingsService = (database: Database) => ({
  /** Those with the licence at this moment that the caller may change. */
  municipalities: (
    { userId, at }: Pick<SettingsCaller, 'userId' | 'at'>,
    licence: string,
    mayChange: (place: Place) => boolean,
  ): Promise<BudgetSettingsMunicipalities> =>
    database.asUser(userId, async transaction => {
      const licensed = await listLicensedMunicipalities(transaction, licence, at)
      return licensed
        .filter(({ id, countyId }) => mayChange({ countyId, municipalityId: id }))
        .map(({ id, name, county, ownSettings }) => ({ id, name, county, ownSettings }))
    }),

  read: ({ userId, municipalityId }: SettingsCaller): Promise<MunicipalityBudgetSettings> =>
    database.asUser(userId, transaction => settingsOf(transaction, municipalityId)),

  set: (caller: SettingSetter, setting: SetBudgetSetting): Promise<MunicipalityBudgetSettings> =>
    database.asUser(caller.userId, async transaction => {
      await setValue(transaction, caller, setting)
      return settingsOf(transaction, caller.municipalityId)
    }),

  setFactors: (caller: SettingSetter, { validFrom, factors }: SetCostFactors): Promise<MunicipalityBudgetSettings> =>
    database.asUser(caller.userId, async transaction => {
      for (const factor of factors) await setValue(transaction, caller, { ...factor, validFrom })
      return settingsOf(transaction, caller.municipalityId)
    }),

  remove: (caller: SettingRemover, settingId: number): Promise<MunicipalityBudgetSettings> =>
    database.asUser(caller.userId, async transaction => {
      await removeValue(transaction, caller, { settingId, keys: budgetSettingKeys })
      return settingsOf(transaction, caller.municipalityId)
    }),
})

export type SettingsService = ReturnType<typeof createSettingsService>

import type {
  BudgetSettingsMunicipalities,
  MunicipalityBudgetSettings,
  SetBudgetSetting,
} from '@veckovis/contracts/budget'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Place } from '@veckovis/domain/access'
import type { Database, Transaction } from '../../../db/database'
import { budgetError } from '../budget-error'
import {
  findMunicipalityName,
  findOwnSetting,
  holdSettings,
  listLicensedMunicipalities,
  listSettings,
  removeSetting,
  writeSetting,
  type RemovedSetting,
} from './settings-repository'

export type SettingsCaller = { readonly userId: number; readonly municipalityId: number; readonly at: Date }

type Setter = SettingsCaller & Audited<AuditEvent<'budget-setting-set', SetBudgetSetting>>
type Remover = SettingsCaller & Audited<AuditEvent<'budget-setting-removed', RemovedSetting>>

const subjectOf = ({ municipalityId }: SettingsCaller) => `municipality/${municipalityId}`

const settingsOf = async (transaction: Transaction, id: number): Promise<MunicipalityBudgetSettings> => {
  const name = await findMunicipalityName(transaction, id)
  if (name === undefined) throw budgetError({ code: 'not-found' })
  return { id, name, settings: await listSettings(transaction, id) }
}

const requireUnchanged = (current: number | null, { basedOn }: SetBudgetSetting): void => {
  if (current !== basedOn) throw budgetError({ code: 'conflict', details: { reason: 'changed', current } })
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

  /** A value that somebody else has changed since it was read is not written over; the value that is there stays as it is. */
  set: (caller: Setter, setting: SetBudgetSetting): Promise<MunicipalityBudgetSettings> =>
    database.asUser(caller.userId, async transaction => {
      const { municipalityId } = caller
      await holdSettings(transaction, municipalityId)
      const current = await findOwnSetting(transaction, municipalityId, setting)
      requireUnchanged(current?.value ?? null, setting)
      if (current?.value === setting.value && !current.isDemo) return settingsOf(transaction, municipalityId)
      await writeSetting(transaction, municipalityId, setting)
      await caller.audit(transaction, { action: 'budget-setting-set', subject: subjectOf(caller), details: setting })
      return settingsOf(transaction, municipalityId)
    }),

  remove: (caller: Remover, settingId: number): Promise<MunicipalityBudgetSettings> =>
    database.asUser(caller.userId, async transaction => {
      const { municipalityId } = caller
      await holdSettings(transaction, municipalityId)
      const removed = await removeSetting(transaction, municipalityId, settingId)
      if (removed === undefined) throw budgetError({ code: 'not-found' })
      await caller.audit(transaction, {
        action: 'budget-setting-removed',
        subject: subjectOf(caller),
        details: removed,
      })
      return settingsOf(transaction, municipalityId)
    }),
})

export type SettingsService = ReturnType<typeof createSettingsService>

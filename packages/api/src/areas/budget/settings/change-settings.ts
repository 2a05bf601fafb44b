import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { budgetError } from '../budget-error'
import {
  findOwnSetting,
  holdSettings,
  removeSetting,
  writeSetting,
  type DatedKey,
  type DatedValue,
} from './settings-repository'

export type SettingsCaller = { readonly userId: number; readonly municipalityId: number; readonly at: Date }

/** `basedOn` is the municipality's own value of the day as it was read, null for none. */
export type ValueToSet = DatedValue & { readonly basedOn: number | null }

export type SettingSetter = SettingsCaller & Audited<AuditEvent<'budget-setting-set', ValueToSet>>
export type SettingRemover = SettingsCaller & Audited<AuditEvent<'budget-setting-removed', DatedValue>>

const subjectOf = ({ municipalityId }: SettingsCaller) => `municipality/${municipalityId}`

const requireUnchanged = (current: number | null, { basedOn }: ValueToSet): void => {
  if (current !== basedOn) throw budgetError({ code: 'conflict', details: { reason: 'changed', current } })
}

/**
 * Sets a value of a municipality from its day on. One that somebody else has changed since it was read is not written
 * over (409); the very value that is there stays as it is, which is answered by false.
 */
export const setValue = async (
  transaction: Transaction,
  caller: SettingSetter,
  toSet: ValueToSet,
): Promise<boolean> => {
  const { municipalityId } = caller
  await holdSettings(transaction, municipalityId)
  const current = await findOwnSetting(transaction, municipalityId, toSet)
  requireUnchanged(current?.value ?? null, toSet)
  if (current?.value === toSet.value && !current.isDemo) return false
  await writeSetting(transaction, municipalityId, toSet)
  await caller.audit(transaction, { action: 'budget-setting-set', subject: subjectOf(caller), details: toSet })
  return true
}

/** Removes a value of the municipality with one of the keys; 404 where there is none. */
export const removeValue = async (
  transaction: Transaction,
  caller: SettingRemover,
  asked: { readonly settingId: number; readonly keys: readonly DatedKey[] },
): Promise<void> => {
  await holdSettings(transaction, caller.municipalityId)
  const removed = await removeSetting(transaction, caller.municipalityId, asked)
  if (removed === undefined) throw budgetError({ code: 'not-found' })
  await caller.audit(transaction, { action: 'budget-setting-removed', subject: subjectOf(caller), details: removed })
}

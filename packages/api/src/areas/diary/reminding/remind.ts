import type { EntryApprovers, EntryReminder } from '@veckovis/contracts/diary'
import { holdsLevel, permissionIds } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { Actor } from '../../../http/admission/actor'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { listApprovers } from '../../../http/admission/approvers'
import { countMailsOfDay } from '../../../mail/count-mail'
import type { Mail } from '../../../mail/mailer'
import { namesOf } from '../../../mail/names-of'
import { sendAll } from '../../../mail/send-all'
import type { Telling } from '../../../mail/telling-of'
import { dayOf, type DiaryCaller, type DiaryChanger, type DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { holdEntry, refuseUnlessWaiting, type AddressedEntry } from '../entries/change-entry'
import { findEntry } from '../entries/entry-repository'
import type { StoredEntry } from '../entries/stored-entry'
import { reminderMail } from './reminder-mail'

/** What waits is the entry, or a proposed change of one that is approved; words of ours. */
const waitingRow = ({ status }: Pick<StoredEntry, 'status'>) =>
  status === 'APPROVED'
    ? { table: 'diary_proposal', isIt: "entry_id = $1 AND status = 'WAITING'" }
    : { table: 'diary_entry', isIt: 'id = $1' }

const readReminders = async (transaction: Transaction, entry: Pick<StoredEntry, 'id' | 'status'>) => {
  const { table, isIt } = waitingRow(entry)
  const { rows } = await transaction.query<{ at: Date | null }>(
    `SELECT reminded_at AS at FROM ${table} WHERE ${isIt}`,
    [entry.id],
  )
  return rows
}

const wasRemindedOn = async (
  transaction: Transaction,
  entry: Pick<StoredEntry, 'id' | 'status'>,
  day: string,
): Promise<boolean> => {
  const rows = await readReminders(transaction, entry)
  return rows.some(({ at }) => at !== null && dayOf(at) === day)
}

/** Who may approve the entry, and whether they were reminded of it today. */
export const readApprovers = (
  { database }: DiaryServices,
  {
    actor,
    at,
    id,
    unit,
  }: { readonly actor: Actor; readonly at: Date; readonly id: number; readonly unit: AddressedUnit },
): Promise<EntryApprovers> =>
  database.asUser(actor.userId, async transaction => {
    const { unitId } = unit
    const entry = await findEntry(transaction, { id, unitId })
    if (entry === undefined) throw diaryError({ code: 'not-found' })
    const approvers = await listApprovers(transaction, unit, permissionIds.diary)
    return {
      approvers: approvers.map(({ name }) => ({ name })),
      mayRemind: holdsLevel(actor, permissionIds.diary, 'WRITE', unit),
      remindedToday: await wasRemindedOn(transaction, entry, dayOf(at)),
    }
  })

/** Only what may be approved now is worth a reminder, once a day. */
const refuseUnlessRemindable = async (transaction: Transaction, entry: StoredEntry, today: string): Promise<void> => {
  const { id, firstDate, status } = entry
  const hasProposal = status === 'APPROVED' && (await readReminders(transaction, entry)).length > 0
  if (!hasProposal) refuseUnlessWaiting(entry)
  if (!hasProposal && firstDate <= today)
    throw diaryError({ code: 'diary-in-past', details: { entries: [{ id, problem: 'in-past' }] } })
  if (await wasRemindedOn(transaction, entry, today))
    throw diaryError({ code: 'conflict', details: { reason: 'reminded-today' } })
}

type Reminding = { readonly addressed: AddressedEntry } & Telling

const mailsOf = async (
  transaction: Transaction,
  { publicUrl }: DiaryServices,
  { userId }: DiaryCaller,
  { entry, unit, language }: { readonly entry: StoredEntry } & Pick<Telling, 'unit' | 'language'>,
): Promise<Mail[]> => {
  const { id, firstDate: from, lastDate: to, status } = entry
  const names = await namesOf(transaction, unit.unitId, userId)
  const link = `${publicUrl}/diary?entry=${id}&unit=${unit.unitId}`
  const mail = reminderMail({ ...names, from, to, link, isChange: status === 'APPROVED' }, language)
  const approvers = await listApprovers(transaction, unit, permissionIds.diary)
  return approvers.map(({ email }) => ({ to: email, ...mail }))
}

/**
 * Reminds those who may approve the entry, by mail. The entry keeps its version: what is being decided is not disturbed.
 * Where a mail could not be sent, the entry may be reminded of again the same day.
 */
export const remind = async (
  services: DiaryServices,
  caller: DiaryChanger<'diary-reminded'>,
  { addressed, log, ...telling }: Reminding,
): Promise<EntryReminder> => {
  const { userId, at } = caller
  const made = await services.database.asUser(userId, async transaction => {
    const entry = await holdEntry(transaction, caller, addressed)
    await refuseUnlessRemindable(transaction, entry, dayOf(at))
    const mails = await mailsOf(transaction, services, caller, { entry, ...telling })
    if (mails.length === 0) return { entry, mails }
    const { table, isIt } = waitingRow(entry)
    await transaction.query(`UPDATE ${table} SET reminded_at = $2 WHERE ${isIt}`, [entry.id, at])
    await caller.audit(transaction, { action: 'diary-reminded', subject: `diary/${entry.id}`, details: {} })
    const counting = { transaction, attempts: services.attempts, now: at }
    await countMailsOfDay(counting, { userId, isSuperAdmin: false }, mails)
    return { entry, mails }
  })
  const mail = await sendAll(services.mailer, made.mails, log)
  if (mail === 'failed') {
    const { table, isIt } = waitingRow(made.entry)
    await services.database.asUser(userId, transaction =>
      transaction.query(`UPDATE ${table} SET reminded_at = NULL WHERE ${isIt} AND reminded_at = $2`, [
        addressed.id,
        at,
      ]),
    )
  }
  return { mail }
}

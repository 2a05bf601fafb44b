import { createHash } from 'node:crypto'
import { addDays, endOfCalendarAddress } from '@veckovis/domain/diary'
import type { Audit, AuditEvent } from '../../../audit/audit'
import { loadRoleHolder } from '../../../http/admission/actor'
import { dayOf, type DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { readCalendar } from './calendar-entries'
import { readAttempts, wrongAttempts } from './calendar-limits'
import { findAddress, holdLastRead, setLastRead, type StoredAddress } from './calendar-repository'
import { hashOfAsked } from './calendar-secret'
import { calendarStateOf } from './calendar-state'
import { writeCalendar } from './write-calendar'

/** Days back that a calendar shows; ahead it shows all there is. */
const daysBack = 92

const hour = 3_600_000

/** The address when all that it rests on holds at this moment. */
const openAddress = async (
  { database }: DiaryServices,
  asked: string,
  now: Date,
): Promise<StoredAddress | undefined> => {
  const hash = hashOfAsked(asked)
  if (hash === undefined) return undefined
  const address = await database.asSystem(transaction => findAddress(transaction, hash))
  if (address === undefined || endOfCalendarAddress(address.createdAt) <= now) return undefined
  const holder = await loadRoleHolder(database.read, address.userId)
  if (holder === undefined) return undefined
  const state = await calendarStateOf(database, holder, { unitId: address.unitId, now })
  return state === 'open' ? address : undefined
}

type Reading = { readonly now: Date; readonly audit: Audit<AuditEvent<'calendar-read'>> }

const isOfAnotherDay = (lastReadAt: Date | null, now: Date) => lastReadAt === null || dayOf(lastReadAt) !== dayOf(now)

const isOld = (lastReadAt: Date | null, now: Date) =>
  isOfAnotherDay(lastReadAt, now) || now.getTime() - (lastReadAt?.getTime() ?? 0) >= hour

/** Keeps the hour, and leaves one audit row a day, whichever process is asked first. */
const noteReading = async (
  { database }: DiaryServices,
  { id, userId, unitId, lastReadAt }: StoredAddress,
  { now, audit }: Reading,
) => {
  if (!isOld(lastReadAt, now)) return
  await database.asSystem(async transaction => {
    const held = await holdLastRead(transaction, id)
    if (held === undefined || !isOld(held.lastReadAt, now)) return
    await setLastRead(transaction, id, now)
    if (isOfAnotherDay(held.lastReadAt, now))
      await audit(transaction, { action: 'calendar-read', subject: `unit/${unitId}`, details: { address: id }, userId })
  })
}

export type FetchedCalendar = { readonly tag: string; readonly write: () => string }

type Fetching = Reading & { readonly asked: string; readonly ip: string }

/**
 * What an address answers, read in the name of the person who made it. A wrong one, one that was taken back, has ended or
 * is closed for any reason are all the same.
 */
export const fetchCalendar = async (
  services: DiaryServices,
  { asked, ip, now, audit }: Fetching,
): Promise<FetchedCalendar> => {
  const { database, attempts, publicUrl } = services
  const address = await openAddress(services, asked, now)
  await attempts.admit(address === undefined ? wrongAttempts(ip) : readAttempts(address.id), now)
  if (address === undefined) throw diaryError({ code: 'not-found' })
  const { userId, unitId, language } = address
  const since = addDays(dayOf(now), -daysBack)
  const content = await database.asUser(userId, transaction => readCalendar(transaction, { unitId, since }))
  await noteReading(services, address, { now, audit })
  const told = { language, host: new URL(publicUrl).hostname }
  const tag = createHash('sha256')
    .update(JSON.stringify([told, content]))
    .digest('base64url')
  return { tag: `"${tag}"`, write: () => writeCalendar(content, told) }
}

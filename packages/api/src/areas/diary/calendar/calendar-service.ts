import { createHash, randomBytes } from 'node:crypto'
import type { MadeCalendar, OwnCalendars } from '@veckovis/contracts/diary'
import { addDays } from '@veckovis/domain/diary'
import type { Audit, AuditEvent } from '../../../audit/audit'
import { loadRoleHolder, type Actor } from '../../../http/admission/actor'
import type { Language } from '../../../http/language'
import { dayOf, type DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { readCalendar } from './calendar-entries'
import { readAttempts, wrongAttempts } from './calendar-limits'
import {
  findAddress,
  listAddresses,
  removeAddress,
  replaceAddress,
  setLastRead,
  type StoredAddress,
} from './calendar-repository'
import { calendarStateOf } from './calendar-state'
import { writeCalendar } from './write-calendar'

/** 256 random bits, and what a file of a calendar is called. */
const secretPattern = /^([0-9a-f]{64})\.ics$/

const hashOf = (secret: string): Buffer => createHash('sha256').update(`calendar:${secret}`).digest()

/** Days back that a calendar shows; ahead it shows all there is. */
const daysBack = 92

const hour = 3_600_000

/** The addresses of a person, and how it stands with a unit. */
export const listOwn = async (
  { database }: DiaryServices,
  actor: Actor,
  { unitId, now }: { readonly unitId: number | undefined; readonly now: Date },
): Promise<OwnCalendars> => {
  const { userId } = actor
  const own = await database.asUser(userId, transaction => listAddresses(transaction, userId))
  const addresses: OwnCalendars['addresses'] = []
  for (const { createdAt, lastReadAt, ...each } of own)
    addresses.push({
      ...each,
      createdAt: createdAt.toISOString(),
      lastReadAt: lastReadAt?.toISOString() ?? null,
      state: await calendarStateOf(database, actor, { unitId: each.unitId, now }),
    })
  const unit = unitId === undefined ? null : await calendarStateOf(database, actor, { unitId, now })
  return { addresses, unit }
}

type Making = {
  readonly actor: Actor
  readonly unitId: number
  readonly language: Language
  readonly now: Date
  readonly audit: Audit<AuditEvent<'calendar-made'>>
}

/** A new address of a person for a unit, in place of one that there was. It is told here and never again. */
export const makeCalendar = async (
  { database, publicUrl }: DiaryServices,
  { actor, unitId, language, now, audit }: Making,
): Promise<MadeCalendar> => {
  const { userId } = actor
  if ((await calendarStateOf(database, actor, { unitId, now })) === 'not-allowed')
    throw diaryError({ code: 'conflict', details: { reason: 'calendar-not-allowed' } })
  const secret = randomBytes(32).toString('hex')
  const id = await database.asUser(userId, async transaction => {
    const made = await replaceAddress(transaction, { userId, unitId, hash: hashOf(secret), language, at: now })
    await audit(transaction, { action: 'calendar-made', subject: `calendar/${made}`, details: {} })
    return made
  })
  return { id, address: `${publicUrl}/api/diary/calendar/${secret}.ics` }
}

type Revoking = {
  readonly actor: Actor
  readonly id: number
  readonly audit: Audit<AuditEvent<'calendar-revoked'>>
}

/** From now on the address is as any wrong one. */
export const revokeCalendar = async ({ database }: DiaryServices, { actor, id, audit }: Revoking): Promise<void> => {
  const { userId } = actor
  await database.asUser(userId, async transaction => {
    const unitId = await removeAddress(transaction, { id, userId })
    if (unitId === undefined) throw diaryError({ code: 'not-found' })
    await audit(transaction, { action: 'calendar-revoked', subject: `calendar/${id}`, details: { unitId } })
  })
}

/** The address when all that it rests on holds at this moment. */
const openAddress = async (
  { database }: DiaryServices,
  asked: string,
  now: Date,
): Promise<StoredAddress | undefined> => {
  const secret = secretPattern.exec(asked)?.[1]
  if (secret === undefined) return undefined
  const address = await database.asSystem(transaction => findAddress(transaction, hashOf(secret)))
  if (address === undefined) return undefined
  const holder = await loadRoleHolder(database.read, address.userId)
  if (holder === undefined) return undefined
  const state = await calendarStateOf(database, holder, { unitId: address.unitId, now })
  return state === 'open' ? address : undefined
}

const noteReading = async ({ database }: DiaryServices, { id, lastReadAt }: StoredAddress, now: Date) => {
  if (lastReadAt !== null && now.getTime() - lastReadAt.getTime() < hour) return
  await database.asSystem(transaction => setLastRead(transaction, id, now))
}

export type FetchedCalendar = { readonly tag: string; readonly write: () => string }

type Fetching = { readonly asked: string; readonly ip: string; readonly now: Date }

/**
 * What an address answers, read in the name of the person who made it. A wrong one, one that was taken back and one that
 * is closed for any reason are all the same.
 */
export const fetchCalendar = async (
  services: DiaryServices,
  { asked, ip, now }: Fetching,
): Promise<FetchedCalendar> => {
  const { database, attempts, publicUrl } = services
  const address = await openAddress(services, asked, now)
  await attempts.admit(address === undefined ? wrongAttempts(ip) : readAttempts(address.id), now)
  if (address === undefined) throw diaryError({ code: 'not-found' })
  const { userId, unitId, language } = address
  const since = addDays(dayOf(now), -daysBack)
  const content = await database.asUser(userId, transaction => readCalendar(transaction, { unitId, since }))
  await noteReading(services, address, now)
  const told = { language, host: new URL(publicUrl).hostname }
  const tag = createHash('sha256')
    .update(JSON.stringify([told, content]))
    .digest('base64url')
  return { tag: `"${tag}"`, write: () => writeCalendar(content, told) }
}

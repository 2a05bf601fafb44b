import { machineKeys, madeMachineKey, makeMachineKey, type MakeMachineKey } from '@veckovis/contracts/outcome'
import { doneAnswer, idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { z } from 'zod'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database } from '../../../db/database'
import type { PlaceAccess } from '../../../http/admission/access'
import { newSecret } from '../../../http/admission/deploy-key'
import { hashOfMachineSecret, machineKeyText } from '../../../http/admission/machine-key'
import { requestDigest } from '../../../http/request-digest'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { outcomeError } from '../outcome-error'
import { dayOf } from '../week-rules'
import { addMachineKey, findMadeKey, haveTheirPlaces, listMachineKeys, revokeMachineKey } from './key-repository'

/** Whoever gives rights in the municipality gives its keys; seen and revoked they are without the licence too. */
const access = {
  place: 'municipality',
  permission: permissionIds.users,
  level: 'APPROVE',
} as const satisfies PlaceAccess
const licensed = { ...access, licence: 'forecast' } as const satisfies PlaceAccess

const params = z.strictObject({ municipalityId: idInPath })

const subjectOf = (id: number) => `machine-key/${id}`

const requireDay = (endsOn: string, now: Date): void => {
  const today = calendarDateInStockholm(now)
  const last = toIsoDate({ ...today, year: today.year + 2 })
  if (endsOn <= toIsoDate(today) || endsOn > last) throw outcomeError({ code: 'key-day' })
}

const madeBefore = ({ id, isSame }: { readonly id: number; readonly isSame: boolean }) => {
  if (!isSame) throw outcomeError({ code: 'conflict', details: { reason: 'request-repeated', id } })
  return { id, key: null }
}

type Making = {
  readonly asked: MakeMachineKey
  readonly municipalityId: number
  readonly userId: number
  readonly now: Date
  readonly audit: Audit<AuditEvent<'machine-key-given'>>
}

/** The key is told here and never again: a repeat of the request learns only which one it made. */
const giveKey = async (database: Database, { asked, municipalityId, userId, now, audit }: Making) => {
  const { places, ...rest } = asked
  const secret = newSecret()
  const by = { municipalityId, hash: hashOfMachineSecret(secret), createdAt: now, createdBy: userId }
  const key = { ...rest, ...places, ...by, digest: requestDigest({ municipalityId, ...asked }) }
  return database.asUser(userId, async transaction => {
    const before = await findMadeKey(transaction, key)
    if (before) return madeBefore(before)
    requireDay(asked.endsOn, now)
    if (!(await haveTheirPlaces(transaction, key))) throw outcomeError({ code: 'key-places' })
    const id = await addMachineKey(transaction, key)
    if (id === undefined) {
      // Made at this moment by the same request, or by one whose key is out of sight.
      const made = await findMadeKey(transaction, key)
      if (made === undefined) throw outcomeError({ code: 'not-found' })
      return madeBefore(made)
    }
    const details = { municipalityId, ...places, endsOn: asked.endsOn }
    await audit(transaction, { action: 'machine-key-given', subject: subjectOf(id), details })
    return { id, key: machineKeyText(id, secret) }
  })
}

const revokeRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/outcome/keys/:id/revoke',
    summary: 'Withdraws a machine key, which is refused from then on; again is the same',
    access: { ...access, from: 'record' },
    data: 'ordinary',
    audit: { writes: ['machine-key-revoked'] },
    params: z.strictObject({ id: idInPath }),
    answer: doneAnswer,
    placeOf: async (userId, { id }) => {
      const text = 'SELECT municipality_of_machine_key($1::bigint) AS "municipalityId"'
      const { rows } = await database
        .readAs(userId)
        .query<{ municipalityId: number | null }>({ name: 'municipality-of-machine-key', text, values: [id] })
      return rows[0]?.municipalityId ?? undefined
    },
    handler: async ({ params: { id }, actor: { userId }, municipality: { municipalityId }, audit, now }) => {
      await database.asUser(userId, async transaction => {
        if (await revokeMachineKey(transaction, { id, userId, now }))
          await audit(transaction, {
            action: 'machine-key-revoked',
            subject: subjectOf(id),
            details: { municipalityId },
          })
      })
      return { ok: true } as const
    },
  })

export const machineKeyRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/outcome/keys/municipality/:municipalityId',
    summary: 'The machine keys of a municipality, without what is secret in them',
    access,
    data: 'ordinary',
    params,
    answer: machineKeys,
    handler: async ({ actor, municipality: { municipalityId }, now }) => ({
      keys: await database.asUser(actor.userId, transaction =>
        listMachineKeys(transaction, { municipalityId, today: dayOf(now) }),
      ),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/outcome/keys/municipality/:municipalityId',
    summary: 'Gives a machine key of the municipality or some of its places, which is told this once',
    access: licensed,
    data: 'ordinary',
    audit: { writes: ['machine-key-given'] },
    params,
    body: makeMachineKey,
    answer: madeMachineKey,
    handler: ({ body, actor: { userId }, municipality: { municipalityId }, audit, now }) =>
      giveKey(database, { asked: body, municipalityId, userId, now, audit }),
  }),
  revokeRoute(database),
]

import { createHash, timingSafeEqual } from 'node:crypto'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { OutcomeRefusal } from '@veckovis/contracts/outcome'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../db/database'
import { fromAddress, type AttemptLimiter, type Limit } from '../attempt-limiter'
import { generalError, refuser } from '../general-error'
import { bearerOf } from './access-token'

/** A key that was given and holds now. */
export type MachineKey = { readonly id: number; readonly municipalityId: number; readonly isOfAll: boolean }

/** The key of a call. Whatever is wrong with it is refused and counted. */
export type RequireMachineKey = (request: FastifyRequest, now: Date) => Promise<MachineKey>

type Fault = Extract<OutcomeRefusal, { code: 'key-unknown' | 'key-ended' | 'key-revoked' }>

export const machineKeyError = refuser<Fault>('outcome', { 'key-unknown': 401, 'key-ended': 401, 'key-revoked': 401 })

/** The number of the key, by which it is found, and 256 random bits. */
const pattern = /^vm_([1-9]\d{0,8})_([A-Za-z0-9_-]{43})$/

export const machineKeyText = (id: number, secret: string): string => `vm_${id}_${secret}`

/** What is kept of a secret. */
export const hashOfMachineSecret = (secret: string): Buffer =>
  createHash('sha256').update(`machine-key:${secret}`).digest()

type Stored = MachineKey & { readonly hash: Buffer; readonly endsOn: string; readonly revokedAt: Date | null }

const findKey = async (transaction: Transaction, id: number): Promise<Stored | undefined> => {
  const { rows } = await transaction.query<Stored>({
    name: 'machine-key',
    text: `SELECT id, municipality_id AS "municipalityId", department_ids = '{}' AND unit_ids = '{}' AS "isOfAll",
             secret_hash AS hash, ends_on::text AS "endsOn", revoked_at AS "revokedAt"
           FROM machine_key WHERE id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Wrong ones alone count by line: many systems share theirs. */
const wrongKeys: Limit = { name: 'wrong machine key', most: 20, seconds: 900 }
const usesOfKey: Limit = { name: 'calls of machine key', most: 120, seconds: 3600 }

type Services = {
  readonly database: Pick<Database, 'asSystem'>
  readonly attempts: Pick<AttemptLimiter, 'admit'>
}

/** Nothing is told of a key before its secret is proven, and no time that it takes tells whether there is one. */
const knownKey = async ({ database }: Services, token: string): Promise<Stored | undefined> => {
  const [, id = '', secret = ''] = pattern.exec(token) ?? []
  if (secret === '') return undefined
  const stored = await database.asSystem(transaction => findKey(transaction, Number(id)))
  const isRight = timingSafeEqual(hashOfMachineSecret(secret), stored?.hash ?? Buffer.alloc(32))
  return isRight ? stored : undefined
}

const faultOf = (key: Stored, now: Date): Fault['code'] | undefined => {
  if (key.revokedAt !== null) return 'key-revoked'
  return key.endsOn < toIsoDate(calendarDateInStockholm(now)) ? 'key-ended' : undefined
}

export const createMachineKeyAdmission =
  (services: Services): RequireMachineKey =>
  async (request, now) => {
    const { attempts } = services
    const token = bearerOf(request.headers.authorization)
    if (token === undefined || !token.startsWith('vm_')) throw generalError({ code: 'unauthenticated' })
    const key = await knownKey(services, token)
    const code = key === undefined ? 'key-unknown' : faultOf(key, now)
    if (code !== undefined) await attempts.admit([{ limit: wrongKeys, from: fromAddress(request.ip) }], now)
    if (key === undefined || code !== undefined) throw machineKeyError({ code: code ?? 'key-unknown' })
    await attempts.admit([{ limit: usesOfKey, account: `machine-key/${key.id}` }], now)
    return { id: key.id, municipalityId: key.municipalityId, isOfAll: key.isOfAll }
  }

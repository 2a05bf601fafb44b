import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeployRefusal } from '@veckovis/contracts/modules'
import type { FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../../db/database'
import type { SecurityLog } from '../../security/security-log'
import { fromAddress, type AttemptLimiter, type Limit } from '../attempt-limiter'
import { generalError, refuser } from '../general-error'
import { bearerOf } from './access-token'
import type { KeyAccess } from './access'

/** A key that was given and holds now. */
export type DeployKey = { readonly id: number; readonly moduleId: string }

/** The key of a call. Whatever is wrong with it is refused, counted and written down. */
export type RequireKey = (request: FastifyRequest, access: KeyAccess, now: Date) => Promise<DeployKey>

export const deployError = refuser<DeployRefusal>('deploy', {
  'key-unknown': 401,
  'key-ended': 401,
  'key-revoked': 401,
  'key-without-scope': 403,
  'key-of-other-module': 403,
  'version-unknown': 404,
})

/** The number of the key, by which it is found, and 256 random bits. */
const pattern = /^vk_([1-9]\d{0,8})_([A-Za-z0-9_-]{43})$/

export const newSecret = (): string => randomBytes(32).toString('base64url')
export const keyText = (id: number, secret: string): string => `vk_${id}_${secret}`

/** What is kept of a secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(`deploy-key:${secret}`).digest()

type Stored = DeployKey & {
  readonly hash: Buffer
  readonly mayPromote: boolean
  readonly endsAt: Date
  readonly revokedAt: Date | null
}

const findKey = async (transaction: Transaction, id: number): Promise<Stored | undefined> => {
  const { rows } = await transaction.query<Stored>({
    name: 'deploy-key',
    text: `SELECT id, module_id AS "moduleId", secret_hash AS hash, may_promote AS "mayPromote", ends_at AS "endsAt",
             revoked_at AS "revokedAt"
           FROM module_deploy_key WHERE id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Wrong ones alone count by line: those who build share their lines. */
const wrongKeys: Limit = { name: 'wrong deploy key', most: 20, seconds: 900 }
const usesOfKey: Limit = { name: 'calls of deploy key', most: 120, seconds: 3600 }

type Services = {
  readonly database: Pick<Database, 'asSystem'>
  readonly attempts: Pick<AttemptLimiter, 'admit'>
  readonly securityLog: Pick<SecurityLog, 'tell'>
}

type Refused = Extract<DeployRefusal, { code: 'key-unknown' | 'key-ended' | 'key-revoked' | 'key-without-scope' }>

/** Nothing is told of a key before its secret is proven, and no time that it takes tells whether there is one. */
const knownKey = async ({ database }: Services, token: string): Promise<Stored | undefined> => {
  const [, id = '', secret = ''] = pattern.exec(token) ?? []
  if (secret === '') return undefined
  const stored = await database.asSystem(transaction => findKey(transaction, Number(id)))
  const isRight = timingSafeEqual(hashOfSecret(secret), stored?.hash ?? Buffer.alloc(32))
  return isRight ? stored : undefined
}

const faultOf = (key: Stored | undefined, access: KeyAccess, now: Date): Refused['code'] | undefined => {
  if (key === undefined) return 'key-unknown'
  if (key.revokedAt !== null) return 'key-revoked'
  if (key.endsAt <= now) return 'key-ended'
  return access === 'promoting-deploy-key' && !key.mayPromote ? 'key-without-scope' : undefined
}

export const createKeyAdmission =
  (services: Services): RequireKey =>
  async (request, access, now) => {
    const { attempts, securityLog } = services
    const token = bearerOf(request.headers.authorization)
    if (token === undefined || !token.startsWith('vk_')) throw generalError({ code: 'unauthenticated' })
    const key = await knownKey(services, token)
    const code = faultOf(key, access, now)
    const of = { keyId: key?.id ?? null, moduleId: key?.moduleId ?? null }
    if (code !== undefined) {
      await attempts.admit([{ limit: wrongKeys, from: fromAddress(request.ip) }], now)
      securityLog.tell({ kind: 'deploy-key', userId: null, details: { change: 'refused', ...of, reason: code } })
    }
    if (key === undefined || code !== undefined) throw deployError({ code: code ?? 'key-unknown' })
    await attempts.admit([{ limit: usesOfKey, account: `deploy-key/${key.id}` }], now)
    return { id: key.id, moduleId: key.moduleId }
  }

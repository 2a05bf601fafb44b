import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Account } from '../account-repository'

/**
 * Proofs that somebody has signed in to an account from this browser before, or has set its password here. A proof lets
 * nobody in: it only spares its holder the limits that others can use up.
 */
export type KnownDevices = {
  /** The id under which this browser is known to the account; undefined when it is not. */
  readonly find: (header: string | undefined, account: Account, now: Date) => string | undefined
  /** The cookie that makes it known, beside the accounts that it knows already. */
  readonly cookie: (header: string | undefined, account: Account, now: Date) => string
}

const days = 90
const daySeconds = 86_400
/** Of a computer that many share; the oldest proof goes first, and the header stays small. */
const mostAccounts = 20

type Proof = { readonly id: string; readonly madeAt: number; readonly mark: string }

const proofPattern = /^([\w-]{16})\.([0-9a-z]{6,8})\.([\w-]{22})$/

const readProofs = (header: string | undefined, name: string): Proof[] => {
  const cookies = (header ?? '').split(';').map(text => text.trim())
  const value = cookies.find(text => text.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  return value.split('~').flatMap(text => {
    const [, id = '', madeAt = '', mark = ''] = proofPattern.exec(text) ?? []
    return id === '' ? [] : [{ id, madeAt: Number.parseInt(madeAt, 36), mark }]
  })
}

const write = ({ id, madeAt, mark }: Proof) => `${id}.${madeAt.toString(36)}.${mark}`

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The name says to browsers that the cookie came over TLS, where it did. */
export const createKnownDevices = (secret: string, isHttps: boolean): KnownDevices => {
  const name = isHttps ? '__Secure-veckovis-devices' : 'veckovis-devices'
  const key = createHmac('sha256', secret).update('known devices').digest()
  // The password's hash is part of the mark: a new password ends what was known before.
  const markOf = ({ id, passwordHash }: Account, device: string, madeAt: number) => {
    const said = [id, device, madeAt, createHash('sha256').update(passwordHash).digest('base64url')].join(' ')
    return createHmac('sha256', key).update(said).digest('base64url').slice(0, 22)
  }
  const isOf = (account: Account) => (proof: Proof) => isSame(markOf(account, proof.id, proof.madeAt), proof.mark)
  const isYoung = (now: Date) => (proof: Proof) => now.getTime() / 1000 - proof.madeAt < days * daySeconds
  return {
    find: (header, account, now) => readProofs(header, name).filter(isYoung(now)).find(isOf(account))?.id,
    cookie: (header, account, now) => {
      const others = readProofs(header, name).filter(proof => isYoung(now)(proof) && !isOf(account)(proof))
      const [id, madeAt] = [randomBytes(12).toString('base64url'), Math.floor(now.getTime() / 1000)]
      const proofs = [{ id, madeAt, mark: markOf(account, id, madeAt) }, ...others].slice(0, mostAccounts)
      const attributes = `Path=/api/auth; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Strict`
      return `${name}=${proofs.map(write).join('~')}; ${attributes}${isHttps ? '; Secure' : ''}`
    },
  }
}

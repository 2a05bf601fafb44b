import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const sealingKey = (token: string) => createHash('sha256').update(`successor:${token}`).digest()

/** Encrypts the successor under the token it replaces: only who holds the spent token can read it. */
export const sealSuccessor = (spent: string, successor: string): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(spent), nonce)
  const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export const openSuccessor = (spent: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(spent), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

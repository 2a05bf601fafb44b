import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** A key pair that is in memory for as long as it is used. */
export type OpenKey = { readonly id: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const sealingKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'veckovis installation key 1', 32))

/** The thumbprint of RFC 7638: the id of a key cannot be that of another one. */
const thumbprintOf = (publicKey: KeyObject): string => {
  const { crv, kty, x } = publicKey.export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
}

/** A new key of the installation, and the form in which the database keeps it. */
export const makeKey = (secret: string): { readonly key: OpenKey; readonly sealed: Buffer } => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const id = thumbprintOf(publicKey)
  // A command would take it for one of its options.
  if (id.startsWith('-')) return makeKey(secret)
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, sealingKey(secret), iv).setAAD(Buffer.from(id))
  const content = Buffer.concat([sealing.update(privateKey.export({ format: 'der', type: 'pkcs8' })), sealing.final()])
  return { key: { id, privateKey, publicKey }, sealed: Buffer.concat([iv, sealing.getAuthTag(), content]) }
}

/** Null: it was sealed with another secret, or is no key with this id. */
export const openKey = (id: string, sealed: Buffer, secret: string): OpenKey | null => {
  try {
    const opening = createDecipheriv(cipher, sealingKey(secret), sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(id))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    const content = Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()])
    const privateKey = createPrivateKey({ key: content, format: 'der', type: 'pkcs8' })
    const publicKey = createPublicKey(privateKey)
    return thumbprintOf(publicKey) === id ? { id, privateKey, publicKey } : null
  } catch {
    // Which of its bytes is wrong says nothing to anybody: the caller says which key it is.
    return null
  }
}

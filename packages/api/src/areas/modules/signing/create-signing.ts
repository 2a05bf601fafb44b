import { createHash, sign, verify } from 'node:crypto'
import type { InstallationKeys, StoredKey } from './key-repository'
import { makeKey, openKey, type OpenKey } from './sealed-key'
import { signedText, type SignedContent, type StoredSignature, type StoredVersion } from './signed-version'

/** What a process does with the keys of the installation, which it opens with its secret. */
export type Signing = {
  readonly make: () => { readonly id: string; readonly sealed: Buffer }
  /** Null: it was revoked, or sealed with another secret */
  readonly open: (stored: StoredKey) => OpenKey | null
  readonly sign: (key: OpenKey, content: SignedContent, callsHash: string | null) => Buffer
  /** Why no signature of the version holds, in words that follow its name; null where one does. */
  readonly faultOf: (version: StoredVersion, keys: InstallationKeys) => string | null
}

/** Keys and versions that are remembered at most; more than an installation has. */
const mostRemembered = 1_000

/** Answers that are the same each time, by a text that says all that they depend on. */
const remembered = <T>(): ((key: string, work: () => T) => T) => {
  const known = new Map<string, T>()
  return (key, work) => {
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const result = work()
    known.set(key, result)
    return result
  }
}

export const createSigning = (secret: string): Signing => {
  const opened = remembered<OpenKey | null>()
  const verified = remembered<boolean>()
  const open = ({ id, sealed }: StoredKey) =>
    sealed === null ? null : opened(`${id} ${sealed.toString('base64')}`, () => openKey(id, sealed, secret))
  const holds = (text: Buffer, signature: string, { id, publicKey }: OpenKey): boolean => {
    const hash = createHash('sha256').update(text).digest('base64url')
    return verified(`${hash} ${signature} ${id}`, () => verify(null, text, publicKey, Buffer.from(signature, 'base64')))
  }
  const faultOfOne = (
    version: StoredVersion,
    { keyId, signature, callsHash }: StoredSignature,
    keys: InstallationKeys,
  ) => {
    const stored = keys.get(keyId)
    if (stored === undefined) return 'was signed with an unknown key'
    if (stored.revokedAt !== null) return 'was signed with a key that is revoked'
    const key = open(stored)
    if (key === null) return 'was signed with a key that the secret here does not open'
    const text = Buffer.from(signedText(version, callsHash))
    return holds(text, signature, key) ? null : 'is not what was signed'
  }
  return {
    make: () => {
      const { key, sealed } = makeKey(secret)
      return { id: key.id, sealed }
    },
    open,
    sign: (key, content, callsHash) => sign(null, Buffer.from(signedText(content, callsHash)), key.privateKey),
    faultOf: (version, keys) => {
      const faults = version.signatures.map(signature => faultOfOne(version, signature, keys))
      if (faults.includes(null)) return null
      return faults[0] ?? 'is not signed'
    },
  }
}

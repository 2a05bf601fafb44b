import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { PlainFailure } from '../workspace/plain-failure.mjs'

/** Whom a backup is for, an age1… key; undefined: it is not encrypted. */
export const recipientOf = env => {
  const { BACKUP_RECIPIENT } = env
  if (!BACKUP_RECIPIENT) return undefined
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(BACKUP_RECIPIENT)
  } catch {
    throw new PlainFailure('BACKUP_RECIPIENT is no public key of age; it begins with age1.')
  }
  return encrypter
}

const through = async (from, to, work) =>
  pipeline(
    Readable.fromWeb(await work(Readable.toWeb(createReadStream(from)))),
    createWriteStream(to, { mode: 0o600, flags: 'wx' }),
  )

/** Writes `to` as the age file of `from`. */
export const encryptFile = (from, to, encrypter) => through(from, to, stream => encrypter.encrypt(stream))

const identityOf = env => {
  const { BACKUP_IDENTITY_FILE } = env
  if (!BACKUP_IDENTITY_FILE || !existsSync(BACKUP_IDENTITY_FILE))
    throw new PlainFailure('The backup is encrypted: name the file of its secret key by BACKUP_IDENTITY_FILE.')
  const keys = readFileSync(BACKUP_IDENTITY_FILE, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new PlainFailure(`${BACKUP_IDENTITY_FILE} holds no secret key of age.`)
  return keys.map(key => key.trim())
}

/** Writes `to` as what the age file `from` holds. */
export const decryptFile = async (from, to, env) => {
  const decrypter = new Decrypter()
  for (const key of identityOf(env)) decrypter.addIdentity(key)
  try {
    await through(from, to, stream => decrypter.decrypt(stream))
  } catch (error) {
    throw new PlainFailure(`${from} cannot be decrypted with this key: ${error.message}. Nothing was changed.`)
  }
}

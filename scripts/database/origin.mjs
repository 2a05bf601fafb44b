import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainFailure } from '../workspace/plain-failure.mjs'

// A backup is code that runs with the rights of the database's owner when it is restored. Each one is signed by the
// installation that made it, with a key that no backup holds.
const keyFile = folder => join(folder, 'backup-key')

const publicText = key => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')

const readKey = folder => createPrivateKey(readFileSync(keyFile(folder), 'utf8'))

const ownKey = folder => {
  if (!existsSync(keyFile(folder))) {
    const { privateKey } = generateKeyPairSync('ed25519')
    // Where this makes the folder itself, the database's own user has to reach it (data-folder.mjs).
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755)
    writeFileSync(keyFile(folder), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  return readKey(folder)
}

/** What is signed: the line that sha256sum writes and reads, which binds the contents to the name. */
const signedText = file => readFileSync(`${file}.sha256`)

/** Writes `<file>.sig`, by the key of this installation. Answers the public key, which tells a backup's origin elsewhere. */
export const signBackup = (file, folder) => {
  const key = ownKey(folder)
  writeFileSync(`${file}.sig`, `${sign(null, signedText(file), key).toString('base64')}\n`)
  return publicText(key)
}

const trustedKey = (folder, env) => {
  if (env.BACKUP_ORIGIN) return env.BACKUP_ORIGIN
  return existsSync(keyFile(folder)) ? publicText(readKey(folder)) : undefined
}

const isSignedBy = (file, text) => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
    return verify(null, signedText(file), key, Buffer.from(readFileSync(`${file}.sig`, 'utf8'), 'base64'))
  } catch {
    // A key or signature that cannot be read is none.
    return false
  }
}

/** Refuses a backup that neither this installation made nor the one whose public key is BACKUP_ORIGIN. */
export const requireOrigin = (file, folder, env) => {
  if (!existsSync(`${file}.sig`)) throw new PlainFailure(`${file}.sig is missing: keep it beside the backup.`)
  const key = trustedKey(folder, env)
  if (key === undefined)
    throw new PlainFailure(
      'This installation has made no backup yet, so it cannot tell where this one is from: set BACKUP_ORIGIN to the key that was printed when it was made.',
    )
  if (!isSignedBy(file, key))
    throw new PlainFailure(
      `${file} was not made by ${env.BACKUP_ORIGIN ? 'the installation of BACKUP_ORIGIN' : 'this installation'}. Nothing was changed.`,
    )
}

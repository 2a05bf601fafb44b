import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { holdKeys, readKeys, revokeKey, type StoredKey } from '../signing/key-repository'
import { resignVersions } from '../signing/resign'
import { openSigningKey, recordOfKey, replaceKey, signingKey, type Signer } from '../signing/sign-versions'
import type { ModulesCommand } from './command-arguments'
import { minute } from './list-modules'
import { done, notDone, type Outcome } from './outcome'

type Desk = Signer & Audited<AuditEvent> & { readonly modulesFolder: string }

type Work<Name extends ModulesCommand['name']> = (
  transaction: Transaction,
  asked: Extract<ModulesCommand, { name: Name }>,
  desk: Desk,
) => Promise<Outcome>

const at = (moment: Date) => minute(moment.toISOString())

/** How many versions a key has signed, and of how many no other key that holds has. */
const countSigned = async (transaction: Transaction): Promise<ReadonlyMap<string, { all: number; alone: number }>> => {
  const { rows } = await transaction.query<{ id: string; all: number; alone: number }>(
    `SELECT s.key_id AS id, count(*)::int AS all, count(*) FILTER (WHERE NOT EXISTS (
       SELECT FROM module_signature o JOIN installation_key k ON k.id = o.key_id
       WHERE o.module_id = s.module_id AND o.version = s.version AND o.key_id <> s.key_id AND k.revoked_at IS NULL))::int AS alone
     FROM module_signature s GROUP BY s.key_id`,
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

const stateOf = ({ retiredAt, revokedAt }: StoredKey): string =>
  revokedAt !== null ? `revoked ${at(revokedAt)}` : retiredAt !== null ? `retired ${at(retiredAt)}` : 'signs'

const isUnreadable = (key: StoredKey, { signing }: Desk) => key.revokedAt === null && signing.open(key) === null

const list: Work<'keys'> = async (transaction, _asked, desk) => {
  const counts = await countSigned(transaction)
  const keys = [...(await readKeys(transaction)).values()]
  if (keys.length === 0) return done('There is no key yet: the first start of the suite makes one.')
  return done(
    ...keys.map(key => {
      const signed = counts.get(key.id)?.all ?? 0
      const unreadable = isUnreadable(key, desk) ? ', the secret here does not open it' : ''
      return `${key.id}  made ${at(key.createdAt)}, ${stateOf(key)}, signed ${signed} versions${unreadable}`
    }),
  )
}

const wrongSecret = (id: string) =>
  notDone(
    `The secret here does not open the key that signs (${id}): use the secret of the suite, or start the suite with this one.`,
  )

const rotate: Work<'rotate'> = async (transaction, { reason }, desk) => {
  await holdKeys(transaction)
  const before = await signingKey(transaction)
  if (before !== undefined && isUnreadable(before, desk)) return wrongSecret(before.id)
  const { id } = await replaceKey(transaction, desk)
  await desk.audit(transaction, { action: 'signing-key-rotated', subject: `signing-key/${id}`, details: { reason } })
  if (before === undefined) return done(`${id} signs from now on.`)
  await recordOfKey(transaction, desk, { change: 'rotated', keyId: before.id })
  return done(
    `${id} signs from now on. What ${before.id} has signed holds until that is revoked.`,
    `To sign that anew too: pnpm modules resign --reason '…'`,
  )
}

const revoke: Work<'revoke'> = async (transaction, { keyId, reason }, desk) => {
  await holdKeys(transaction)
  const found = [...(await readKeys(transaction)).values()].filter(({ id }) => id.startsWith(keyId))
  const [key] = found
  if (key === undefined || found.length > 1)
    return notDone(
      `${found.length === 0 ? 'No key begins' : 'Several keys begin'} with ${keyId}: pnpm modules keys lists them.`,
    )
  if (key.revokedAt !== null) return done(`${key.id} has been revoked since ${at(key.revokedAt)}; nothing was changed.`)
  const alone = (await countSigned(transaction)).get(key.id)?.alone ?? 0
  // Where the secret here is another one, a key that is made with it would be none to the suite.
  const isReplaced = key.retiredAt === null && !isUnreadable(key, desk)
  if (isReplaced) await replaceKey(transaction, desk)
  await revokeKey(transaction, key.id, desk.now)
  await recordOfKey(transaction, desk, { change: 'revoked', keyId: key.id })
  const subject = `signing-key/${key.id}`
  await desk.audit(transaction, { action: 'signing-key-revoked', subject, details: { reason } })
  return done(
    `${key.id} is revoked.`,
    ...(key.retiredAt === null && !isReplaced ? ['The next start of the suite makes a new one.'] : []),
    ...(alone > 0
      ? [`${alone} versions were signed by it alone, and nobody gets them any more: pnpm modules resign --reason '…'`]
      : []),
  )
}

const resign: Work<'resign'> = async (transaction, { reason }, desk) => {
  const key = await openSigningKey(transaction, desk)
  const stored = await signingKey(transaction)
  if (stored === undefined) return notDone('There is no key that signs: the next start of the suite makes one.')
  if (key === null) return wrongSecret(stored.id)
  const { signed, left } = await resignVersions(transaction, { ...desk, key })
  const details = { reason, versions: signed }
  await desk.audit(transaction, { action: 'modules-resigned', subject: `signing-key/${key.id}`, details })
  await desk.securityLog.record(transaction, {
    kind: 'signing-key',
    userId: null,
    subject: `signing-key/${key.id}`,
    details: { change: 'resigned', keyId: key.id, versions: signed.length },
  })
  return done(...signed.map(name => `${name} is signed.`), ...left.map(why => `Not signed: ${why}`))
}

/** What is asked about the keys that sign. */
export const keyCommands = { keys: list, rotate, revoke, resign }

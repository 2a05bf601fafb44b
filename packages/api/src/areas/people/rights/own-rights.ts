import type { DeclaredOwnRights, OwnRightChanges } from '@veckovis/contracts/people'
import type { Transaction } from '../../../db/database'
import { peopleError } from '../people-error'
import type { StoredPerson } from '../stored-person'
import type { Administration } from './administration'
import { refusingInWords, refuseWithout } from './refuse-change'

type Text = DeclaredOwnRights['modules'][number]['title']
type Declared = { id: string; title: Text; rights: readonly { key: string; label: Text }[] }

const declaredSql = `SELECT m.id, v.manifest -> 'title' AS title, v.manifest -> 'rights' AS rights
  FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version
  WHERE jsonb_array_length(coalesce(v.manifest -> 'rights', '[]')) > 0 ORDER BY m.id`

/** The rights that the active versions of modules declare. */
export const listDeclaredRights = async (query: Transaction['query']): Promise<DeclaredOwnRights['modules']> => {
  const { rows } = await query<Declared>(declaredSql)
  return rows.map(({ id, title, rights }) => ({
    id,
    title,
    rights: rights.map(({ key, label }) => ({ name: `${id}/${key}`, label })),
  }))
}

/** Those that somebody holds, whatever version is active now. */
export const loadOwnRights = async (query: Transaction['query'], userId: number): Promise<string[]> => {
  const { rows } = await query<{ right: string }>(
    'SELECT own_right AS "right" FROM user_own_right WHERE user_id = $1 ORDER BY own_right',
    [userId],
  )
  return rows.map(({ right }) => right)
}

/** Gives and takes them. They hold for the whole person, and only what an active version declares is given. */
export const changeOwnRights = async (
  { transaction, administrator, audit, securityLog }: Administration<'person-changed'>,
  person: StoredPerson,
  changes: OwnRightChanges,
): Promise<void> => {
  const held = new Set(await loadOwnRights(transaction.query, person.userId))
  const given = [...new Set(changes.given)].filter(right => !held.has(right))
  const taken = [...new Set(changes.taken)].filter(right => held.has(right))
  if (given.length + taken.length === 0) return
  refuseWithout('jobTitle', administrator, person)
  const declared = await listDeclaredRights(transaction.query)
  const known = new Set(declared.flatMap(({ rights }) => rights.map(({ name }) => name)))
  if (given.some(right => !known.has(right))) throw peopleError({ code: 'not-yours-to-grant' })
  const values = [person.userId, given, taken]
  await refusingInWords(() => transaction.query('SELECT change_own_rights($1, $2, $3)', values), 'not-yours-to-grant')
  const subject = `user/${person.userId}`
  const details = { fields: ['ownRights'], given, taken }
  await audit(transaction, { action: 'person-changed', subject, details })
  const eventOf = (change: 'given' | 'removed') => (ownRight: string) =>
    ({ kind: 'own-right-changed', userId: administrator.userId, subject, details: { change, ownRight } }) as const
  await securityLog.record(transaction, ...given.map(eventOf('given')), ...taken.map(eventOf('removed')))
}

import {
  everywhere,
  keepsRights,
  type Place,
  type PlaceKind,
  type Role,
  type RoleHolder,
  type Standing,
} from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { sentAtOnce } from '../../db/sent-at-once'
import { loadRoleHolder } from './actor'
import { loadPlace } from './addressed-place'
import type { Admitted } from './admit'

const keyOf = ({ id, levels, scope }: Role) => JSON.stringify([id, levels, scope?.kind, scope?.id])

/** A call that addresses no place is admitted by what is held anywhere, so every role counts. */
const keepsRoles = (before: RoleHolder, after: RoleHolder): boolean => {
  const held = new Set(after.roles.map(keyOf))
  return before.roles.every(role => held.has(keyOf(role)))
}

type Addressed = Place & Readonly<Record<`${PlaceKind}Id`, number>>

/**
 * Whether something that the call was admitted by is no longer so: the caller was deactivated or holds less, on the place
 * of the call or, where there is none, anywhere; or the place is gone, or lies where less is held. What came, or what
 * another role makes up for, is none of it.
 */
export const hasLostRight = async (
  { actor, places }: Pick<Admitted, 'actor' | 'places'>,
  read: Transaction['query'],
  now: Date,
): Promise<boolean> => {
  if (actor === undefined) return false
  const addressed = Object.entries(places) as [PlaceKind, Addressed][]
  const [holder, ...found] = await sentAtOnce([
    loadRoleHolder(read, actor.userId),
    ...addressed.map(([kind, before]) => loadPlace(read, kind, before[`${kind}Id`], now)),
  ])
  if (holder === undefined) return true
  const loses = (before: Place, after: Place) => {
    const standing: Standing = { holder: actor, place: before }
    return !keepsRights(standing, { holder, place: after })
  }
  if (addressed.length === 0) return loses(everywhere, everywhere) || !keepsRoles(actor, holder)
  return addressed.some(([, before], index) => {
    const after = found[index]
    return after === undefined || loses(before, after)
  })
}

import type { AccessChange, AccessPreview } from '@veckovis/contracts/organisation'
import { isGain, levelChanges, type LevelChange, type Place, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { roleItemsSql } from '../../../http/admission/actor'

type Person = RoleHolder & { readonly id: number; readonly name: string }

/** A place that comes to lie elsewhere, with all above it. */
export type MovedPlace = { readonly before: Place; readonly after: Place }

/** Only a role on one of the places that are left or reached covers what moves at one moment and not at the other. */
const listConcerned = async (
  transaction: Transaction,
  kind: 'county' | 'department',
  ids: readonly number[],
): Promise<Person[]> => {
  const { rows } = await transaction.query<Person>(
    `SELECT a.id, a.first_name || ' ' || a.last_name AS name, a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles
     FROM app_user a WHERE a.active
       AND EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.${kind}_id = ANY ($1::int[]))
     ORDER BY a.last_name COLLATE swedish, a.first_name COLLATE swedish, a.id`,
    [ids],
  )
  return rows
}

type PlaceChange = LevelChange & { readonly isUnit: boolean }

/** The same change on several units is one, with their number. */
const summed = (changes: readonly PlaceChange[]): AccessChange['areas'] => {
  const byKind = new Map<string, AccessChange['areas'][number]>()
  for (const { isUnit, ...change } of changes) {
    const kind = `${change.permissionId} ${change.from} ${change.to}`
    byKind.set(kind, { ...change, units: (byKind.get(kind)?.units ?? 0) + Number(isUnit) })
  }
  return [...byKind.values()]
}

const changesOf = (person: Person, places: readonly MovedPlace[]): PlaceChange[] =>
  places.flatMap(({ before, after }) =>
    levelChanges(person, before, after).map(change => ({ ...change, isUnit: before.unitId !== undefined })),
  )

type Borders = { readonly kind: 'county' | 'department'; readonly ids: readonly number[] }

/** Who gains and who loses which rights on the places when they come to lie elsewhere, across the borders of that kind. */
export const previewAccess = async (
  transaction: Transaction,
  { kind, ids }: Borders,
  places: readonly MovedPlace[],
): Promise<AccessPreview> => {
  const people = (await listConcerned(transaction, kind, ids)).map(person => ({
    person: { userId: person.id, name: person.name },
    changes: changesOf(person, places),
  }))
  const those = (isMeant: (change: LevelChange) => boolean): AccessChange[] =>
    people
      .map(({ person, changes }) => ({ ...person, areas: summed(changes.filter(isMeant)) }))
      .filter(({ areas }) => areas.length > 0)
  return { gains: those(isGain), loses: those(change => !isGain(change)) }
}

import type { NamedSubstitute } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import type { NamedAs } from './stored-entry'

/** Somebody who comes, as the diary that names them knows them. */
type Substitute = {
  readonly id: number
  readonly name: string
  readonly unitId: number
  readonly unitName: string
  readonly employedFrom: string
  readonly employedTo: string | null
  readonly isRemoved: boolean
}

export type Substitutes = ReadonlyMap<number, Substitute>

/** These members of the staff, by id, as far as the diaries of these units may name them. */
export const findSubstitutes = async (
  transaction: Transaction,
  { unitIds, ids }: { readonly unitIds: readonly number[]; readonly ids: readonly number[] },
): Promise<Substitutes> => {
  if (ids.length === 0) return new Map()
  const { rows } = await transaction.query<Substitute>({
    name: 'diary-substitutes',
    text: `SELECT DISTINCT p.id, p.first_name || ' ' || p.last_name AS name, p.unit_id AS "unitId", p.unit_name AS "unitName",
             p.employed_from::text AS "employedFrom", p.employed_to::text AS "employedTo", p.removed_on IS NOT NULL AS "isRemoved"
           FROM unnest($1::int[]) AS u (id) CROSS JOIN LATERAL substitutes_of_diary(u.id, $2::int[]) AS p`,
    values: [unitIds, ids],
  })
  return new Map(rows.map(row => [row.id, row]))
}

/** Ids of the members of the staff among those who come. */
export const idsOfNamed = (named: readonly (NamedAs | null)[]): number[] => [
  ...new Set(named.flatMap(each => each?.staffId ?? [])),
]

/** Who comes to a unit, as it is answered; nothing where nobody is named. */
export const namedIn = (
  named: NamedAs | null,
  { unitId, substitutes }: { readonly unitId: number; readonly substitutes: Substitutes },
): { named?: NamedSubstitute } => {
  if (named === null) return {}
  const { staffId, pool } = named
  if (staffId === null) return { named: { staffId, name: pool ?? '', unit: null } }
  const person = substitutes.get(staffId)
  if (person === undefined) throw new Error(`Nobody of the municipality is member ${staffId}`)
  const unit = person.unitId === unitId ? null : { id: person.unitId, name: person.unitName }
  return { named: { staffId, name: person.name, unit } }
}

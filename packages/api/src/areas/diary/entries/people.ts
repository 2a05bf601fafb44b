import type { DiaryPerson } from '@veckovis/contracts/diary'
import { listDates, type ChosenDates } from '@veckovis/domain/diary'
import { tellApart } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'

/** Somebody of a unit as the diary knows them: a name, and what tells it from another. */
export type PersonOfDiary = DiaryPerson & { readonly employedFrom: string; readonly employedTo: string | null }

type PersonColumns = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string | null
  readonly employedFrom: string
  readonly employedTo: string | null
  readonly isRemoved: boolean
}

const personColumns = `p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.birthday::text,
  p.employed_from::text AS "employedFrom", p.employed_to::text AS "employedTo", p.removed_on IS NOT NULL AS "isRemoved"`

type Employed = Pick<PersonOfDiary, 'employedFrom' | 'employedTo' | 'isRemoved'>

/** Whether somebody is employed on every date: anyone who ends in the middle is away until then. */
export const isEmployedOn = ({ employedFrom, employedTo, isRemoved }: Employed, dates: ChosenDates): boolean =>
  !isRemoved && listDates(dates).every(day => day >= employedFrom && (employedTo === null || day <= employedTo))

const withDistinctions = (people: readonly PersonColumns[]): PersonOfDiary[] => {
  const distinctions = tellApart(people)
  return people.map(({ id, firstName, lastName, employedFrom, employedTo, isRemoved }) => ({
    ...{ id, firstName, lastName, employedFrom, employedTo, isRemoved },
    distinction: distinctions.get(id) ?? null,
  }))
}

/** Everybody of the unit, anyone who has been removed too, in Swedish order. */
export const listPeopleOfUnit = async (transaction: Transaction, unitId: number): Promise<PersonOfDiary[]> => {
  const { rows } = await transaction.query<PersonColumns>({
    name: 'diary-people-of-unit',
    text: `SELECT ${personColumns} FROM people_of_diary($1) AS p
           ORDER BY p.last_name COLLATE swedish, p.first_name COLLATE swedish, p.id`,
    values: [unitId],
  })
  return withDistinctions(rows)
}

/** These people of these units, by id; told apart from everybody of their unit. */
export const findPeople = async (
  transaction: Transaction,
  asked: { readonly unitIds: readonly number[]; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, PersonOfDiary>> => {
  if (asked.ids.length === 0) return new Map()
  const { rows } = await transaction.query<PersonColumns & { readonly unitId: number }>({
    name: 'diary-people',
    text: `WITH known AS MATERIALIZED (
             SELECT u.id AS unit, p.* FROM unnest($1::int[]) AS u (id) CROSS JOIN LATERAL people_of_diary(u.id) AS p)
           SELECT ${personColumns}, p.unit AS "unitId" FROM known p
           WHERE (p.unit, p.searched_name) IN (SELECT k.unit, k.searched_name FROM known k WHERE k.id = ANY ($2::int[]))`,
    values: [asked.unitIds, asked.ids],
  })
  const people = [...new Set(asked.unitIds)].flatMap(unitId =>
    withDistinctions(rows.filter(row => row.unitId === unitId)),
  )
  return new Map(people.map(person => [person.id, person]))
}

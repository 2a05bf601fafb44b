import type { DiaryListQuery, DiarySearch } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { wordsOf } from '../../../db/lists/list-sql'

export type AskedList = {
  readonly unitId: number
  readonly query: DiaryListQuery
  readonly search: DiarySearch
}

/** A person of the diary: the place in the Swedish order of names, those of one name in the same, and which words it has. */
type FoundPerson = { readonly id: number; readonly place: number; readonly has: readonly boolean[] }

/** What is asked for, with what is found of it in the names of people: some dozens, and not the name of every entry. */
export type FoundList = AskedList & { readonly words: readonly string[]; readonly people: readonly FoundPerson[] }

/** Reads the people where the list asks for their names: by a word, or by their order. */
export const findPeople = async (transaction: Transaction, asked: AskedList): Promise<FoundList> => {
  const words = wordsOf(asked.search.search)
  if (words.length === 0 && asked.query.sort !== 'staff') return { ...asked, words, people: [] }
  const { rows } = await transaction.query<FoundPerson>({
    name: 'diary-found-people',
    text: `SELECT id, dense_rank() OVER (ORDER BY last_name COLLATE swedish, first_name COLLATE swedish)::int AS place,
             ARRAY(SELECT strpos(searched_name, folded_name(asked.word)) > 0
               FROM unnest($2::text[]) WITH ORDINALITY AS asked (word, number) ORDER BY asked.number) AS has
           FROM people_of_diary($1)`,
    values: [asked.unitId, words],
  })
  return { ...asked, words, people: rows }
}

/** SQL with its values, each in the place of a `$`. */
type Condition = readonly [text: string, ...values: unknown[]]

const filtersOf = ({ query, search }: AskedList): Condition[] => {
  const { category, status, from, to } = query
  const ids = search.reasons.filter(reason => typeof reason === 'number')
  const codes = search.reasons.filter(reason => typeof reason === 'string')
  const asked: (Condition | null)[] = [
    category === undefined ? null : ['e.category = $', category],
    status === undefined ? null : ['e.status = $', status],
    from === undefined ? null : ['e.last_date >= $::date', from],
    to === undefined ? null : ['e.first_date <= $::date', to],
    search.staff.length === 0 ? null : ['e.staff_member_id = ANY ($::bigint[])', search.staff],
    search.reasons.length === 0
      ? null
      : [`coalesce(e.reason_code, e.absence_reason_id::text) = ANY ($::text[])`, [...ids.map(String), ...codes]],
  ]
  return asked.filter(condition => condition !== null)
}

/** Each word stands in the name of the person, or in what the entry says. */
const wordConditions = ({ words, people }: FoundList): Condition[] =>
  words.map((word, index) => {
    const named = people.filter(({ has }) => has[index] === true).map(({ id }) => id)
    return ['(e.staff_member_id = ANY ($::int[]) OR strpos(e.searched_text, folded_name($)) > 0)', named, word]
  })

const waits = "e.status = 'WAITING' AND e.handled_at IS NULL"
const shown: Record<DiaryListQuery['show'], string> = {
  all: '',
  waiting: `AND ${waits}`,
  undecided: `AND ((${waits})
    OR e.id IN (SELECT w.entry_id FROM diary_proposal w WHERE w.unit_id = $1 AND w.status = 'WAITING'))`,
}

type Found = { readonly from: string; readonly values: readonly unknown[] }

/** What else is asked of the entries: another table beside them, and conditions. */
export type Narrowed = { readonly beside?: Condition; readonly more?: readonly Condition[] }

/** What is found of the unit's entries `e`, in no order. */
export const foundBy = (found: FoundList, { beside = [''], more = [] }: Narrowed = {}): Found => {
  const values: unknown[] = [found.unitId]
  const numbered = ([text, ...own]: Condition) => {
    const rest = [...own]
    return text.replaceAll('$', () => `$${values.push(rest.shift())}`)
  }
  const from = `diary_entry e ${numbered(beside)} WHERE e.unit_id = $1 AND e.deleted_at IS NULL ${shown[found.query.show]}`
  const conditions = [...filtersOf(found), ...wordConditions(found), ...more]
  return { from: [from, ...conditions.map(numbered)].join(' AND '), values }
}

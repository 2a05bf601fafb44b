import { readActions, type PrivacyLogAsked } from '@veckovis/contracts/privacy'
import type { Transaction } from '../../db/database'
import { createValues, holdsEveryWord, wordsOf, type Values } from '../../db/lists/list-sql'

export type Asked = { readonly municipalityId: number | null; readonly search: PrivacyLogAsked }

/** Staff members whom the typed name means, and the subjects that a row about them may have. */
export type Meant = { readonly staff: readonly number[]; readonly subjects: readonly string[] }

/** Null where nobody is asked for by name. */
export const readMeant = async (transaction: Transaction, { municipalityId, search }: Asked): Promise<Meant | null> => {
  const words = wordsOf(search.about)
  if (words.length === 0) return null
  const { rows } = await transaction.query<{ staff_member_id: number; subjects: string[] }>(
    'SELECT staff_member_id, subjects FROM staff_to_review($1::int, $2::text[]) ORDER BY staff_member_id',
    [municipalityId, words],
  )
  return { staff: rows.map(row => row.staff_member_id), subjects: rows.flatMap(row => row.subjects) }
}

/** Rows of the units of the municipality; of many units those of its people, and reviews of the municipality itself. */
const ofMunicipality = (
  id: string,
) => `(e.unit_id = ANY (ARRAY(SELECT u.id FROM unit u WHERE u.municipality_id = ${id}))
  OR (e.unit_id IS NULL AND (e.subject = 'municipality/' || ${id}
    OR e.user_id IN (SELECT people_of_municipalities(ARRAY[${id}])))))`

const isAbout = ({ add }: Values, { staff, subjects }: Meant) => `(e.subject = ANY (${add(subjects, 'text[]')})
  OR (jsonb_typeof(e.details -> 'staff') = 'array' AND EXISTS (
    SELECT FROM jsonb_array_elements(e.details -> 'staff') AS named WHERE named = ANY (${add(
      staff.map(id => JSON.stringify(id)),
      'jsonb[]',
    )}))))`

const namesSql = (values: Values, { by, unit }: PrivacyLogAsked): string[] => {
  const [byWords, unitWords] = [wordsOf(by), wordsOf(unit)]
  const find = (words: string[], sql: (words: string) => string) =>
    words.length === 0 ? [] : [sql(values.add(words, 'text[]'))]
  return [
    ...find(byWords, words => `e.user_id IN (SELECT people_named(${words}))`),
    ...find(
      unitWords,
      words => `e.unit_id IN (SELECT u.id FROM unit u WHERE ${holdsEveryWord('u.searched_name', words)})`,
    ),
  ]
}

const periodSql = ({ add }: Values, { from, to }: PrivacyLogAsked): string[] => [
  ...(from === undefined ? [] : [`e.at >= ${add(from, 'date')}::timestamp AT TIME ZONE 'Europe/Stockholm'`]),
  ...(to === undefined ? [] : [`e.at < (${add(to, 'date')} + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'`]),
]

/** The condition for the rows `e` of the audit, with its values and a way to add more. The days are Swedish ones, the last whole. */
export const createFilter = ({ municipalityId, search }: Asked, meant: Meant | null) => {
  const values = createValues()
  const { add } = values
  const { action, question, upTo } = search
  const conditions = [
    action === undefined ? `e.action = ANY (${add(readActions, 'text[]')})` : `e.action = ${add(action, 'text')}`,
    ...(question === undefined ? [] : [`e.details ->> 'question' = ${add(question, 'text')}`]),
    ...(municipalityId === null ? [] : [ofMunicipality(add(municipalityId, 'int'))]),
    ...(upTo === undefined ? [] : [`e.id <= ${add(upTo, 'bigint')}`]),
    ...periodSql(values, search),
    ...namesSql(values, search),
    ...(meant === null ? [] : [isAbout(values, meant)]),
  ]
  return { ...values, where: conditions.join('\n  AND ') }
}

import type { SubmissionList, SubmissionRow, submissionListQuery } from '@veckovis/contracts/outcome'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { UnitState } from '@veckovis/domain/follow-up'
import type { z } from 'zod'
import type { Transaction } from '../../../db/database'
import { instantOf } from '../../../db/instant-of'
import { countedPage, createValues, holdsEveryWord, wayOf, wordsOf } from '../../../db/lists/list-sql'
import { listReadableUnits } from '../../../http/admission/readable-units'
import { inOrderOfSteps } from '../read-submission'
import { submissionsError } from '../submissions-error'
import { joinLatest, joinForecast } from './latest-sql'

type Query = z.output<typeof submissionListQuery>

type FoundOccasion = SubmissionList['occasion'] & { readonly municipalityId: number }

const findOccasion = async ({ query }: Transaction, id: number): Promise<FoundOccasion | undefined> => {
  const { rows } = await query<FoundOccasion>({
    name: 'occasion-of-list',
    text: `SELECT id, name, year, to_char(due, 'YYYY-MM-DD') AS due, municipality_id AS "municipalityId"
      FROM follow_up_occasion WHERE id = $1::bigint`,
    values: [id],
  })
  return rows[0]
}

/** $1 is the occasion, $2 its year, $3 the units. */
const unitsSql = `SELECT u.id, u.name, d.name AS department, u.searched_name || ' ' || d.searched_name AS searched,
    coalesce(s.state, 'open') AS state, s.id AS submission, s.number, s.state_at, s.budget_ore, s.projection_ore,
    s.deviation_ore, s.deviation_ore * 100.0 / nullif(s.budget_ore, 0) AS percent
  FROM unit u JOIN department d ON d.id = u.department_id
  ${joinForecast('$2::int')}
  ${joinLatest('$1::bigint')}
  WHERE u.id = ANY ($3::int[])`

type Figures = NonNullable<SubmissionList['sum']>
type Summary = Omit<Figures, 'percent'> & { readonly counts: SubmissionList['counts']; readonly handedIn: number }

const countSql = (state: UnitState) => `'${state}', count(*) FILTER (WHERE state = '${state}')`

const figuresOf = ({ budget, projection, deviation }: Omit<Figures, 'percent'>): Figures => {
  const percent = budget === 0 ? null : (deviation / budget) * 100
  return { budget, projection, deviation, percent }
}

/** What is returned has to be handed in again, and is not summed. */
const isDone = "state IN ('submitted', 'accepted')"

/** Of all units, whatever is searched for. */
const summaryOf = async ({ query }: Transaction, values: readonly unknown[]) => {
  const { rows } = await query<Summary>({
    name: 'submissions-summary',
    text: `SELECT json_build_object(${countSql('open')}, ${countSql('submitted')}, ${countSql('returned')},
        ${countSql('accepted')}) AS counts, count(*) FILTER (WHERE ${isDone})::int AS "handedIn",
        coalesce(sum(budget_ore) FILTER (WHERE ${isDone}), 0)::float8 AS budget, coalesce(sum(projection_ore) FILTER (WHERE ${isDone}), 0)::float8 AS projection,
        coalesce(sum(deviation_ore) FILTER (WHERE ${isDone}), 0)::float8 AS deviation
      FROM (${unitsSql}) AS each`,
    values: [...values],
  })
  const [found] = rows
  if (found === undefined) throw new Error('A sum without a row')
  return { counts: found.counts, sum: found.handedIn === 0 ? null : figuresOf(found) }
}

const sorts: Readonly<Record<Query['sort'], string>> = {
  unit: 'name COLLATE swedish',
  department: 'department COLLATE swedish',
  state: "array_position(ARRAY['open', 'submitted', 'returned', 'accepted'], state)",
  at: 'state_at',
  budget: 'budget_ore',
  projection: 'projection_ore',
  deviation: 'deviation_ore',
  percent: 'percent',
}

type Row = {
  readonly unit: SubmissionRow['unit']
  readonly department: string
  readonly state: UnitState
  readonly submission: Omit<NonNullable<SubmissionRow['submission']>, 'percent'> | null
}

const commentsSql = `(SELECT coalesce(json_agg(json_build_object('step', c.step, 'text', c.text)), '[]')
      FROM submission_comment c WHERE c.submission_id = e.submission AND c.text IS NOT NULL)`
const submissionSql = (
  comments: string,
) => `CASE WHEN e.submission IS NOT NULL THEN json_build_object('id', e.submission, 'number', e.number,
    'at', ${instantOf('e.state_at')}, 'budget', e.budget_ore, 'projection', e.projection_ore, 'deviation', e.deviation_ore,
    'comments', ${comments}) END`
const columnsWith = ({ comments }: Pick<Query, 'comments'>) =>
  `e.*, json_build_object('id', e.id, 'name', e.name) AS unit,
    ${submissionSql(comments === 'true' ? commentsSql : "'[]'::json")} AS "submissionOf"`

const pageOf = (
  transaction: Transaction,
  asked: readonly unknown[],
  { search, state, comments, sort, direction, ...page }: Query,
) => {
  const values = createValues(...asked)
  const words = wordsOf(search)
  const conditions = [
    ...(words.length === 0 ? [] : [holdsEveryWord('searched', values.add(words, 'text[]'))]),
    ...(state === undefined ? [] : [`state = ${values.add(state, 'text')}`]),
  ]
  return countedPage<Omit<Row, 'submission'> & { readonly submissionOf: Row['submission'] }>(
    transaction,
    {
      found: `(${unitsSql}) AS each WHERE ${['true', ...conditions].join(' AND ')}`,
      columns: columnsWith({ comments }),
      order: `${sorts[sort]} ${wayOf(direction)} NULLS LAST, ${sorts.unit}, id`,
      page,
    },
    values,
  )
}

/** Units of the occasion's municipality with a forecast of its year that the reader reads, each with what it has handed in. */
export const listSubmissions = async (
  transaction: Transaction,
  reader: RoleHolder,
  { occasionId, query, now }: { readonly occasionId: number; readonly query: Query; readonly now: Date },
): Promise<SubmissionList> => {
  const found = await findOccasion(transaction, occasionId)
  if (found === undefined) throw submissionsError({ code: 'not-found' })
  const { municipalityId, ...occasion } = found
  const of = { permission: permissionIds.forecast, licence: 'forecast', now, municipalityId }
  const { units } = await listReadableUnits(transaction, reader, of)
  if (units.length === 0) throw submissionsError({ code: 'not-found' })
  const values = [occasionId, occasion.year, units.map(({ id }) => id)]
  const { counts, sum } = await summaryOf(transaction, values)
  const { rows, totals } = await pageOf(transaction, values, query)
  const items = rows.map(({ unit, department, state, submissionOf: last }) => ({
    ...{ unit, department, state },
    submission: last && { ...last, ...figuresOf(last), comments: inOrderOfSteps(last.comments) },
  }))
  return { occasion, items, total: totals.total, counts, sum }
}

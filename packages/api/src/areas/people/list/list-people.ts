import type { PersonListQuery, PersonSortField } from '@veckovis/contracts/people'
import { placeKinds, type RoleHolder, type Scope } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import {
  createValues,
  holdsEveryWord,
  listSql,
  wayOf,
  wordsOf,
  type FoundPage,
  type Values,
} from '../../../db/lists/list-sql'
import { loadOwnPlaces, narrowTo, type PlaceIds } from '../own-places'
import type { PeopleNeeds } from '../people-services'
import { isStorable } from '../person-repository'

export type AskedPeople = {
  readonly administrator: RoleHolder
  readonly now: Date
  readonly query: PersonListQuery
  readonly search: string
}

/** Fixed words of ours; nothing that a caller sends becomes SQL. */
const sortColumns: Record<PersonSortField, string> = {
  lastName: '',
  firstName: 'a.first_name COLLATE swedish',
  email: 'a.email COLLATE "C"',
  jobTitleId: 'a.job_title_id',
  active: 'a.active',
  createdAt: 'a.created_at',
  lastLoginAt: 'a.last_login_at',
}

const byName = (direction: string) =>
  ['a.last_name COLLATE swedish', 'a.first_name COLLATE swedish', 'a.id'].map(column => `${column} ${direction}`)

const orderOf = ({ sort, direction }: PersonListQuery): string => {
  const word = wayOf(direction)
  // One direction for all three: so the index of names serves both.
  if (sort === 'lastName') return byName(word).join(', ')
  return [`${sortColumns[sort]} ${word} NULLS LAST`, ...byName('ASC')].join(', ')
}

/** The narrowest place that is asked for. */
const placeAsked = (query: PersonListQuery): Scope | undefined => {
  const kind = placeKinds.findLast(each => query[`${each}Id`] !== undefined)
  const id = kind && query[`${kind}Id`]
  if (kind === undefined || id === undefined) return undefined
  return { kind, id: isStorable(id) ? id : 0 }
}

/** Who holds a role on one of the places, each kind by its own index. */
const holdersSql = ({ add }: Values, places: NonNullable<PlaceIds>, condition = ''): string =>
  placeKinds
    .filter(kind => places[kind].length > 0)
    .map(kind => `SELECT user_id FROM user_role WHERE ${kind}_id = ANY(${add(places[kind], 'int[]')})${condition}`)
    .join(' UNION ALL ') || `SELECT user_id FROM user_role WHERE false${condition}`

/** The ids of anyone who holds the asked role, which has to be on a place within the administrator's. */
const heldSql = (values: Values, { permission }: PersonListQuery, places: PlaceIds): string => {
  const condition = permission === undefined ? '' : ` AND permission_id = ${values.add(permission, 'int')}`
  if (places !== null) return `SELECT DISTINCT user_id FROM (${holdersSql(values, places, condition)}) AS holders`
  return `SELECT DISTINCT user_id FROM user_role WHERE true${condition}`
}

/** The ids of those whom a place or a role is asked of; undefined for everybody whom the wall lets the reader see (0053). */
const chosenSql = async (
  query: Transaction['query'],
  asked: AskedPeople,
  values: Values,
): Promise<string | undefined> => {
  const place = placeAsked(asked.query)
  if (place === undefined && asked.query.permission === undefined) return undefined
  const own = await loadOwnPlaces(query, asked.administrator)
  return heldSql(values, asked.query, place ? await narrowTo(query, own, place) : own)
}

/** The people whose invitation is as far as is asked. */
const stateSql = ({ invitations: { sql } }: PeopleNeeds, { now, query: { state } }: AskedPeople, { add }: Values) => {
  if (state === undefined) return []
  const current = sql.state(add(now, 'timestamptz'))
  if (state === 'uninvited') return ['a.active AND a.last_login_at IS NULL', `${current} = 'none'`]
  return [`${current} = ${add(state, 'text')}`]
}

const foundSql = (needs: PeopleNeeds, asked: AskedPeople, values: Values): string => {
  const { active, jobTitleId, state } = asked.query
  const words = wordsOf(asked.search)
  const conditions = [
    // A sign-up is nobody's before an administrator takes it up.
    'NOT a.asked_for',
    ...(active === 'all' ? [] : [active === 'active' ? 'a.active' : 'NOT a.active']),
    ...(jobTitleId === undefined ? [] : [`a.job_title_id = ${values.add(jobTitleId, 'int')}`]),
    ...stateSql(needs, asked, values),
    ...(words.length === 0 ? [] : [holdsEveryWord('a.searched_name', values.add(words, 'text[]'))]),
  ]
  return `${state === undefined ? '' : needs.invitations.sql.join('a.id')} WHERE ${conditions.join(' AND ')}`
}

/** The ids of one page, and the number of all that the search finds among those whom the administrator gets to see. */
export const findPeople = async (
  transaction: Transaction,
  needs: PeopleNeeds,
  asked: AskedPeople,
): Promise<FoundPage> => {
  const values = createValues()
  const chosen = await chosenSql(transaction.query, asked, values)
  // Asked row by row of a table in memory, and not joined: so the index of names still gives the order.
  const isChosen = chosen === undefined ? '' : ' AND (a.id IN (SELECT user_id FROM chosen)) IS TRUE'
  return listSql(
    transaction,
    {
      // Who is chosen is worked out once, for the page and for the total.
      before: chosen === undefined ? '' : `WITH chosen AS MATERIALIZED (${chosen})`,
      id: 'a.id',
      found: `FROM app_user a ${foundSql(needs, asked, values)}${isChosen}`,
      order: orderOf(asked.query),
      page: asked.query,
    },
    values,
  )
}

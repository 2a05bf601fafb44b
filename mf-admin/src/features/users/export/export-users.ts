import type { PersonRow } from '@veckovis/contracts/people'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure, type ListFilter } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList, type ListValue } from '@veckovis/spreadsheet/list-writer'
import type { PlaceIndex } from '../../../data/place-index'
import { readUsers, type UserFilters, type UserListPart } from '../../../data/user-queries'
import { placeName, placeOfFilters } from '../place-words'

type FileColumn = { readonly field: string; readonly value: (user: PersonRow, t: Words) => ListValue }

/** The day of an instant, in Sweden. */
const dayOf = (instant: string) => ({ day: toIsoDate(calendarDateInStockholm(new Date(instant))) })

const columns: readonly FileColumn[] = [
  { field: 'lastName', value: ({ lastName }) => lastName },
  { field: 'firstName', value: ({ firstName }) => firstName },
  { field: 'email', value: ({ email }) => email },
  { field: 'phone', value: ({ phone }) => phone },
  { field: 'jobTitle', value: ({ jobTitleId }, t) => (jobTitleId === null ? null : t(`titles.${jobTitleId}`)) },
  { field: 'units', value: ({ units }) => units },
  { field: 'active', value: ({ active }, t) => t(active ? 'active.yes' : 'active.no') },
  { field: 'lastLogin', value: ({ lastLoginAt }) => (lastLoginAt === null ? null : dayOf(lastLoginAt)) },
  {
    field: 'invitation',
    value: ({ invitation: { state } }, t) => (state === 'none' ? null : t(`invitation.${state}`)),
  },
  { field: 'created', value: ({ createdAt }) => dayOf(createdAt) },
]

const filtersOf = (filters: UserFilters, index: PlaceIndex, t: Words): ListFilter[] => {
  const { active, jobTitleId, permission, state } = filters
  const place = placeOfFilters(filters)
  const chosen = (label: string, value: string | null, all: string) => ({
    label: t(label),
    value: value ?? t(all),
    isNarrowing: value !== null,
  })
  return [
    { ...chosen('filter.active', t(`filter.actives.${active}`), ''), isNarrowing: active !== 'all' },
    chosen('fields.jobTitle', jobTitleId === null ? null : t(`titles.${jobTitleId}`), 'filter.allTitles'),
    chosen('filter.permission', permission === null ? null : t(`areas.${permission}`), 'filter.allAreas'),
    chosen('filter.state', state === null ? null : t(`invitation.${state}`), 'filter.allStates'),
    ...(place === undefined ? [] : [chosen('export.place', placeName(place, index, t), '')]),
  ]
}

type Asked = {
  readonly part: UserListPart
  readonly index: PlaceIndex
  readonly t: Words
  readonly giving: Giving
}

/** Gives the people of the list, as it is searched, filtered and sorted, as a file. */
export const exportUsers = async ({ part, index, t, giving }: Asked): Promise<Result<number, ListFailure>> => {
  const users = await readWholeList({ ...giving, read: asked => readUsers({ ...part, ...asked }) })
  if (!users.ok) return users
  const name = t('label')
  const sheet = {
    name,
    columns: columns.map(({ field }) => ({ heading: t(`fields.${field}`) })),
    rows: users.value.map(user => columns.map(({ value }) => value(user, t))),
  }
  const about = aboutList({
    name,
    rows: users.value.length,
    filters: filtersOf(part.filters, index, t),
    search: { text: part.search, isOfPeople: true },
  })
  saveList(giving.kind, { ...about, sheets: [sheet] })
  return succeed(users.value.length)
}

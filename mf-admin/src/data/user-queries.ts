import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  bulkOutcome,
  declaredOwnRights,
  grantable,
  invitationFilters,
  leftBehind,
  peopleRefusal,
  personList,
  personRecord,
  personRemoved,
  personSortFields,
  sessionsEnded,
  type InvitationFilter,
  type OwnRightChanges,
  type PersonDetail,
  type PersonSortField,
  waitingPeople,
} from '@veckovis/contracts/people'
import { jobTitleIds, roleAreas, type Role } from '@veckovis/domain/access'
import { answered, apiClient, isFailure } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'
import {
  choiceFilter,
  idFilter,
  optionalFilter,
  queryOfPart,
  type Filter,
  type ListPart,
  type ListShape,
} from '@veckovis/lists'
import { queryClient } from './query-client'

export type UserFilters = {
  readonly active: 'all' | 'active' | 'inactive'
  readonly state: InvitationFilter | null
  readonly jobTitleId: number | null
  readonly permission: number | null
  readonly countyId: number | null
  readonly municipalityId: number | null
  readonly departmentId: number | null
  readonly unitId: number | null
}

const oneOf = (ids: readonly number[]): Filter<number | null> => ({
  usual: null,
  read: text => ids.find(id => String(id) === text),
})

/** What is typed to find people stands in no address. */
export const userListShape: ListShape<PersonSortField, UserFilters> = {
  sorts: personSortFields,
  usualSort: { key: 'lastName', direction: 'ascending' },
  filters: {
    active: choiceFilter(['all', 'active', 'inactive'], 'all'),
    state: optionalFilter(invitationFilters),
    jobTitleId: oneOf(Object.values(jobTitleIds)),
    permission: oneOf(roleAreas),
    countyId: idFilter,
    municipalityId: idFilter,
    departmentId: idFilter,
    unitId: idFilter,
  },
  isSearchAddressed: false,
}

export type UserListPart = ListPart<PersonSortField, UserFilters>

const everyUser = ['users'] as const

const searched = (query: URLSearchParams, search: string, signal?: AbortSignal) =>
  answered(apiClient.post(`/user/search?${query}`, { search }, personList, signal === undefined ? {} : { signal }))

/** One page of the people within the places in reach. */
export const readUsers = (part: UserListPart, signal?: AbortSignal) => searched(queryOfPart(part), part.search, signal)

/** While the next page is fetched the last one stays. */
export const userListQuery = (part: UserListPart) =>
  queryOptions({
    queryKey: [...everyUser, 'list', part],
    queryFn: ({ signal }) => readUsers(part, signal),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

/** People who are not invited, as many as a page shows. */
export const readUninvited = () => searched(new URLSearchParams({ state: 'uninvited', pageSize: '100' }), '')

/** The first who are found, for a choice. */
export const foundPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: [...everyUser, 'found', search],
    queryFn: ({ signal }) => searched(new URLSearchParams({ pageSize: '10' }), search, signal),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

export const readUser = (id: number, signal?: AbortSignal) =>
  answered(apiClient.getWithVersion(`/user/${id}`, personRecord, signal === undefined ? {} : { signal }))

/** One person with the roles that the caller gets to see, and the version that a change has to be based on. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, 'one', id],
    queryFn: ({ signal }) => readUser(id, signal),
    ...freshOnOpening,
  })

/** What the caller may give, and where. */
export const grantableQuery = queryOptions({
  queryKey: [...everyUser, 'grantable'],
  queryFn: ({ signal }) => answered(apiClient.get('/user/grantable', grantable, { signal })),
  ...freshOnOpening,
})

/** The rights that modules declare of their own; none of an earlier server, which takes the address for that of a person. */
export const ownRightsQuery = queryOptions({
  queryKey: [...everyUser, 'own-rights'],
  queryFn: async ({ signal }) => {
    const answer = await apiClient.get('/user/own-rights', declaredOwnRights, { signal })
    const isUnserved = isFailure(answer) && (answer.statusCode === 400 || answer.statusCode === 404)
    return isUnserved ? { modules: [] } : answered(Promise.resolve(answer))
  },
  ...freshOnOpening,
})

/** Everything about people is asked for again. */
export const refreshUsers = () => queryClient.invalidateQueries({ queryKey: everyUser })

type SentUser = Readonly<Record<PersonDetail, string>> & {
  readonly jobTitleId: number | null
  readonly roles: readonly Role[]
}

/** `requestId` is made once per dialog, so that a repeated press adds one person. */
export const addUser = (
  user: SentUser & { readonly requestId: string; readonly invite: boolean; readonly ownRights?: readonly string[] },
) => answered(apiClient.post('/user', user, personRecord, { refusals: peopleRefusal }))

type SentChanges = Partial<SentUser & { readonly active: boolean; readonly ownRights: OwnRightChanges }>

export const changeUser = (id: number, changes: SentChanges, version: string) =>
  answered(apiClient.patch(`/user/${id}`, changes, personRecord, { ifMatch: version, refusals: peopleRefusal }))

/** Only of somebody who never signed in and left no trace. */
export const removeUser = (id: number, version: string) =>
  answered(apiClient.delete(`/user/${id}`, personRemoved, { ifMatch: version, refusals: peopleRefusal }))

/** Signs somebody out everywhere; how many sessions there were. */
export const endSessions = (id: number) =>
  answered(apiClient.delete(`/user/${id}/sessions`, sessionsEnded, { refusals: peopleRefusal }))

/** Each person all or nothing; the answer says what became of each. */
export const changeActivityOfMany = (userIds: number[], active: boolean) =>
  answered(apiClient.post('/user/activity', { userIds, active }, bulkOutcome, { refusals: peopleRefusal }))

export const giveRoleToMany = (userIds: number[], role: Role) =>
  answered(apiClient.post('/user/roles/give', { userIds, role }, bulkOutcome, { refusals: peopleRefusal }))

export const inviteUser = (id: number) =>
  answered(apiClient.post(`/user/${id}/invitation`, undefined, personRecord, { refusals: peopleRefusal }))

export const cancelInvitation = (id: number) =>
  answered(apiClient.delete(`/user/${id}/invitation`, personRecord, { refusals: peopleRefusal }))

export const inviteMany = (userIds: number[]) =>
  answered(apiClient.post('/user/invitations', { userIds }, bulkOutcome, { refusals: peopleRefusal }))

export const cancelInvitationsOfMany = (userIds: number[]) =>
  answered(apiClient.post('/user/invitations/cancel', { userIds }, bulkOutcome, { refusals: peopleRefusal }))

/** What stays behind when somebody is made inactive. */
export const leftBehindQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyUser, 'leaving', id],
    queryFn: ({ signal }) => answered(apiClient.get(`/user/${id}/leaving`, leftBehind, { signal })),
    ...freshOnOpening,
  })

/** Those who have signed up and wait for an administrator, the newest first. */
export const waitingUsersQuery = (page: number) =>
  queryOptions({
    queryKey: [...everyUser, 'waiting', page],
    queryFn: ({ signal }) => answered(apiClient.get(`/user/waiting?page=${page}`, waitingPeople, { signal })),
    placeholderData: keepPreviousData,
    ...freshOnOpening,
  })

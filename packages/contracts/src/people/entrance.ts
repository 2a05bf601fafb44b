export { accountsToDo, type AccountsToDo, type AccountsToDoAnswer } from './accounts-to-do'
export { isRequiredDetail, personDetailNames, type PersonDetail } from './person-fields'
export {
  invitationFilters,
  personList,
  personListQuery,
  personSearch,
  personSortFields,
  type InvitationFilter,
  type PersonList,
  type PersonListQuery,
  type PersonRow,
  type PersonSortField,
} from './person-list'
export { grantable, personRecord, type Grantable, type PersonRecord, type PersonRole } from './person-record'
export { declaredOwnRights, type DeclaredOwnRights, type OwnRightChanges } from './own-rights'
export { peopleRefusal, type PeopleRefusal } from './person-refusals'
export {
  newPeople,
  newPerson,
  personChanges,
  personRemoved,
  sessionsEnded,
  type GivenRole,
  type NewPerson,
  type NewPersonRequest,
  type PersonChanges,
} from './person-changes'
export { activityOfMany, bulkOutcome, invitationsOfMany, roleForMany, type BulkOutcome } from './bulk-changes'
export {
  personActions,
  personHistory,
  personHistoryQuery,
  type PersonAction,
  type PersonEvent,
  type PersonHistory,
  type PersonHistoryQuery,
} from './person-history'
export {
  waitingPeople,
  waitingQuery,
  type WaitingPeople,
  type WaitingPerson,
  type WaitingQuery,
} from './waiting-people'
export { leftBehind, type LeftBehind } from './left-behind'

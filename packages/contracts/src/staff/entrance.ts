export { actualServiceReason, ordinaryServiceReason } from './staff-fields'
export {
  staffFile,
  staffList,
  staffMemberWithTerms,
  type StaffFile,
  type StaffList,
  type StaffMember,
  type StaffMemberWithTerms,
  type StaffTerms,
} from './staff-member'
export {
  comingTermsAnswer,
  comingTermsQuery,
  type ComingSoon,
  type ComingTerms,
  type ComingTermsAnswer,
  type FoundComingTerms,
} from './coming-terms'
export {
  newStaffMember,
  staffChanges,
  staffEmployments,
  staffFileQuery,
  staffListQuery,
  staffRemoved,
  staffSearch,
  staffSortFields,
  type NewStaffMember,
  type NewStaffMemberRequest,
  type StaffChanges,
  type StaffEmployment,
  type StaffFileQuery,
  type StaffListQuery,
  type StaffRemoved,
  type StaffSortField,
} from './staff-calls'
export {
  scheduleQuery,
  scheduleWeeks,
  scheduleYear,
  type ScheduleQuery,
  type ScheduleRow,
  type ScheduleWeeks,
  type ScheduleYear,
} from './schedule'
export {
  staffImport,
  staffImportCheck,
  staffImported,
  staffImportPlan,
  staffRow,
  type PlannedPerson,
  type SentStaffRow,
  type StaffImport,
  type StaffImportPlan,
} from './staff-import'
export { staffRefusal, type StaffRefusal } from './staff-refusals'

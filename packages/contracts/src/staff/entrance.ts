export { actualServiceReason, gender, ordinaryServiceReason } from './staff-fields'
export {
  staffList,
  staffMemberWithTerms,
  type StaffList,
  type StaffMember,
  type StaffMemberWithTerms,
  type StaffTerms,
} from './staff-member'
export {
  newStaffMember,
  staffChanges,
  staffEmployments,
  staffListQuery,
  staffRemoved,
  staffSearch,
  staffSortFields,
  type NewStaffMember,
  type NewStaffMemberRequest,
  type StaffChanges,
  type StaffEmployment,
  type StaffListQuery,
  type StaffRemoved,
  type StaffSortField,
} from './staff-calls'
export { scheduleYear, type ScheduleRow, type ScheduleYear } from './schedule'
export { staffRefusal, type StaffRefusal } from './staff-refusals'

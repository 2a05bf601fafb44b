export { checkMonthlySalary, checkServiceGrade, checkWeeklyHours, needsServiceReason } from './check-staff-values'
export { checkBirthday, isEmploymentDay, longestStaffName, longestStaffNotes } from './check-person'
export { genders, type Gender, ordinaryServiceReasons, actualServiceReasons } from './staff-codes'
export { parseMonthlySalary, parseServiceGrade, parseWeeklyHours } from './parse-staff-values'
export {
  changeTerms,
  checkTermsDay,
  termsOn,
  type Employment,
  type Service,
  type ServiceTerms,
  type ServiceValues,
} from './service-terms'
export { availableHours, scheduledHoursOfYear, scheduleOfYear } from './available-hours'

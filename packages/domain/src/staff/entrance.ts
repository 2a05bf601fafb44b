export {
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  needsServiceReason,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
} from './staff-numbers'
export { checkBirthday, isEmploymentDay, longestStaffName, longestStaffNotes } from './check-person'
export { genders, type Gender, ordinaryServiceReasons, actualServiceReasons } from './staff-codes'
export {
  changeTerms,
  checkTermsDay,
  termsOn,
  type Employment,
  type Service,
  type ServiceTerms,
  type ServiceValues,
} from './service-terms'
export { employmentStandings, standingOn } from './employment-standing'
export { tellApart, type Distinction, type NamedPerson } from './tell-apart'
export { availableHours, scheduledHoursOfYear, scheduleOfYear } from './available-hours'

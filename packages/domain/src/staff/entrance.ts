export {
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  likelyServiceGrade,
  needsServiceReason,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
} from './staff-numbers'
export { checkBirthday, isEmploymentDay, longestStaffName, longestStaffNotes } from './check-person'
export { genders, type Gender, ordinaryServiceReasons, actualServiceReasons } from './staff-codes'
export {
  identityFields,
  isPersonField,
  isText,
  personFieldNames,
  sortedFields,
  staffFieldNames,
  termsFieldNames,
  traitsOf,
  type FieldTraits,
  type NewPerson,
  type PersonField,
  type SortedField,
  type SpecialField,
  type StaffField,
  type StaffPerson,
  type TermsField,
} from './staff-fields'
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
export { mostRowsOfImport, staffRowCodes, staffRowFields, type StaffRow, type StaffRowChange } from './import/staff-row'
export { type ListedMember } from './import/plan-changes'
export { planStaffImport, type PersonPlan } from './import/plan-staff-import'
export { lastComingDay, lastDaySoon } from './coming-terms'
export { tellApart, type Distinction, type NamedPerson } from './tell-apart'
export {
  availableHours,
  daysOfWeeks,
  scheduledHoursOfAlike,
  scheduledHoursOfYear,
  scheduleOfWeeks,
  type AlikeMembers,
} from './available-hours'

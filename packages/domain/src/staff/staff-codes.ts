/** Genders of a staff member as codes (§3). */
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof genders)[number]

/** Reasons of an ordinary service grade: own request, full-time work as the norm, other (§3). */
export const ordinaryServiceReasons = ['OWN_REQUEST', 'FULL_TIME_NORM', 'OTHER'] as const
export type OrdinaryServiceReason = (typeof ordinaryServiceReasons)[number]

/** Reasons of an actual service grade: parental leave, leave of absence, sick leave, union assignment, other (§3). */
export const actualServiceReasons = [
  'PARENTAL_LEAVE',
  'LEAVE_OF_ABSENCE',
  'SICK_LEAVE',
  'UNION_ASSIGNMENT',
  'OTHER',
] as const
export type ActualServiceReason = (typeof actualServiceReasons)[number]

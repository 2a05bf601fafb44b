/** Columns of each list, in their order: the server sorts by each of them. */
export const clientSortFields = [
  'client',
  'activeUsers',
  'activeShare',
  'lastSavedForecast',
  'logins',
  'totalUsers',
  'units',
  'loginsPerUser',
  'licensed',
] as const
export type ClientSortField = (typeof clientSortFields)[number]

export const userSortFields = ['client', 'unit', 'units', 'user', 'role', 'lastLogin', 'status'] as const
export type UserSortField = (typeof userSortFields)[number]

export const unitSortFields = [
  'client',
  'department',
  'unit',
  'users',
  'activeShare',
  'balanced',
  'targetEfficiency',
  'actualEfficiency',
  'staffing',
  'grossStaff',
  'netStaff',
  'grossHours',
  'grossShare',
  'recommendedGross',
  'absence',
  'substitutes',
  'hourlySubstitutes',
  'ownResourceShift',
  'cost',
  'budget',
  'difference',
  'averageGrade',
  'averageNeed',
] as const
export type UnitSortField = (typeof unitSortFields)[number]

/** The columns, and how many percentage points actual efficiency is from the unit's own target, above it or below. */
export const unitSortKeys = [...unitSortFields, 'fromTarget'] as const
export type UnitSortKey = (typeof unitSortKeys)[number]

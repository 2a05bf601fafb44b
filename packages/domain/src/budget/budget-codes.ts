/** Zones of a needs budget as codes (§3): urban area, countryside, nursing care, service, health care, approved time. */
export const zones = ['urban-area', 'countryside', 'nursing-care', 'service', 'health-care', 'approved-time'] as const
export type Zone = (typeof zones)[number]

/** Room types of a needs budget as codes (§3). */
export const roomTypes = ['dementia', 'couple-accommodation', 'short-term-accommodation', 'somatic'] as const
export type RoomType = (typeof roomTypes)[number]

/** What the hours of a needs budget rest on, one per budget (§3, A-134): granted, planned or actual performed time. */
export const timeTypes = ['granted', 'planned', 'performed'] as const
export type TimeType = (typeof timeTypes)[number]

/** How a budget gives money (§3, A-135): per year, per annual zone hour, per room and year. */
export const budgetTypes = ['fixed', 'per-hour', 'per-room'] as const
export type BudgetType = (typeof budgetTypes)[number]

/** Hours of a zone line are entered for a month or for the whole year. */
export const zonePeriods = ['month', 'year'] as const
export type ZonePeriod = (typeof zonePeriods)[number]

/** States of both kinds of budget (§4, A-129). */
export const budgetStates = ['saved', 'active', 'locked'] as const
export type BudgetState = (typeof budgetStates)[number]

/** The seven staff types outside the common schedule (§3). */
export const staffTypes = [
  'buffer',
  'group-leader',
  'scheduler',
  'substitutes',
  'planner',
  'administrative-staff',
  'other',
] as const
export type StaffType = (typeof staffTypes)[number]

/** Buffer and substitutes stay available as extra time, the others are a fixed cost. */
export const extraTimeStaffTypes: readonly StaffType[] = ['buffer', 'substitutes']

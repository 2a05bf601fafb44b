/** What an entry is about (§3). */
export const diaryCategories = ['ABSENCE', 'EXTRA_RESOURCE', 'CHANGE_OF_NEEDS'] as const
export type DiaryCategory = (typeof diaryCategories)[number]

/** Where an entry stands (§4). */
export const diaryStatuses = ['WAITING', 'APPROVED', 'REJECTED'] as const
export type DiaryStatus = (typeof diaryStatuses)[number]

/** Why more hands are needed (§3); VAK is a bedside watch. */
export const extraResourceReasons = ['VAK', 'GENERAL_REINFORCEMENT', 'WORK_ENVIRONMENT', 'OTHER', 'VACANT_ROW'] as const
export type ExtraResourceReason = (typeof extraResourceReasons)[number]

/** Why a unit needs more or fewer hours (§3). */
export const changeOfNeedReasons = ['INCREASED_DEMAND', 'REDUCED_DEMAND', 'DEATH', 'MOVE', 'VAK'] as const
export type ChangeOfNeedReason = (typeof changeOfNeedReasons)[number]

/** Reasons after which a unit needs fewer hours. */
const reducingReasons: readonly ChangeOfNeedReason[] = ['REDUCED_DEMAND', 'DEATH', 'MOVE']

/** 1 or -1: whether the hours of a change are added to the need or taken from it. */
export const signOfReason = (reason: ChangeOfNeedReason): 1 | -1 => (reducingReasons.includes(reason) ? -1 : 1)

/** Types of an extra resource as substitute ids: borrowing, hourly, filling time, overtime, staggered hours (§3, A-119). */
export const extraResourceTypes = [2, 3, 4, 5, 6] as const

/** The substitute type that stands for none: it has no hours. */
export const noSubstitute = 7

/** Where those live whose needs change; may be left out. */
export const locationTypes = [
  'ordinary-housing',
  'special-housing',
  'short-term-housing',
  'day-activities',
  'other',
] as const

const absenceOfSubstitute = 7
const otherAbsence = 3

/** The forecast's absence id of a reason: "Substitute" (7) counts as other absence, any other under its own id. */
export const absenceOfReason = (reason: number): number => (reason === absenceOfSubstitute ? otherAbsence : reason)

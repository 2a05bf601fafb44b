import { checkUnsocialWeight, unsocialDays } from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId } from '../wire/primitives'
import { settingDay } from './budget-settings'

const weight = checkedNumber(checkUnsocialWeight)

const weights = z.strictObject(
  Object.fromEntries(unsocialDays.map(day => [day, weight])) as Record<(typeof unsocialDays)[number], typeof weight>,
)

const way = {
  /** False: evenly, a 52nd each week. */
  byCalendar: z.boolean(),
  /** What a day of each kind weighs. */
  weights,
}

const unsocialRule = z.object({ id: entityId, validFrom: calendarDay, ...way })
export type UnsocialRuleOnWire = z.infer<typeof unsocialRule>

/** GET /settings/budget/municipality/{id}/unsocial-hours, and the answer of a change: how the amount falls, by day. */
export const municipalityUnsocialHours = z.object({ id: entityId, name: z.string(), rules: z.array(unsocialRule) })
export type MunicipalityUnsocialHours = z.infer<typeof municipalityUnsocialHours>

const typedRule = z.strictObject({ validFrom: settingDay, ...way })

/**
 * POST …/unsocial-hours: how the year's amount falls from a day on, new or in place of the rule of that day.
 * `basedOn` is that rule as it was read, null for none; another one by now is 409 with details `{reason: 'changed'}`.
 */
export const setUnsocialRule = z.strictObject({
  ...typedRule.shape,
  basedOn: z.strictObject(way).nullable(),
})
export type SetUnsocialRule = z.infer<typeof setUnsocialRule>

/** POST …/unsocial-hours/preview: the rule that would be set, or the id of the one that would be removed. */
export const unsocialPreviewQuestion = z.union([
  z.strictObject({ set: typedRule }),
  z.strictObject({ remove: entityId }),
])

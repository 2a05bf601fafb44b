import { checkSavedFromDay15 } from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId } from '../wire/primitives'
import { settingDay } from './budget-settings'

const way = {
  /** False: every hour of short-term illness saves the factor of the budget. */
  bySpell: z.boolean(),
  /** What an hour from the fifteenth day of a spell saves, 1 for a whole hour. */
  savedFromDay15: checkedNumber(checkSavedFromDay15),
}

const sickPayRule = z.object({ id: entityId, validFrom: calendarDay, ...way })
export type SickPayRuleOnWire = z.infer<typeof sickPayRule>

/** GET /settings/budget/municipality/{id}/sick-pay, and the answer of a change: how sick pay is counted, by day. */
export const municipalitySickPay = z.object({ id: entityId, name: z.string(), rules: z.array(sickPayRule) })
export type MunicipalitySickPay = z.infer<typeof municipalitySickPay>

const typedRule = z.strictObject({ validFrom: settingDay, ...way })

/**
 * POST …/sick-pay: how sick pay is counted from a day on, new or in place of the rule of that day. `basedOn` is
 * that rule as it was read, null for none; another one by now is 409 with details `{reason: 'changed'}`.
 */
export const setSickPayRule = z.strictObject({
  ...typedRule.shape,
  basedOn: z.strictObject(way).nullable(),
})
export type SetSickPayRule = z.infer<typeof setSickPayRule>

/** POST …/sick-pay/preview: the rule that would be set, or the id of the one that would be removed. */
export const sickPayPreviewQuestion = z.union([
  z.strictObject({ set: typedRule }),
  z.strictObject({ remove: entityId }),
])

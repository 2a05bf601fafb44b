import {
  budgetSettingKeys,
  checkBudgetSetting,
  costFactorKeys,
  firstBudgetYear,
  lastBudgetYear,
} from '@veckovis/domain/budget'
import { z } from 'zod'
import { entityId } from '../wire/primitives'
import { calendarDay } from '../staff/staff-fields'

const budgetSetting = z.object({
  id: entityId,
  key: z.enum(budgetSettingKeys),
  validFrom: calendarDay,
  /** Percent, hours per week or a factor. */
  value: z.number(),
  /** False for what holds in the whole country until the municipality says otherwise. */
  isOwn: z.boolean(),
  /** A made-up value of the demonstration. */
  isDemo: z.boolean(),
})
export type BudgetSettingOnWire = z.infer<typeof budgetSetting>

/** GET /settings/budget/municipality: those whose settings the caller may change, in Swedish order. */
export const budgetSettingsMunicipalities = z.array(
  z.object({ id: entityId, name: z.string(), county: z.string(), ownSettings: z.int() }),
)
export type BudgetSettingsMunicipalities = z.infer<typeof budgetSettingsMunicipalities>

/** GET /settings/budget/municipality/{id}, and the answer of a change: all own and common values, by key and date. */
export const municipalityBudgetSettings = z.object({
  id: entityId,
  name: z.string(),
  settings: z.array(budgetSetting),
})
export type MunicipalityBudgetSettings = z.infer<typeof municipalityBudgetSettings>

/** A day on which a dated value of a budget may begin. */
export const settingDay = calendarDay.refine(
  day => Number(day.slice(0, 4)) >= firstBudgetYear && Number(day.slice(0, 4)) <= lastBudgetYear,
  { error: 'not-a-date' },
)

/**
 * POST /settings/budget/municipality/{id}: a value from a day on, new or in place of the one of that day. `basedOn` is
 * that value as it was read, null for none; another one by now is 409 with details `{reason: 'changed'}`.
 */
export const setBudgetSetting = z
  .strictObject({
    key: z.enum(budgetSettingKeys),
    validFrom: settingDay,
    value: z.number(),
    basedOn: z.number().nullable(),
  })
  .check(context => {
    const { key, value } = context.value
    const checked = checkBudgetSetting(key, value)
    if (!checked.ok) context.issues.push({ code: 'custom', message: checked.error, input: value, path: ['value'] })
  })
export type SetBudgetSetting = z.infer<typeof setBudgetSetting>

const costFactor = z
  .strictObject({ key: z.enum(costFactorKeys), value: z.number(), basedOn: z.number().nullable() })
  .check(context => {
    const { key, value } = context.value
    const checked = checkBudgetSetting(key, value)
    if (!checked.ok) context.issues.push({ code: 'custom', message: checked.error, input: value, path: ['value'] })
  })

/**
 * POST /settings/budget/municipality/{id}/cost-factors: several factors from one day on, all of them or none; each with the
 * own value of that day that it rests on, as in `setBudgetSetting`.
 */
export const setCostFactors = z.strictObject({
  validFrom: settingDay,
  factors: z
    .array(costFactor)
    .min(1)
    .max(costFactorKeys.length)
    .refine(factors => new Set(factors.map(({ key }) => key)).size === factors.length, { error: 'twice' }),
})
export type SetCostFactors = z.infer<typeof setCostFactors>

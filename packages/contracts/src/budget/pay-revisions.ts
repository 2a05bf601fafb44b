import { checkPayRevision, payRevisionKinds, staffTypes } from '@veckovis/domain/budget'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { entityId, year } from '../wire/primitives'
import { settingDay } from './budget-settings'

/** Of whom: null for all staff. */
const ofWhom = z.enum(staffTypes).nullable()

const payRevision = z.object({
  id: entityId,
  validFrom: calendarDay,
  staffType: ofWhom,
  kind: z.enum(payRevisionKinds),
  /** Percent, or kronor per month. */
  value: z.number(),
})
export type PayRevisionOnWire = z.infer<typeof payRevision>

/** GET /settings/budget/municipality/{id}/pay-revisions, and the answer of a change: by day, all staff first. */
export const municipalityPayRevisions = z.object({
  id: entityId,
  name: z.string(),
  revisions: z.array(payRevision),
})
export type MunicipalityPayRevisions = z.infer<typeof municipalityPayRevisions>

const typedRevision = {
  validFrom: settingDay,
  staffType: ofWhom,
  kind: z.enum(payRevisionKinds),
  value: z.number(),
}

type Checked = {
  readonly value: { readonly kind: (typeof payRevisionKinds)[number]; readonly value: number }
  readonly issues: {
    push: (issue: { code: 'custom'; message: string; input: number; path: string[] }) => unknown
  }
}

const requireValue = ({ value: { kind, value }, issues }: Checked): void => {
  const checked = checkPayRevision(kind, value)
  if (!checked.ok) issues.push({ code: 'custom', message: checked.error, input: value, path: ['value'] })
}

/**
 * POST /settings/budget/municipality/{id}/pay-revisions: a revision from a day on, new or in place of the one of that
 * day, these staff and this kind. `basedOn` is its value as it was read, null for none; another one by now is 409 with
 * details `{reason: 'changed'}`.
 */
export const setPayRevision = z.strictObject({ ...typedRevision, basedOn: z.number().nullable() }).check(requireValue)
export type SetPayRevision = z.infer<typeof setPayRevision>

/** POST …/pay-revisions/preview: the revision that would be set, or the id of the one that would be removed. */
export const payRevisionPreviewQuestion = z.union([
  z.strictObject({ set: z.strictObject(typedRevision).check(requireValue) }),
  z.strictObject({ remove: entityId }),
])

const consequence = {
  /** SEK of the year, as it is and as it would be. */
  costBefore: z.number(),
  costAfter: z.number(),
  /** SEK of the year's budget that are left, as it is and as it would be. */
  leftBefore: z.number(),
  leftAfter: z.number(),
  /** SEK of the year; left out where it shows no income. */
  incomeBefore: z.number().optional(),
  incomeAfter: z.number().optional(),
}

/** Each forecast whose year's cost or income would change, by name of the unit and year, and their sum. */
export const costPreview = z.object({
  units: z.array(z.object({ unitId: entityId, name: z.string(), year, ...consequence })),
  sum: z.object(consequence),
})
export type CostPreview = z.infer<typeof costPreview>

import { largestMeasure, measureKinds } from '@veckovis/domain/modules'
import { z } from 'zod'
import { versionShape } from './module-failures'

/** POST /modules/measures: what was measured of versions on a page. Holds nothing about the person. */
export const moduleMeasures = z.strictObject({
  measures: z
    .array(
      z.strictObject({
        ...versionShape,
        kind: z.enum(measureKinds),
        /** Whole milliseconds; a layout shift in thousandths. */
        value: z.int().min(0).max(largestMeasure),
      }),
    )
    .min(1)
    .max(20),
})
export type ModuleMeasure = z.infer<typeof moduleMeasures>['measures'][number]

const versionMeasures = z.strictObject({
  moduleId: z.string(),
  version: z.string(),
  kind: z.enum(measureKinds),
  count: z.int(),
  /** What three quarters of them do not pass. */
  p75: z.int(),
})
export type VersionMeasures = z.infer<typeof versionMeasures>

/** GET /settings/modules/measures: of the last 31 days, by module, version and kind. */
export const measuresAnswer = z.strictObject({ measures: z.array(versionMeasures) })

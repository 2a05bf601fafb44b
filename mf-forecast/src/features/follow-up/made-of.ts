import type { YearsOfForecast, YearsOfOutcome } from '@veckovis/domain/follow-up'

/** What the follow-up is worked out of. */
export type MadeOf = { readonly years: YearsOfForecast; readonly outcome: YearsOfOutcome | undefined }

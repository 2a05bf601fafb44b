import type { Hundredths } from '../numbers/hundredths'
import type { ChosenDates } from './chosen-dates'
import type { ChangeOfNeedReason, ExtraResourceReason } from './diary-codes'

/** Who comes in the place of somebody who is away, for so many hours a day. */
type Substitute = { readonly typeId: number; readonly perDay: Hundredths }

export type AbsenceContent = ChosenDates & {
  readonly category: 'ABSENCE'
  /** Id of the absence reason */
  readonly reason: number
  readonly staffId: number
  readonly perDay: Hundredths
  readonly substitute: Substitute | null
}

type ExtraResourceContent = ChosenDates & {
  readonly category: 'EXTRA_RESOURCE'
  readonly reason: ExtraResourceReason
  /** Id of the substitute type */
  readonly typeId: number
  readonly perDay: Hundredths
}

export type ChangeOfNeedsContent = ChosenDates & {
  readonly category: 'CHANGE_OF_NEEDS'
  readonly reason: ChangeOfNeedReason
  /** Hours of an ISO week, above 0; the reason says whether they are added or taken away */
  readonly perWeek: Hundredths
}

/** What of an entry reaches the forecast. */
export type EntryContent = AbsenceContent | ExtraResourceContent | ChangeOfNeedsContent

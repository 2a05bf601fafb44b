import {
  changedAbsence,
  consequence,
  diaryRefusal as refusals,
  type AbsenceChange,
  type ChangedAbsence,
  type Consequence,
  type ConsequenceOfNew,
} from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'

/** What entries of a form would do to the forecast, together with what else waits in the unit. */
export const tryEntries = (unitId: number, tried: ConsequenceOfNew, signal: AbortSignal): Promise<Consequence> =>
  answered(apiClient.post(`/diary/unit/${unitId}/consequence`, tried, consequence, { refusals, signal }))

/** Another last day, other hours or another substitute of what is approved; `requestId` is made once per dialog. */
export const changeAbsence = (id: number, change: AbsenceChange, version: string): Promise<ChangedAbsence> =>
  answered(apiClient.post(`/diary/${id}/change`, change, changedAbsence, { refusals, ifMatch: version }))

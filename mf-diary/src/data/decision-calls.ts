import { decidedEntries, diaryRefusal as refusals, type DiaryDecision } from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'

/** All of them or none. */
export const decideEntries = (decision: 'approve' | 'reject', body: DiaryDecision) =>
  answered(apiClient.post(`/diary/${decision}`, body, decidedEntries, { refusals }))

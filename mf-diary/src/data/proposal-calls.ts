import {
  changedAbsence,
  diaryRefusal as refusals,
  proposedChange,
  type AbsenceProposal,
  type ChangedAbsence,
  type ProposedChange,
} from '@veckovis/contracts/diary'
import { answered, apiClient } from '@veckovis/platform'

/** What somebody who may not approve would change of an approved absence; it moves nothing until it is decided. */
export const proposeChange = (id: number, change: AbsenceProposal, version: string): Promise<ProposedChange> =>
  answered(apiClient.post(`/diary/${id}/proposal`, change, proposedChange, { refusals, ifMatch: version }))

type Proposal = Pick<ProposedChange, 'id' | 'entryId'>

/** Makes the change that was proposed, as `changeAbsence` does. */
export const approveProposal = ({ id, entryId }: Proposal): Promise<ChangedAbsence> =>
  answered(apiClient.post(`/diary/${entryId}/proposal/approve`, { proposal: id }, changedAbsence, { refusals }))

export const rejectProposal = ({ id, entryId }: Proposal, comment: string): Promise<ProposedChange> =>
  answered(apiClient.post(`/diary/${entryId}/proposal/reject`, { proposal: id, comment }, proposedChange, { refusals }))

export const withdrawProposal = ({ id, entryId }: Proposal): Promise<ProposedChange> =>
  answered(apiClient.post(`/diary/${entryId}/proposal/withdraw`, { proposal: id }, proposedChange, { refusals }))

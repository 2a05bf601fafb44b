import type { ProposedChange } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { changeableInHours } from '../entries/entry-answer'
import type { StoredEntry } from '../entries/stored-entry'
import { findSubstitutes, idsOfNamed } from '../entries/substitutes'
import { listProposals, type StoredProposal } from './proposal-repository'

type Shown = { readonly entry: StoredEntry; readonly userId: number }

/** What was proposed for an entry, as it is answered to somebody. */
export const proposalAnswer = async (
  transaction: Transaction,
  { entry: { unitId, version }, proposal, userId }: Shown & { readonly proposal: StoredProposal },
): Promise<ProposedChange> => {
  const { id, entryId, status, at, by, after, decidedAt, decidedBy, comment } = proposal
  const ids = idsOfNamed([after.named])
  const known = { unitId, substitutes: await findSubstitutes(transaction, { unitIds: [unitId], ids }) }
  return {
    ...{ id, entryId, status, at: at.toISOString(), by },
    isOwn: proposal.userId === userId,
    isStale: proposal.entryVersion !== version,
    after: changeableInHours(after, known),
    times: proposal.times,
    decision: decidedAt && { at: decidedAt.toISOString(), by: decidedBy, comment },
  }
}

/** What waits behind the entry, or was rejected last of the entry as it is; null where there is no such proposal. */
export const proposalShown = async (
  transaction: Transaction,
  { entry, userId }: Shown,
): Promise<ProposedChange | null> => {
  const [proposal] = await listProposals(transaction, entry.id)
  const isShown =
    proposal?.status === 'WAITING' || (proposal?.status === 'REJECTED' && proposal.entryVersion === entry.version)
  return isShown ? proposalAnswer(transaction, { entry, proposal, userId }) : null
}

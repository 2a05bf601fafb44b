import { isDeepStrictEqual } from 'node:util'
import type { AbsenceProposal, ProposedChange } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { checkChange, isSameTimes } from '../changing/change-absence'
import { changeableOf } from '../changing/change-repository'
import type { DiaryChanger } from '../diary-context'
import { diaryError } from '../diary-error'
import { shownAgain } from '../diary-questions'
import { holdEntry, type AddressedEntry } from '../entries/change-entry'
import { proposalAnswer } from './proposal-answer'
import { insertProposal, listProposals } from './proposal-repository'

const findWaiting = async (transaction: Transaction, entryId: number) =>
  (await listProposals(transaction, entryId)).find(({ status }) => status === 'WAITING')

/**
 * Proposes another last day, other hours or another substitute of an approved absence, checked as the change itself is. It
 * moves nothing until somebody who approves takes it. One waits at a time; the same once more is the one that waits.
 */
export const proposeChange = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-change-proposed' | 'diary-read'>,
  addressed: AddressedEntry,
  sent: AbsenceProposal,
): Promise<ProposedChange> => {
  const { userId, at } = caller
  const entry = await holdEntry(transaction, caller, addressed)
  const { entered, fields } = await checkChange(transaction, entry, sent)
  const after = changeableOf(entered)
  const waiting = await findWaiting(transaction, entry.id)
  if (waiting !== undefined) {
    const isSame = isDeepStrictEqual(waiting.after, after) && isSameTimes(waiting.times, entered.times)
    if (!isSame || waiting.userId !== userId || waiting.entryVersion !== entry.version)
      throw diaryError({ code: 'conflict', details: { reason: 'change-waits' } })
    await caller.audit(transaction, shownAgain(entry))
    return proposalAnswer(transaction, { entry, proposal: waiting, userId })
  }
  await insertProposal(transaction, { entry, after, times: entered.times, userId, at })
  await caller.audit(transaction, {
    ...{ action: 'diary-change-proposed', subject: `diary/${entry.id}` },
    details: { version: entry.version, fields },
  })
  const made = await findWaiting(transaction, entry.id)
  if (made === undefined) throw new Error(`The proposal for entry ${entry.id} vanished while it was held`)
  return proposalAnswer(transaction, { entry, proposal: made, userId })
}

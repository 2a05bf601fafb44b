import type { AbsenceChange, ProposedChange, RejectedProposal } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import { anyVersion } from '../../../http/version-tag'
import { changeAbsence, type ChangedEntry, type Changing } from '../changing/change-absence'
import { holdDiaries, type DiaryCaller, type DiaryChanger } from '../diary-context'
import { diaryError } from '../diary-error'
import { holdEntry } from '../entries/change-entry'
import { proposalAnswer } from './proposal-answer'
import { decideProposal, listProposals, type StoredProposal } from './proposal-repository'

/** A proposal and the entry behind which it waits. */
export type AskedProposal = { readonly id: number; readonly proposal: number }

/** The proposal with every other change of its entry done; 404 for that of another entry. */
const holdProposal = async (transaction: Transaction, caller: DiaryCaller, { id, proposal: wanted }: AskedProposal) => {
  const entry = await holdEntry(transaction, caller, { id, requireNewest: anyVersion })
  const proposal = (await listProposals(transaction, id)).find(each => each.id === wanted)
  if (proposal === undefined) throw diaryError({ code: 'not-found' })
  return { entry, proposal }
}

const refuseUnlessWaiting = ({ status }: StoredProposal): void => {
  if (status !== 'WAITING') throw diaryError({ code: 'conflict', details: { reason: 'change-decided' } })
}

const namedIn = ({ after: { named } }: StoredProposal) => {
  if (named === null) return null
  const { staffId, pool } = named
  if (staffId !== null) return { staffId }
  if (pool === null) throw new Error('Somebody comes who is nobody')
  return { pool }
}

/** What the proposer would have sent had they been allowed to change the entry themselves. */
const changeOf = (proposal: StoredProposal): AbsenceChange => {
  const { after, times, requestId } = proposal
  const { lastDay, perDay, substitute } = after
  return {
    ...{ requestId, lastDay, hours: times ?? { perDay: perDay / 100 } },
    substitute: substitute && {
      ...{ typeId: substitute.typeId, perDay: substitute.perDay / 100, named: namedIn(proposal) },
    },
  }
}

/**
 * Makes the change that was proposed, all of it or nothing, as if whoever approves had made it: of the entry as the
 * proposer saw it, and checked again. Once more by the same person it is answered again, as a draft may get lost.
 */
export const approveProposal = async (
  transaction: Transaction,
  changing: Changing,
  asked: AskedProposal,
): Promise<ChangedEntry> => {
  const { unitId, userId, at } = changing.caller
  await holdDiaries(transaction, [unitId])
  const { entry, proposal } = await holdProposal(transaction, changing.caller, asked)
  const change = () =>
    changeAbsence(transaction, changing, { id: entry.id, requireNewest: anyVersion }, changeOf(proposal))
  if (proposal.status === 'APPROVED' && proposal.deciderId === userId) return change()
  refuseUnlessWaiting(proposal)
  if (proposal.entryVersion !== entry.version)
    throw diaryError({ code: 'conflict', details: { reason: 'change-outdated' } })
  const changed = await change()
  const decision = { status: 'APPROVED', userId, at, comment: '', madeVersion: changed.entry.version } as const
  await decideProposal(transaction, proposal.id, decision)
  return changed
}

const decided = async (
  transaction: Transaction,
  { userId }: DiaryCaller,
  { entry, proposal }: Awaited<ReturnType<typeof holdProposal>>,
): Promise<ProposedChange> => {
  const now = (await listProposals(transaction, entry.id)).find(({ id }) => id === proposal.id)
  if (now === undefined) throw new Error(`Proposal ${proposal.id} vanished while it was held`)
  return proposalAnswer(transaction, { entry, proposal: now, userId })
}

/** Takes the proposal off the entry, which stays as it is. */
export const rejectProposal = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-change-rejected'>,
  { id, proposal: wanted, comment }: Pick<AskedProposal, 'id'> & RejectedProposal,
): Promise<ProposedChange> => {
  const { userId, at } = caller
  const held = await holdProposal(transaction, caller, { id, proposal: wanted })
  refuseUnlessWaiting(held.proposal)
  await decideProposal(transaction, wanted, { status: 'REJECTED', userId, at, comment, madeVersion: null })
  const details = { proposal: wanted }
  await caller.audit(transaction, { action: 'diary-change-rejected', subject: `diary/${id}`, details })
  return decided(transaction, caller, held)
}

/** The same by who proposed it, and by nobody else. */
export const withdrawProposal = async (
  transaction: Transaction,
  caller: DiaryChanger<'diary-change-withdrawn'>,
  asked: AskedProposal,
): Promise<ProposedChange> => {
  const { userId, at } = caller
  const held = await holdProposal(transaction, caller, asked)
  if (held.proposal.userId !== userId) throw diaryError({ code: 'forbidden' })
  refuseUnlessWaiting(held.proposal)
  const decision = { status: 'WITHDRAWN', userId, at, comment: '', madeVersion: null } as const
  await decideProposal(transaction, held.proposal.id, decision)
  const details = { proposal: held.proposal.id }
  await caller.audit(transaction, { action: 'diary-change-withdrawn', subject: `diary/${asked.id}`, details })
  return decided(transaction, caller, held)
}

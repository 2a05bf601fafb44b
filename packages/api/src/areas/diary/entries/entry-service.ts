import type {
  AbsenceChange,
  ChangedAbsence,
  DecidedEntry,
  DiaryContent,
  DiaryDeleted,
  DiaryEntry,
  DiaryRecord,
  EntryChange,
  EntryWithDraft,
  NewDiaryEntry,
  SplitEntry,
} from '@veckovis/contracts/diary'
import { effectsOf, rowIdOfEffect } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { approveProposal, type AskedProposal } from '../proposing/decide-proposal'
import { proposalShown } from '../proposing/proposal-answer'
import { questionOn } from '../../../http/questions'
import { changeAbsence, type ChangedEntry } from '../changing/change-absence'
import { listChanges } from '../changing/change-repository'
import { enterDecided, type Decider } from '../deciding/enter-decided'
import type { DiaryCaller, DiaryChanger, DiaryServices } from '../diary-context'
import { diaryError } from '../diary-error'
import { changeEntry, deleteEntry, restoreEntry, type AddressedEntry } from './change-entry'
import { createEntry, refusingDuplicates } from './create-entry'
import { answerOfOne, changeableInHours, withDraft } from './entry-answer'
import { findEntry, findUnitOfEntry, listEffects } from './entry-repository'
import { handOverAndFollow, handOverEntry, splitEntry } from './handle-entry'
import { returnEarly, type AskedReturn } from './return-early'
import type { Run } from './run'
import type { StoredEntry } from './stored-entry'
import { findSubstitutes, idsOfNamed } from './substitutes'

const changesOf = async (transaction: Transaction, { id, unitId }: StoredEntry): Promise<EntryChange[]> => {
  const changes = await listChanges(transaction, id)
  const ids = idsOfNamed(changes.flatMap(({ before, after }) => [before.named, after.named]))
  const known = { unitId, substitutes: await findSubstitutes(transaction, { unitIds: [unitId], ids }) }
  return changes.map(({ at, by, before, after, ...proposed }) => ({
    ...{ at: at.toISOString(), by, ...proposed },
    before: changeableInHours(before, known),
    after: changeableInHours(after, known),
  }))
}

/** What is approved has brought what it brought, also when somebody came back earlier. */
const recordOf = async (transaction: Transaction, entry: StoredEntry, userId: number): Promise<DiaryRecord> => ({
  ...(await answerOfOne(transaction, entry)),
  effects: (entry.status === 'APPROVED'
    ? await listEffects(transaction, entry.id, null)
    : effectsOf(entry.content)
  ).map(effect => ({
    ...{ year: effect.year, week: effect.week, rowId: rowIdOfEffect(effect) },
    hours: effect.hours / 100,
  })),
  changes: await changesOf(transaction, entry),
  proposal: await proposalShown(transaction, { entry, userId }),
})

/** Changes of an entry that waits, and its removal. */
const changesBy = (run: Run) => {
  const answered = (
    caller: DiaryChanger<'diary-read'>,
    work: (transaction: Transaction) => Promise<StoredEntry>,
    sent?: DiaryContent | NewDiaryEntry,
  ) => run(caller, async transaction => answerOfOne(transaction, await work(transaction)), sent)
  return {
    create: (caller: DiaryChanger<'diary-created' | 'diary-read'>, made: NewDiaryEntry): Promise<DiaryEntry> =>
      answered(caller, transaction => createEntry(transaction, caller, made), made),

    change: (
      caller: DiaryChanger<'diary-changed' | 'diary-read'>,
      addressed: AddressedEntry,
      sent: DiaryContent,
    ): Promise<DiaryEntry> => answered(caller, transaction => changeEntry(transaction, caller, addressed, sent), sent),

    delete: (caller: DiaryChanger<'diary-deleted' | 'diary-read'>, addressed: AddressedEntry): Promise<DiaryDeleted> =>
      run(caller, transaction => deleteEntry(transaction, caller, addressed)),

    restore: (caller: DiaryChanger<'diary-restored' | 'diary-read'>, id: number): Promise<DiaryEntry> =>
      answered(caller, transaction => restoreEntry(transaction, caller, id)),
  }
}

/** What is done with an entry beside a decision. */
const handlingBy = (run: Run, services: DiaryServices) => ({
  enterDecided: (caller: Decider, made: NewDiaryEntry): Promise<DecidedEntry> =>
    run(
      caller,
      async transaction => {
        const { rest, ...handed } = await enterDecided(transaction, { services, caller }, made)
        return { ...(await withDraft(transaction, handed)), rest: rest && (await answerOfOne(transaction, rest)) }
      },
      made,
    ),

  split: (caller: DiaryChanger<'diary-split' | 'diary-read'>, addressed: AddressedEntry): Promise<SplitEntry> =>
    run(caller, async transaction => {
      const { entry, rest } = await splitEntry(transaction, caller, addressed)
      return { ...(await answerOfOne(transaction, entry)), rest: await answerOfOne(transaction, rest) }
    }),

  handOver: (
    caller: DiaryChanger<'diary-handed-over' | 'diary-read'>,
    addressed: AddressedEntry,
    /** Whether the caller may move the forecasts, as those who approve may */
    brings: boolean,
  ): Promise<EntryWithDraft> =>
    run(caller, async transaction =>
      withDraft(
        transaction,
        await (brings
          ? handOverAndFollow(transaction, { services, caller }, addressed)
          : handOverEntry(transaction, caller, addressed)),
      ),
    ),
})

const changedAnswer = async (
  transaction: Transaction,
  { brought, closedWeeks, ...changed }: ChangedEntry,
): Promise<ChangedAbsence> => ({
  ...(await withDraft(transaction, changed)),
  brought,
  closedWeeks: [...closedWeeks],
})

/** What becomes of an absence after it is approved. */
const changesOfApproved = (run: Run, services: DiaryServices) => ({
  returnEarly: (
    caller: DiaryChanger<'diary-returned' | 'diary-read'>,
    addressed: AddressedEntry,
    asked: AskedReturn,
  ): Promise<EntryWithDraft> =>
    run(caller, async transaction => {
      const { brought, ...returned } = await returnEarly(transaction, { services, caller }, addressed, asked)
      return { ...(await withDraft(transaction, returned)), brought }
    }),

  changeAbsence: (
    caller: DiaryChanger<'diary-changed' | 'diary-read'>,
    addressed: AddressedEntry,
    sent: AbsenceChange,
  ): Promise<ChangedAbsence> =>
    run(caller, async transaction =>
      changedAnswer(transaction, await changeAbsence(transaction, { services, caller }, addressed, sent)),
    ),

  approveProposal: (
    caller: DiaryChanger<'diary-changed' | 'diary-read'>,
    asked: AskedProposal,
  ): Promise<ChangedAbsence> =>
    run(caller, async transaction =>
      changedAnswer(transaction, await approveProposal(transaction, { services, caller }, asked)),
    ),
})

/** Reads and changes of single entries, each in one transaction. */
export const createEntryService = (services: DiaryServices) => {
  const { database } = services
  const run: Run = ({ userId, unitId, audit }, work, sent) => {
    const staff = sent?.category === 'ABSENCE' ? [sent.staffId] : []
    const asked = questionOn(`unit/${unitId}`, { question: 'duplicate', staff })
    // What was done is undone by then: the question stays.
    const tell = () => database.asUser(userId, transaction => audit(transaction, { action: 'diary-read', ...asked }))
    return refusingDuplicates(() => database.asUser(userId, work), tell)
  }
  return {
    /** Undefined for an entry that this user cannot see. */
    unitOf: (userId: number, id: number): Promise<number | undefined> =>
      database.asUser(userId, transaction => findUnitOfEntry(transaction, id)),

    read: ({ userId, unitId }: DiaryCaller, id: number): Promise<DiaryRecord> =>
      database.asUser(userId, async transaction => {
        const entry = await findEntry(transaction, { id, unitId })
        if (entry === undefined) throw diaryError({ code: 'not-found' })
        return recordOf(transaction, entry, userId)
      }),

    ...changesBy(run),
    ...handlingBy(run, services),
    ...changesOfApproved(run, services),
  }
}

export type EntryService = ReturnType<typeof createEntryService>

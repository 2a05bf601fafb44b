import type { DiaryContent, NewDiaryEntry } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import type { DiaryChanger } from '../diary-context'

/** Does the work in one transaction, and says in words that an entry of the same is there already. */
export type Run = <T>(
  caller: DiaryChanger<'diary-read'>,
  work: (transaction: Transaction) => Promise<T>,
  asked?: DiaryContent | NewDiaryEntry,
) => Promise<T>

import type { DiaryEntry, NamedList } from '@veckovis/contracts/diary'
import { useSelection } from '@veckovis/lists'
import { entryName } from '../../data/entry-texts'
import { useDiaryWords } from '../../wording/diary-words'

type Decidable<Entry> = {
  /** The search and the filters as one text */
  readonly scope: string
  /** The entries of the page */
  readonly inSight: readonly Entry[]
  readonly absences: NamedList
  readonly mayDecide: (entry: Entry) => boolean
}

/** Entries that are selected to be decided: of what waits, and was not handled by hand, what the person decides. */
export const useDecidable = <Entry extends DiaryEntry>({ scope, inSight, absences, mayDecide }: Decidable<Entry>) => {
  const { t } = useDiaryWords()
  const isOffered = (entry: Entry) => entry.status === 'WAITING' && entry.handledAt === null && mayDecide(entry)
  const selection = useSelection({ scope, inSight, isOffered })
  const { rows, clear, named } = selection
  return { entries: rows, clear, selection, boxes: named(entry => entryName(entry, absences, t)) }
}

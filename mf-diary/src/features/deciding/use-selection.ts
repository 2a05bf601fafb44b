import type { DiaryEntry, NamedList } from '@veckovis/contracts/diary'
import { useDiaryWords } from '../../wording/diary-words'
import type { RecordSelection } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { entryName } from '../../data/entry-texts'

/** What waits for a decision; what was handled by hand does not. */
const isOpen = ({ status, handledAt }: DiaryEntry) => status === 'WAITING' && handledAt === null

type SelectionOptions<Entry> = {
  /** The search and the filters as one text */
  readonly scope: string
  /** The entries of the page */
  readonly inSight: readonly Entry[]
  readonly mayDecide: (entry: Entry) => boolean
}

/**
 * Entries that are selected over the pages of the list. Another `scope` begins anew: what is decided is what the person
 * sees. Only what waits, and may be decided by the person, is offered.
 */
export const useSelection = <Entry extends DiaryEntry>({ scope, inSight, mayDecide }: SelectionOptions<Entry>) => {
  const { t } = useDiaryWords()
  const isOffered = (entry: Entry) => isOpen(entry) && mayDecide(entry)
  const [kept, keep] = useState<{ scope: string; entries: readonly Entry[] }>({ scope, entries: [] })
  const selected = kept.scope === scope ? kept.entries : []
  // What has changed since is decided as it stands on the page now.
  const entries = selected.map(entry => inSight.find(({ id }) => id === entry.id) ?? entry)
  const without = (taken: readonly Entry[]) => entries.filter(({ id }) => !taken.some(each => each.id === id))
  const select = (changed: readonly Entry[], isSelected: boolean) =>
    keep({ scope, entries: isSelected ? [...without(changed), ...changed] : without(changed) })
  return {
    entries,
    clear: () => keep({ scope, entries: [] }),
    ofPage: (absences: NamedList): RecordSelection<Entry> => ({
      isOffered,
      isSelected: ({ id }) => entries.some(each => each.id === id),
      label: entry => t('selection.select', { name: entryName(entry, absences, t) }),
      onSelect: (entry, selected) => select([entry], selected),
      allLabel: t('selection.selectAll'),
      onSelectAll: selected => select(inSight.filter(isOffered), selected),
    }),
  }
}

import type { DiaryEntry } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import type { DiaryDialog } from '../../data/diary-dialog'
import { optionsOf, type EntryOption } from './entry-options'
import { useDeleteEntry } from './use-delete-entry'
import { useSplitEntry } from './use-split-entry'

export type EntryAction = { readonly key: EntryOption; readonly label: string; readonly onSelect: () => void }

type EntryActionsOptions = {
  readonly unitId: number
  /** Today in Sweden; undefined until it is known. */
  readonly today: string | undefined
  /** Whether the person may approve in the unit */
  readonly approves: boolean
  readonly onDialog: (dialog: DiaryDialog) => void
}

/** What can be done with an entry, for a menu and for buttons. */
export const useEntryActions = ({ unitId, today, approves, onDialog }: EntryActionsOptions) => {
  const { t } = useTranslation('mf-diary')
  const remove = useDeleteEntry(unitId)
  const split = useSplitEntry(unitId)
  const run: Record<EntryOption, (entry: DiaryEntry) => unknown> = {
    edit: ({ id }) => onDialog({ kind: 'edit', id }),
    copy: ({ id }) => onDialog({ kind: 'copy', id }),
    again: ({ id }) => onDialog({ kind: 'copy', id }),
    nextYear: ({ id }) => onDialog({ kind: 'next-year', id }),
    handOver: ({ id }) => onDialog({ kind: 'hand-over', id }),
    change: ({ id }) => onDialog({ kind: 'change', id }),
    propose: ({ id }) => onDialog({ kind: 'change', id }),
    return: ({ id }) => onDialog({ kind: 'return', id }),
    split: entry => {
      onDialog({ kind: 'none' })
      return split(entry)
    },
    delete: entry => {
      onDialog({ kind: 'none' })
      return remove(entry)
    },
  }
  return (entry: DiaryEntry): EntryAction[] =>
    optionsOf(entry, today, approves).map(key => ({
      key,
      label: t(`actions.${key}`),
      onSelect: () => void run[key](entry),
    }))
}

import type { NamedList } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { entryName, type EntryToDecide } from '../../data/entry-texts'
import * as styles from './plan.module.css'

type CellDialogProps = {
  readonly entries: readonly EntryToDecide[]
  readonly absences: NamedList
  readonly onOpen: (id: number) => void
  readonly onClose: () => void
}

/** Several entries share a cell: which of them is meant. */
export const CellDialog = ({ entries, absences, onOpen, onClose }: CellDialogProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <Dialog open title={t('plan.several')} onCancel={onClose}>
      <ul className={styles.entries}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Button variant="quiet" onClick={() => onOpen(entry.id)}>
              {entryName(entry, absences, t)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

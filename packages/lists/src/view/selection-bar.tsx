import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { listWords } from '../list-words'
import * as styles from './list.module.css'

type SelectionBarProps = {
  readonly count: number
  readonly onClear: () => void
  /** Buttons for what can be done with all that is selected. */
  readonly children: ReactNode
}

/** How many rows are selected, and what can be done with them; nothing while none is. */
export const SelectionBar = ({ count, onClear, children }: SelectionBarProps) => {
  const { t } = useTranslation(listWords)
  return (
    <div role="status" className={styles.selectionPlace}>
      {count > 0 && (
        <div className={styles.selection}>
          <strong tabIndex={-1} data-part="count">
            {t('selected', { count })}
          </strong>
          {children}
          <Button variant="quiet" onClick={onClear}>
            {t('clearSelection')}
          </Button>
        </div>
      )}
    </div>
  )
}

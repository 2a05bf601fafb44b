import { useDiaryWords } from '../../wording/diary-words'
import { Button } from '@veckovis/ui'
import * as styles from './deciding.module.css'

export type Decision = 'approve' | 'reject'

type SelectionBarProps = {
  readonly count: number
  readonly onDecide: (decision: Decision) => void
  readonly onClear: () => void
}

/** How many entries are selected, and the two decisions on them; nothing while none is. */
export const SelectionBar = ({ count, onDecide, onClear }: SelectionBarProps) => {
  const { t } = useDiaryWords()
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <div className={styles.selection}>
          <strong>{t('selection.count', { count })}</strong>
          <Button variant="primary" onClick={() => onDecide('approve')}>
            {t('decide.approve.action')}
          </Button>
          <Button onClick={() => onDecide('reject')}>{t('decide.reject.action')}</Button>
          <Button variant="quiet" onClick={onClear}>
            {t('selection.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

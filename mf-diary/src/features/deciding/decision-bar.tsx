import { SelectionBar } from '@veckovis/lists'
import { Button } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { useDiaryWords } from '../../wording/diary-words'

export type Decision = 'approve' | 'reject'

type DecisionBarProps = {
  readonly count: number
  readonly onDecide: (decision: Decision) => void
  readonly onClear: () => void
  /** The way to select more of them. */
  readonly children?: ReactNode
}

/** How many entries are selected, and the two decisions on them; nothing while none is. */
export const DecisionBar = ({ count, onDecide, onClear, children }: DecisionBarProps) => {
  const { t } = useDiaryWords()
  return (
    <SelectionBar count={count} onClear={onClear}>
      {children}
      <Button variant="primary" onClick={() => onDecide('approve')}>
        {t('decide.approve.action')}
      </Button>
      <Button onClick={() => onDecide('reject')}>{t('decide.reject.action')}</Button>
    </SelectionBar>
  )
}

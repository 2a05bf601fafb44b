import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { importWords } from './import-words'

type Way = {
  readonly label: string
  readonly run: () => void
  readonly disabled?: boolean
  readonly loading?: boolean
}

type ImportButtonsProps = {
  /** To the step before; null where there is none. */
  readonly back: Way | null
  /** To the next step; null where there is none. */
  readonly on: Way | null
  /** Something is under way that cannot be given up. */
  readonly isBusy?: boolean
  /** There is nothing left to give up. */
  readonly isDone?: boolean
  readonly onClose: () => void
}

/** The ways back, out and on at the foot of an import. */
export const ImportButtons = ({ back, on, isBusy = false, isDone = false, onClose }: ImportButtonsProps) => {
  const { t } = useTranslation(importWords)
  return (
    <Inline justify="end">
      {back !== null && (
        <Button disabled={isBusy} onClick={back.run}>
          {back.label}
        </Button>
      )}
      <Button disabled={isBusy} onClick={onClose}>
        {t(isDone ? 'close' : 'cancel')}
      </Button>
      {on !== null && (
        <Button variant="primary" loading={on.loading ?? false} disabled={on.disabled ?? false} onClick={on.run}>
          {on.label}
        </Button>
      )}
    </Inline>
  )
}

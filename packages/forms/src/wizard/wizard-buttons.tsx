import { Button, Inline } from '@veckovis/ui'
import * as styles from './wizard.module.css'

export type WayTexts = {
  readonly cancel: string
  readonly back: string
  readonly next: string
  /** The way on from the last step. */
  readonly finish: string
}

type WizardButtonsProps = {
  readonly texts: WayTexts
  readonly isBusy: boolean
  readonly isWaiting: boolean
  /** The way on was pressed and opens by itself. */
  readonly isComing: boolean
  readonly isLast: boolean
  readonly onBack: (() => void) | null
  readonly onCancel: () => void
}

/** The ways out of a step; the one on submits the form that they stand in. */
export const WizardButtons = ({ texts, isBusy, isWaiting, isComing, isLast, onBack, onCancel }: WizardButtonsProps) => (
  <Inline justify="between" className={styles.buttons}>
    <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
      {texts.cancel}
    </Button>
    <Inline>
      {onBack !== null && (
        <Button disabled={isBusy} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button type="submit" variant="primary" loading={isBusy || isComing} disabled={isWaiting}>
        {isLast ? texts.finish : texts.next}
      </Button>
    </Inline>
  </Inline>
)
